import type { DatabaseSync } from 'node:sqlite';
import {
  type Entry,
  type FinishedQuery,
  type MatchStart,
  type MatchSummary,
  type StoredMatch,
  wordsOf,
} from './store.ts';
import { StoreError } from './store-error.ts';

/** What a store does, on an open database and at once; the caller makes it durable. */
export interface Matches {
  begin(match: MatchStart): void;
  append(id: string, index: number, entry: Entry): void;
  finish(id: string, result: unknown, at: number): void;
  unfinished(): StoredMatch[];
  match(id: string): StoredMatch | null;
  finished(query: FinishedQuery): MatchSummary[];
}

interface MatchRow {
  readonly key: number;
  readonly id: string;
  readonly code: string;
  readonly header: string;
  readonly seats: string;
  readonly setting: string;
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly result: string | null;
  readonly plies: number | null;
}

export function matchesIn(db: DatabaseSync): Matches {
  const sql = statements(db);
  const find = (id: string): MatchRow | undefined => sql.find.get(id) as MatchRow | undefined;
  const entriesOf = (row: MatchRow): Entry[] => sql.entries.all(row.key).map(({ entry }) => JSON.parse(String(entry)));
  const stored = (row: MatchRow): StoredMatch => ({ ...startOf(row), ...endOf(row), entries: entriesOf(row) });

  function running(id: string): MatchRow {
    const row = find(id);
    if (!row) throw new StoreError('unknown-match', `no match ${id}`);
    if (row.ended_at !== null) throw new StoreError('ended', `match ${id} has ended`);
    return row;
  }

  return {
    begin(match) {
      const { id, code, header, seats, setting, startedAt } = match;
      if (find(id)) throw new StoreError('conflict', `match ${id} exists already`);
      sql.begin.run(id, code, json(header), json(seats), json(setting), startedAt);
    },
    append(id, index, entry) {
      const { key } = running(id);
      const next = Number(sql.next.get(key)?.next);
      if (index !== next) throw new StoreError('conflict', `match ${id}: the next entry is ${next}, not ${index}`);
      sql.append.run(key, index, json(entry));
    },
    finish(id, result, at) {
      const row = running(id);
      sql.finish.run(at, json(result ?? null), wordsOf(entriesOf(row)).length, row.key);
    },
    unfinished: () => rows(sql.unfinished.all()).map(stored),
    match(id) {
      const row = find(id);
      return row ? stored(row) : null;
    },
    finished({ limit, before }) {
      // SQLite takes a negative limit for none.
      if (!Number.isSafeInteger(limit) || limit < 0) throw new RangeError(`limit ${limit}`);
      const page = before ? sql.older.all(before.endedAt, before.id, limit) : sql.newest.all(limit);
      return rows(page).map(summaryOf);
    },
  };
}

function statements(db: DatabaseSync) {
  const archive = (where: string): string =>
    `SELECT * FROM matches WHERE ended_at IS NOT NULL ${where} ORDER BY ended_at DESC, id DESC LIMIT ?`;
  return {
    find: db.prepare('SELECT * FROM matches WHERE id = ?'),
    begin: db.prepare('INSERT INTO matches (id, code, header, seats, setting, started_at) VALUES (?, ?, ?, ?, ?, ?)'),
    next: db.prepare('SELECT coalesce(max(position) + 1, 0) AS next FROM entries WHERE match = ?'),
    append: db.prepare('INSERT INTO entries (match, position, entry) VALUES (?, ?, ?)'),
    entries: db.prepare('SELECT entry FROM entries WHERE match = ? ORDER BY position'),
    finish: db.prepare('UPDATE matches SET ended_at = ?, result = ?, plies = ? WHERE key = ?'),
    unfinished: db.prepare('SELECT * FROM matches WHERE ended_at IS NULL ORDER BY started_at, key'),
    newest: db.prepare(archive('')),
    older: db.prepare(archive('AND (ended_at, id) < (?, ?)')),
  };
}

const rows = (found: unknown[]): MatchRow[] => found as MatchRow[];

/** Throws where JSON would leave something out in silence: `undefined` has no text. */
function json(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError('not plain JSON');
  return text;
}

function startOf({ id, code, header, seats, setting, started_at }: MatchRow): MatchStart {
  const parsed = { header: JSON.parse(header), seats: JSON.parse(seats), setting: JSON.parse(setting) };
  return { id, code, ...parsed, startedAt: started_at };
}

function endOf({ result, ended_at }: MatchRow): Pick<StoredMatch, 'result' | 'endedAt'> {
  return { result: result === null ? null : JSON.parse(result), endedAt: ended_at };
}

function summaryOf(row: MatchRow): MatchSummary {
  const { id, code, header, seats, startedAt } = startOf(row);
  const names = seats.map((seat) => (seat.kind === 'open' ? null : seat.name));
  const end = { endedAt: row.ended_at ?? 0, plies: row.plies ?? 0, result: endOf(row).result };
  return { id, code, game: header.game, seats: names, startedAt, ...end };
}
