import { type AnyGame, GAMES, replay, type Seat } from '@dolmen/core';
import type { RecordFile } from '@dolmen/records';
import type { Turn } from '../replay/messages.ts';
import { turnsOf } from '../replay/turns.ts';

/** What somebody did in a match. */
interface SeatStatistics {
  readonly turns: number;
  /** What a turn brought. */
  readonly average: number;
  readonly best: number;
}

/** A match in figures. */
export interface Statistics {
  readonly turns: number;
  readonly seats: readonly SeatStatistics[];
  /** The turn that brought most; `null`: none brought anything. */
  readonly best: { readonly seat: Seat; readonly turn: number; readonly points: number } | null;
  /** How often somebody else came to lead alone. */
  readonly leads: number;
  /** `null` where nobody wrote it down. */
  readonly millis: number | null;
}

const gainsOf = (turns: readonly Turn[], before: readonly number[]): readonly number[] =>
  turns.map(({ seat, scores }, index) => (scores[seat] ?? 0) - ((turns[index - 1]?.scores ?? before)[seat] ?? 0));

function seatStatistics(turns: readonly Turn[], gains: readonly number[], seat: Seat): SeatStatistics {
  const own = gains.filter((_, index) => turns[index]?.seat === seat);
  const sum = own.reduce((sum, gain) => sum + gain, 0);
  return { turns: own.length, average: own.length === 0 ? 0 : sum / own.length, best: Math.max(0, ...own) };
}

function bestOf(turns: readonly Turn[], gains: readonly number[]): Statistics['best'] {
  const points = Math.max(0, ...gains);
  const index = gains.indexOf(points);
  return points === 0 ? null : { seat: turns[index]?.seat ?? 0, turn: index + 1, points };
}

/** Who leads alone. */
function leaderOf({ scores }: Turn): Seat | null {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : null;
}

function leadsOf(turns: readonly Turn[]): number {
  const leaders = turns.map(leaderOf).filter((leader) => leader !== null);
  return leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length;
}

/** From its turns, and what everybody had before the first. */
export function statisticsOf(turns: readonly Turn[], before: readonly number[]): Omit<Statistics, 'millis'> {
  const gains = gainsOf(turns, before);
  return {
    turns: turns.length,
    seats: before.map((_, seat) => seatStatistics(turns, gains, seat)),
    best: bestOf(turns, gains),
    leads: leadsOf(turns),
  };
}

const durationOf = ({ startedAt, endedAt }: RecordFile): number | null =>
  startedAt === undefined || endedAt === undefined ? null : Date.parse(endedAt) - Date.parse(startedAt);

/** What everybody has before the first turn: in Keltis less than nothing. */
function pointsBefore(file: RecordFile): readonly number[] {
  const game: AnyGame = GAMES[file.game];
  const begun = replay(game, file, { to: 0 });
  return begun.ok ? game.scores(begun.value).map(({ total }) => total) : [];
}

/** The same from a record. */
export function statisticsFrom(file: RecordFile): Statistics {
  const walk = turnsOf(GAMES[file.game], file);
  let step = walk.next();
  while (!step.done) step = walk.next();
  return { ...statisticsOf(step.value, pointsBefore(file)), millis: durationOf(file) };
}
