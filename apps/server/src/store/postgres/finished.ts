import { checkedLimit } from '../matches.ts';
import type { FinishedQuery, MatchSummary, OwnMatch, SeatInfo } from '../store.ts';
import { startIn, summaryIn } from './matches.ts';
import type { Row, Run } from './run.ts';

/** Matches that are over, the newest first, a page at a time. */

const COLUMNS =
  'm.id, m.code AS match_code, m.is_listed, m.header, m.seats, m.setting AS match_setting, m.started_at, m.ended_at, m.result, m.plies';

export async function finished(run: Run, query: FinishedQuery): Promise<MatchSummary[]> {
  return (await find(run, 'matches m', 'm.is_listed', [], query)).map(summaryIn);
}

export async function finishedOf(run: Run, owner: string, query: FinishedQuery): Promise<OwnMatch[]> {
  const rows = await find(run, 'seated s JOIN matches m ON m.key = s.match', 's.owner = $1', [owner], query);
  return rows.map((row) => ownMatch(row, owner));
}

function find(
  run: Run,
  from: string,
  first: string,
  given: readonly unknown[],
  { before, game, seats, limit }: FinishedQuery,
): Promise<Row[]> {
  const values = [...given];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const conditions = ['m.ended_at IS NOT NULL', first];
  if (before) conditions.push(`(m.ended_at, m.id) < (${value(before.endedAt)}, ${value(before.id)})`);
  if (game !== undefined) conditions.push(`m.game = ${value(game)}`);
  if (seats !== undefined) conditions.push(`m.seat_count = ${value(seats)}`);
  const sql = `SELECT ${COLUMNS} FROM ${from} WHERE ${conditions.join(' AND ')}
    ORDER BY m.ended_at DESC, m.id DESC LIMIT ${value(checkedLimit(limit))}`;
  return run(sql, values);
}

function ownMatch(row: Row, owner: string): OwnMatch {
  const { seats } = startIn(row);
  const isOwn = (one: SeatInfo): boolean => one.kind === 'person' && one.owner === owner;
  return { ...summaryIn(row), seat: seats.findIndex(isOwn), kinds: seats.map(({ kind }) => kind) };
}
