import { DatabaseSync } from 'node:sqlite';
import type { Store, StoredMatch } from '../store.ts';

/** Every match under way: what no server ever asks for at once. */
export async function unfinishedIn(store: Store): Promise<StoredMatch[]> {
  const codes = await store.leftSince(Number.MAX_SAFE_INTEGER, 10_000);
  const tables = await Promise.all(codes.map((code) => store.byCode(code)));
  return tables.flatMap((table) => (table?.match && table.match.endedAt === null ? [table.match] : []));
}

/** The match under way at a table. */
export async function runningAt(store: Store, code: string): Promise<StoredMatch | undefined> {
  const match = (await store.byCode(code))?.match;
  return match?.endedAt === null ? match : undefined;
}

/** How many matches were ever begun at a table, as another program reads the file. */
export function matchesBegunAt(file: string, code: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const found = db.prepare('SELECT count(*) AS begun FROM matches WHERE code = ?').get(code);
  db.close();
  return Number(found?.begun);
}
