import { existsSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../database.ts';
import { besides } from '../files.ts';
import { matchesIn } from '../matches.ts';
import { peopleIn } from '../people.ts';
import type { StoredMatch } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { tablesIn } from '../tables.ts';
import { type CopiedTable, PLAIN, type Source, type Target, type Value } from './side.ts';

/** The file must be there, and no server may use it. */
export function fromFile(file: string): Source {
  if (!existsSync(file)) throw new StoreError('unavailable', `${file}: there is no such file`);
  const { db, close } = openDatabase(file);
  const matches = matchesIn(db, () => {});
  return {
    *matches() {
      for (const { key } of db.prepare('SELECT key FROM matches ORDER BY key').all()) {
        const match = matches.byKey(Number(key));
        if (match) yield match;
      }
    },
    *tables() {
      const all = db.prepare(
        'SELECT tables.*, matches.id AS match_id FROM tables LEFT JOIN matches ON matches.key = tables.match ORDER BY tables.code',
      );
      for (const row of all.iterate()) yield tableOf(row);
    },
    *rows(relation) {
      const sql = `SELECT ${PLAIN[relation].join(', ')} FROM ${relation} ORDER BY 1, 2`;
      for (const row of db.prepare(sql).iterate()) yield Object.values(row) as Value[];
    },
    close: async () => close(),
  };
}

const tableOf = (row: Record<string, unknown>): CopiedTable => ({
  code: String(row.code),
  setting: JSON.parse(String(row.setting)),
  state: JSON.parse(String(row.state)),
  match: row.match_id === null ? null : String(row.match_id),
  seenAt: Number(row.seen_at),
  dueAt: row.due_at === null ? null : Number(row.due_at),
});

/** A new file. */
export function toFile(file: string): Target {
  if (existsSync(file)) throw new StoreError('conflict', `${file} is there already; name another file`);
  const { db, close } = openDatabase(file);
  db.exec('BEGIN IMMEDIATE');
  let isDone = false;
  return {
    ...additionsTo(db),
    async commit() {
      db.exec('COMMIT');
      isDone = true;
    },
    async close() {
      close();
      if (!isDone) for (const left of [file, ...besides(file)]) rmSync(left, { force: true });
      rmSync(`${file}.lock`, { force: true });
    },
  };
}

function additionsTo(db: DatabaseSync): Pick<Target, 'addMatch' | 'addTable' | 'addRow'> {
  const matches = matchesIn(db, peopleIn(db).seated);
  const tables = tablesIn(db);
  const link = db.prepare(
    'UPDATE tables SET match = (SELECT key FROM matches WHERE id = ?), due_at = ? WHERE code = ?',
  );
  const begin = (match: StoredMatch): void => {
    matches.begin(match);
    for (const [index, entry] of match.entries.entries()) matches.append(match.id, index, entry);
  };
  return {
    async addMatch(match) {
      if (match.endedAt === null) begin(match);
      else matches.addFinished(match);
    },
    async addTable({ code, setting, state, match, seenAt, dueAt }) {
      tables.open({ code, setting, state }, seenAt);
      link.run(match, dueAt, code);
    },
    async addRow(relation, values) {
      const columns = PLAIN[relation];
      const places = columns.map(() => '?').join(', ');
      db.prepare(`INSERT INTO ${relation} (${columns.join(', ')}) VALUES (${places})`).run(...values);
    },
  };
}
