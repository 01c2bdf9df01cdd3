import { table } from '@dolmen/bench/table';
import { formatSeed } from '@dolmen/core';
import type { Contest, Outcome } from './contest.ts';
import type { Standing } from './standings.ts';

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const row = ({ player, won, games, share, low, high, fairShare, meanScore, medianMillis, p95Millis }: Standing) => [
  player,
  percent(share),
  `${percent(low)} to ${percent(high)}`,
  percent(fairShare),
  `${Number(won.toFixed(1))}/${games}`,
  meanScore.toFixed(1),
  medianMillis.toFixed(2),
  p95Millis.toFixed(2),
];

/** For people. */
export function reportOf({ game, seats, seed }: Contest, { games, meanPlies, standings }: Outcome): string {
  const head = `${game}, ${seats} seats, ${games} games of ${meanPlies.toFixed(0)} moves, seed ${formatSeed(seed)}`;
  const columns = ['player', 'wins', '95 %', 'fair', 'won', 'points', 'ms (median)', 'ms (p95)'];
  return `${head}\n\n${table([columns, ...standings.map(row)])}`;
}

/** For machines: the contest as it can be held again, and its outcome. */
export const jsonOf = (contest: Contest, outcome: Outcome): string =>
  JSON.stringify({ ...contest, ...outcome, seed: formatSeed(contest.seed) });
