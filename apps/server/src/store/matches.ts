import type { DatabaseSync } from 'node:sqlite';
import { json } from './json.ts';
import { type Entry, type MatchStart, type MatchSummary, type StoredMatch, wordsOf } from './store.ts';
import { StoreError } from './store-error.ts';

/** The rows of matches and what happened in them. A change that is there already is not made again. */
interface Matches {
  /** Returns the key of its row. */
  begin(match: MatchStart): number;
  append(id: string, index: number, entry: Entry): void;
  /** Returns the code of its table. */
  finish(id: string, result: unknown, at: number): string;
  match(id: string): StoredMatch | null;
  byKey(key: number): StoredMatch | null;
  finishedAfter(key: number, limit: number): { readonly key: number; readonly match: StoredMatch }[];
  addFinished(match: StoredMatch): boolean;
}

export interface MatchRow {
  readonly key: number;
  readonly id: string;
  readonly code: string;
  readonly is_listed: number;
  readonly header: string;
  readonly seats: string;
  readonly setting: string;
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly result: string | null;
  readonly plies: number | null;
}

/** `seated` is told who plays in a new one. */
export function matchesIn(db: DatabaseSync, seated: (match: number, seats: MatchStart['seats']) => void): Matches {
  const sql = statements(db);
  const find = (id: string): MatchRow | undefined => sql.find.get(id) as MatchRow | undefined;
  const entriesOf = ({ key }: MatchRow): Entry[] => sql.entries.all(key).map(({ entry }) => JSON.parse(String(entry)));
  const stored = (row: MatchRow | undefined): StoredMatch | null =>
    row ? { ...startOf(row), ...endOf(row), entries: entriesOf(row) } : null;

  function known(id: string): MatchRow {
    const row = find(id);
    if (!row) throw new StoreError('unknown-match', `no match ${id}`);
    return row;
  }

  function repeatedBegin(row: MatchRow, match: MatchStart): number {
    const { id, code, isListed, header, seats, setting, startedAt } = match;
    if (json(startOf(row)) === json({ id, code, isListed, header, seats, setting, startedAt })) return row.key;
    throw new StoreError('conflict', `match ${id} exists already`);
  }

  function insert({ id, code, isListed, header, seats, setting, startedAt }: MatchStart): number {
    const values = [id, code, Number(isListed), json(header), json(seats), json(setting), startedAt] as const;
    const key = Number(sql.begin.run(...values).lastInsertRowid);
    seated(key, seats);
    return key;
  }

  return {
    begin(match) {
      const row = find(match.id);
      return row ? repeatedBegin(row, match) : insert(match);
    },
    append(id, index, entry) {
      const { key, ended_at } = known(id);
      const text = json(entry);
      if (sql.entry.get(key, index)?.entry === text) return;
      if (ended_at !== null) throw ended(id);
      const next = Number(sql.next.get(key)?.next);
      if (index !== next) throw new StoreError('conflict', `match ${id}: the next entry is ${next}, not ${index}`);
      sql.append.run(key, index, text);
    },
    finish(id, result, at) {
      const row = known(id);
      const text = json(result ?? null);
      if (row.ended_at === null) sql.finish.run(at, text, wordsOf(entriesOf(row)).length, row.key);
      else if (row.ended_at !== at || row.result !== text) throw ended(id);
      return row.code;
    },
    finishedAfter: (after, limit) =>
      (sql.over.all(after, checkedLimit(limit)) as unknown as MatchRow[]).flatMap((row) => {
        const match = stored(row);
        return match ? [{ key: row.key, match }] : [];
      }),
    addFinished(match) {
      if (find(match.id)) return false;
      const key = insert(match);
      for (const [index, entry] of match.entries.entries()) sql.append.run(key, index, json(entry));
      sql.finish.run(match.endedAt, json(match.result), wordsOf(match.entries).length, key);
      return true;
    },
    match: (id) => stored(find(id)),
    byKey: (key) => stored(sql.byKey.get(key) as MatchRow | undefined),
  };
}

/** SQLite takes a negative limit for none. */
export function checkedLimit(limit: number): number {
  if (!Number.isSafeInteger(limit) || limit < 0) throw new RangeError(`limit ${limit}`);
  return limit;
}

function statements(db: DatabaseSync) {
  return {
    find: db.prepare('SELECT * FROM matches WHERE id = ?'),
    byKey: db.prepare('SELECT * FROM matches WHERE key = ?'),
    begin: db.prepare(
      'INSERT INTO matches (id, code, is_listed, header, seats, setting, started_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    next: db.prepare('SELECT coalesce(max(position) + 1, 0) AS next FROM entries WHERE match = ?'),
    append: db.prepare('INSERT INTO entries (match, position, entry) VALUES (?, ?, ?)'),
    entry: db.prepare('SELECT entry FROM entries WHERE match = ? AND position = ?'),
    entries: db.prepare('SELECT entry FROM entries WHERE match = ? ORDER BY position'),
    finish: db.prepare('UPDATE matches SET ended_at = ?, result = ?, plies = ? WHERE key = ?'),
    over: db.prepare('SELECT * FROM matches WHERE ended_at IS NOT NULL AND key > ? ORDER BY key LIMIT ?'),
  };
}

const ended = (id: string): StoreError => new StoreError('ended', `match ${id} has ended`);

export function startOf({ id, code, is_listed, header, seats, setting, started_at }: MatchRow): MatchStart {
  const parsed = { header: JSON.parse(header), seats: JSON.parse(seats), setting: JSON.parse(setting) };
  return { id, code, isListed: is_listed === 1, ...parsed, startedAt: started_at };
}

function endOf({ result, ended_at }: MatchRow): Pick<StoredMatch, 'result' | 'endedAt'> {
  return { result: result === null ? null : JSON.parse(result), endedAt: ended_at };
}

export function summaryOf(row: MatchRow): MatchSummary {
  const { id, code, header, seats, startedAt } = startOf(row);
  const names = seats.map((seat) => (seat.kind === 'open' ? null : seat.name));
  const end = { endedAt: row.ended_at ?? 0, plies: row.plies ?? 0, result: endOf(row).result };
  return { id, code, game: header.game, seats: names, startedAt, ...end };
}
