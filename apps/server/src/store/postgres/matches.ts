import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { json } from '../json.ts';
import { checkedLimit } from '../matches.ts';
import { type Entry, type MatchStart, type MatchSummary, type StoredMatch, wordsOf } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { numberOf, parsed } from './json-row.ts';
import { seat } from './people.ts';
import type { Row, Run } from './run.ts';

/** A match under way has a row for each entry; one that is over is folded into its own row, compressed. */

/** Of a match, with its entries: in one statement, so that all is of one moment. */
export const WHOLE = `m.key, m.id, m.code AS match_code, m.is_listed, m.header, m.seats, m.setting AS match_setting, m.started_at,
  m.ended_at, m.result, m.folded, ARRAY(SELECT e.entry FROM entries e WHERE e.match = m.key ORDER BY e.position) AS entries`;

export function matchIn(row: Row): StoredMatch {
  const end = { result: row.result === null ? null : parsed(row.result), endedAt: numberOf(row.ended_at) };
  return { ...startIn(row), ...end, entries: entriesIn(row) };
}

export const entriesIn = ({ folded, entries }: Row): Entry[] =>
  folded === null ? (entries as string[]).map((entry) => JSON.parse(entry)) : unfold(folded as Buffer);

export const startIn = (row: Row): MatchStart => ({
  id: String(row.id),
  code: String(row.match_code),
  isListed: row.is_listed === true,
  header: parsed(row.header) as MatchStart['header'],
  seats: parsed(row.seats) as MatchStart['seats'],
  setting: parsed(row.match_setting),
  startedAt: Number(row.started_at),
});

export function summaryIn(row: Row): MatchSummary {
  const { id, code, header, seats, startedAt } = startIn(row);
  const names = seats.map((one) => (one.kind === 'open' ? null : one.name));
  const end = { endedAt: Number(row.ended_at), plies: Number(row.plies), result: parsed(row.result) };
  return { id, code, game: header.game, seats: names, startedAt, ...end };
}

const fold = (entries: readonly Entry[]): Buffer => brotliCompressSync(json(entries));

const unfold = (folded: Buffer): Entry[] => JSON.parse(brotliDecompressSync(folded).toString());

export async function findMatch(run: Run, id: string): Promise<Row | null> {
  const [row] = await run(`SELECT ${WHOLE} FROM matches m WHERE m.id = $1`, [id]);
  return row ?? null;
}

export async function knownMatch(run: Run, id: string): Promise<Row> {
  const row = await findMatch(run, id);
  if (row === null) throw new StoreError('unknown-match', `no match ${id}`);
  return row;
}

/** Returns its key. */
export async function beginMatch(run: Run, match: MatchStart): Promise<unknown> {
  const row = await findMatch(run, match.id);
  if (row === null) return insertMatch(run, match);
  const { id, code, isListed, header, seats, setting, startedAt } = match;
  if (json(startIn(row)) === json({ id, code, isListed, header, seats, setting, startedAt })) return row.key;
  throw new StoreError('conflict', `match ${id} exists already`);
}

async function insertMatch(run: Run, match: MatchStart): Promise<unknown> {
  const { id, code, isListed, header, seats, setting, startedAt } = match;
  const texts = [json(header), json(seats), json(setting)];
  const [row] = await run(
    `INSERT INTO matches (id, code, is_listed, game, seat_count, header, seats, setting, started_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING key`,
    [id, code, isListed, header.game, header.seats, ...texts, startedAt],
  );
  await seat(run, row?.key, seats);
  return row?.key;
}

/** To end it as it has ended already changes nothing. */
export async function finishMatch(run: Run, row: Row, result: unknown, at: number): Promise<void> {
  const text = json(result ?? null);
  if (row.ended_at === null) return end(run, row.key, entriesIn(row), { text, result, at });
  if (numberOf(row.ended_at) !== at || row.result !== text) throw hasEnded(String(row.id));
}

interface End {
  readonly text: string;
  readonly result: unknown;
  readonly at: number | null;
}

async function end(run: Run, key: unknown, entries: readonly Entry[], { text, result, at }: End): Promise<void> {
  const plies = wordsOf(entries).length;
  await run(
    'UPDATE matches SET ended_at = $2, result = $3, is_abandoned = $4, plies = $5, folded = $6 WHERE key = $1',
    [key, at, text, isAbandoned(result), plies, fold(entries)],
  );
  await run('DELETE FROM entries WHERE match = $1', [key]);
}

const isAbandoned = (result: unknown): boolean => (result as { by?: unknown } | null)?.by === 'abandoned';

export const hasEnded = (id: string): StoreError => new StoreError('ended', `match ${id} has ended`);

export async function addFinished(run: Run, match: StoredMatch): Promise<boolean> {
  if ((await findMatch(run, match.id)) !== null) return false;
  const { entries, result, endedAt } = match;
  await end(run, await insertMatch(run, match), entries, { text: json(result), result, at: endedAt });
  return true;
}

export async function finishedAfter(run: Run, after: number, limit: number) {
  const rows = await run(
    `SELECT ${WHOLE} FROM matches m WHERE m.ended_at IS NOT NULL AND m.key > $1 ORDER BY m.key LIMIT $2`,
    [after, checkedLimit(limit)],
  );
  return rows.map((row) => ({ key: Number(row.key), match: matchIn(row) }));
}
