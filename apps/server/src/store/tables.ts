import type { DatabaseSync } from 'node:sqlite';
import { json } from './json.ts';
import { checkedLimit } from './matches.ts';
import type { TableStart } from './store.ts';
import { StoreError } from './store-error.ts';

/** The rows of tables; each knows the key of its match. */
interface Tables {
  open(table: TableStart, at: number): void;
  save(code: string, state: unknown, at: number): void;
  /** From now on its match is the one with this key. */
  turnTo(match: number, code: string, state: unknown, at: number): void;
  remove(code: string): void;
  byCode(code: string): (TableStart & { readonly matchKey: number | null }) | null;
  leftSince(at: number, limit: number): string[];
  /** Whose state names this person. */
  naming(owner: string): string[];
}

interface TableRow {
  readonly code: string;
  readonly setting: string;
  readonly state: string;
  readonly match: number | null;
}

export function tablesIn(db: DatabaseSync): Tables {
  const sql = statements(db);
  const find = (code: string): TableRow | undefined => sql.find.get(code) as TableRow | undefined;
  const mustBeOne = ({ changes }: { readonly changes: number | bigint }, code: string): void => {
    if (Number(changes) !== 1) throw new StoreError('unknown-table', `no table ${code}`);
  };
  return {
    open({ code, setting, state }, at) {
      const row = find(code);
      if (!row) sql.open.run(code, json(setting), json(state), at);
      else if (row.setting !== json(setting) || row.state !== json(state)) throw taken(code);
    },
    save: (code, state, at) => mustBeOne(sql.save.run(json(state), at, code), code),
    turnTo: (match, code, state, at) => mustBeOne(sql.turnTo.run(match, json(state), at, code), code),
    remove: (code) => void sql.remove.run(code),
    byCode(code) {
      const row = find(code);
      if (!row) return null;
      return { code, setting: JSON.parse(row.setting), state: JSON.parse(row.state), matchKey: row.match };
    },
    leftSince: (at, limit) => sql.left.all(at, checkedLimit(limit)).map(({ code }) => String(code)),
    naming: (owner) => sql.naming.all(owner).map(({ code }) => String(code)),
  };
}

function statements(db: DatabaseSync) {
  return {
    find: db.prepare('SELECT code, setting, state, match FROM tables WHERE code = ?'),
    open: db.prepare('INSERT INTO tables (code, setting, state, seen_at) VALUES (?, ?, ?, ?)'),
    save: db.prepare('UPDATE tables SET state = ?, seen_at = ? WHERE code = ?'),
    turnTo: db.prepare('UPDATE tables SET match = ?, state = ?, seen_at = ? WHERE code = ?'),
    remove: db.prepare('DELETE FROM tables WHERE code = ?'),
    left: db.prepare('SELECT code FROM tables WHERE seen_at < ? ORDER BY seen_at, code LIMIT ?'),
    naming: db.prepare('SELECT code FROM tables WHERE instr(state, ?) > 0'),
  };
}

const taken = (code: string): StoreError => new StoreError('conflict', `there is a table ${code} already`);
