import { at } from '@dolmen/core';
import { median, percentile } from '../measure.ts';
import { openBare } from './bare-match.ts';
import { SEATS } from './bare-state.ts';
import { openDolmen } from './dolmen-match.ts';
import { type Match, noSamples, type Samples } from './match.ts';
import type { Contestant } from './server-process.ts';
import { type Played, Tournament } from './tournament.ts';
import { type Usage, usageOf } from './usage.ts';

export interface Load {
  readonly contestant: Contestant;
  readonly address: string;
  readonly rooms: number;
  /** Moves a second, in all rooms together. */
  readonly pace: number;
  /** The longest time for opening the rooms and playing together. */
  readonly seconds: number;
}

export interface LoadResult {
  readonly p50Millis: number;
  readonly p99Millis: number;
  readonly bytesPerMove: number;
  readonly cpuSecondsPer1000Moves: number;
  readonly coreShare: number;
  readonly kilobytesPerRoom: number;
  readonly movesPerSecond: number;
  readonly moves: number;
  /** Rooms whose game came to its end. */
  readonly gamesFinished: number;
}

/** Before anything is measured: so many seconds of play, but only the first few moves of a game. */
const WARM_UP = { seconds: 3, movesPerRoom: 20 };
/** However long the opening took. */
const LEAST_SECONDS = 5;
/** So many rooms are opened at the same time. */
const AT_ONCE = 10;

/** Fills an empty server with rooms, and plays in all of them; `began`: what counts begins now. */
export async function runLoad(load: Load, tell: (line: string) => void, began = () => {}): Promise<LoadResult> {
  const { address, rooms, pace, seconds } = load;
  const deadline = performance.now() + seconds * 1000;
  const empty = await usageOf(address);
  tell(`opening ${rooms} rooms`);
  const tournament = new Tournament(await openAll(load), pace);
  const open = await usageOf(address);
  tell(`playing at ${pace} moves/s`);
  await tournament.play(Math.min(WARM_UP.seconds, (WARM_UP.movesPerRoom * rooms) / pace), noSamples());
  const samples = noSamples();
  began();
  const before = await usageOf(address);
  const left = (deadline - performance.now()) / 1000;
  const played = await tournament.play(Math.max(left, LEAST_SECONDS), samples);
  const cpuSeconds = (await usageOf(address)).cpuSeconds - before.cpuSeconds;
  return {
    ...summaryOf(samples, played, cpuSeconds),
    kilobytesPerRoom: kilobytesPerRoom(empty, open, rooms),
    gamesFinished: tournament.finished,
  };
}

async function openAll({ contestant, address, rooms }: Load): Promise<Match[]> {
  const matches: Match[] = [];
  let next = 0;
  const openNext = async (): Promise<void> => {
    while (next < rooms) matches.push(await openRoom(contestant, address, next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  return matches;
}

const openRoom = (contestant: Contestant, address: string, index: number): Promise<Match> =>
  contestant === 'dolmen'
    ? openDolmen(address, index, { game: 'keltis', seats: SEATS, options: {} }, (legal) => at(legal, 0))
    : openBare(address, index);

const summaryOf = ({ millis, bytes }: Samples, { moves, seconds }: Played, cpuSeconds: number) => ({
  p50Millis: median(millis),
  p99Millis: percentile(millis, 0.99),
  bytesPerMove: median(bytes),
  cpuSecondsPer1000Moves: (cpuSeconds / moves) * 1000,
  coreShare: cpuSeconds / seconds,
  movesPerSecond: moves / seconds,
  moves,
});

const kilobytesPerRoom = (empty: Usage, open: Usage, rooms: number): number =>
  (open.residentBytes - empty.residentBytes) / rooms / 1024;
