import { median, percentile } from '@dolmen/bench/measure';
import type { RuneKind } from '@dolmen/core/rune-stones';
import { type Interval, wilson } from '../wilson.ts';
import type { GameCount, KindCount, PlayerCount } from './census.ts';
import { type BySource, noPoints, SOURCES } from './sources.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const playersOf = (counts: readonly GameCount[]): PlayerCount[] => counts.flatMap(({ players }) => players);

export interface Length {
  readonly mean: number;
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
  /** The part of the games that ended because nobody scored any more. */
  readonly byLimit: number;
}

export function lengthOf(counts: readonly GameCount[]): Length {
  const rounds = counts.map((count) => count.rounds);
  const limited = counts.filter(({ endedBy }) => endedBy === 'limit').length;
  return {
    mean: mean(rounds),
    p10: percentile(rounds, 0.1),
    median: median(rounds),
    p90: percentile(rounds, 0.9),
    byLimit: limited / counts.length,
  };
}

/** Points of one player in one game. */
export function sourcesOf(counts: readonly GameCount[]): BySource {
  const players = playersOf(counts);
  const sums = noPoints();
  for (const source of SOURCES) sums[source] = mean(players.map(({ sources }) => sources[source]));
  return sums;
}

export interface PlaceFigures extends Interval {
  readonly points: number;
}

/** By place in the order of play. */
export function placesOf(counts: readonly GameCount[]): PlaceFigures[] {
  const seats = counts[0]?.players.length ?? 0;
  return Array.from({ length: seats }, (_, place) => {
    const those = playersOf(counts).filter((player) => player.place === place);
    const won = those.reduce((sum, player) => sum + player.won, 0);
    return { ...wilson(won, those.length), points: mean(those.map(({ score }) => score)) };
  });
}

export interface RuneFigures extends Interval {
  /** By how many players a game, and as which stone of theirs on average. */
  readonly taken: number;
  readonly order: number;
  /** Points more than the mean of the game. */
  readonly lead: number;
}

/** What those who took a rune stone of this kind got of it. */
export function runeFiguresOf(counts: readonly GameCount[], kind: RuneKind): RuneFigures {
  const takers = counts.flatMap(({ players }) => {
    const average = mean(players.map(({ score }) => score));
    return players
      .filter(({ runes }) => runes.includes(kind))
      .map(({ won, score, runes }) => ({ won, lead: score - average, order: runes.indexOf(kind) + 1 }));
  });
  const won = takers.reduce((sum, taker) => sum + taker.won, 0);
  return {
    ...wilson(won, takers.length),
    taken: takers.length / counts.length,
    order: mean(takers.map(({ order }) => order)),
    lead: mean(takers.map(({ lead }) => lead)),
  };
}

/** Of one game, all cards of the kind together. */
export function kindFiguresOf(counts: readonly GameCount[], name: string): KindCount {
  const of = (what: keyof KindCount): number => mean(counts.map(({ kinds }) => kinds[name]?.[what] ?? 0));
  return { offered: of('offered'), summoned: of('summoned'), found: of('found'), magic: of('magic'), used: of('used') };
}
