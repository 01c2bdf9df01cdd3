import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../settings.ts';
import { checkPages, explain } from '../store/database.ts';
import { databaseIn } from '../store/files.ts';
import { inspect, NEWEST, versionOf } from '../store/schema.ts';
import { type Finding, ill, reasonOf, well } from './finding.ts';

export async function examineDatabase({ dataDir, databaseUrl }: Settings): Promise<Finding> {
  if (databaseUrl === null) return examineFile(dataDir);
  const { examinePostgres } = await import('./postgres.ts');
  return examinePostgres(databaseUrl);
}

/** Reads all of it, also while a server writes. */
function examineFile(dataDir: string): Finding {
  const file = databaseIn(dataDir);
  if (!existsSync(file)) return well('database', 'none yet; it is made at the first start');
  try {
    const version = checkedVersion(file);
    const size = `${Math.ceil(statSync(file).size / 1024)} kB`;
    const next = version < NEWEST ? `; the next start brings it to format ${NEWEST}: make a backup before` : '';
    return well('database', `${size}, format ${version}, every page is whole${next}`);
  } catch (error) {
    return ill('database', reasonOf(explain(error, file)), 'dolmen restore <backup>');
  }
}

function checkedVersion(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    inspect(db);
    checkPages(db);
    return versionOf(db);
  } finally {
    db.close();
  }
}
