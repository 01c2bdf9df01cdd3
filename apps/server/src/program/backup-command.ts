import { join } from 'node:path';
import type { Command } from 'commander';
import { auditIn } from '../operations/audit.ts';
import type { Settings } from '../settings.ts';
import { backUp, type Copy, restore } from '../store/backup.ts';
import { databaseIn } from '../store/files.ts';
import { StoreError } from '../store/store-error.ts';
import { whoAmI } from './carry-out.ts';
import type { Finish } from './operation-command.ts';
import type { Outcome } from './outcome.ts';
import { pathHere } from './path-here.ts';
import { settingsHere } from './settings-here.ts';

/** Both work on the file itself, whether a server runs or not: SQLite lets others read while it writes. */
export function addBackup(program: Command, finish: Finish): void {
  const backup = program
    .command('backup')
    .description('Copies all tables and matches into one file, also while the server runs.')
    .argument('[file]', 'where to; otherwise a new file in DATA_DIR/backups');
  backup.action((file?: string) => finish(backup, () => backUpTo(file)));
  const back = program
    .command('restore')
    .description('Puts a backup in place of what is there, which is kept beside it. The server must be down.')
    .argument('<file>', 'a backup');
  back.action((file: string) => finish(back, () => restoreFrom(pathHere(file))));
}

async function backUpTo(typed: string | undefined): Promise<Outcome> {
  const settings = settingsWithFile();
  const to = typed === undefined ? join(settings.dataDir, 'backups', `dolmen-${stamp()}.sqlite`) : pathHere(typed);
  const copy = await audited(settings, 'backup', { file: to }, () => backUp(databaseIn(settings.dataDir), to));
  return { value: copy, text: `${copy.file}: ${copy.bytes} bytes, checked.` };
}

async function restoreFrom(file: string): Promise<Outcome> {
  const settings = settingsWithFile();
  const aside = join(settings.dataDir, 'backups', `before-restore-${stamp()}.sqlite`);
  const database = databaseIn(settings.dataDir);
  const copy = await audited(settings, 'restore', { file }, () => restore(file, database, aside));
  return { value: { ...copy, aside }, text: `${copy.file} is ${file} now. What was there, if anything, is ${aside}.` };
}

/** A database has tools of its own for that, which know it better. */
function settingsWithFile(): Settings {
  const settings = settingsHere();
  if (settings.databaseUrl === null) return settings;
  throw new StoreError(
    'invalid',
    'everything is kept in PostgreSQL (DATABASE_URL): use pg_dump and pg_restore, or dolmen store copy',
  );
}

/** A time that may stand in the name of a file, also on Windows. */
const stamp = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');

async function audited(settings: Settings, operation: string, input: unknown, act: () => Promise<Copy>): Promise<Copy> {
  const write = (result: string): void =>
    auditIn(settings.dataDir)({ by: { via: 'program', who: whoAmI() }, operation, input, result });
  try {
    const copy = await act();
    write('done');
    return copy;
  } catch (error) {
    write('failed');
    throw error;
  }
}
