import type { BotsResult } from './bots.ts';
import { ratioName } from './engine-table.ts';
import { table } from './table.ts';

const rate = (value: number): string => Math.round(value).toLocaleString('en');

function rows({ game, playouts, playoutsPerSecond, before }: BotsResult, commit: string): string[][] {
  const own = [game, String(playouts), rate(playoutsPerSecond)];
  if (before === undefined) return [own];
  const same = `${before.sameWords} of ${before.words}`;
  return [
    own,
    [`${game} at ${commit}`, String(playouts), rate(before.playoutsPerSecond), ratioName(before.ratio), same],
  ];
}

/** `commit` names what was compared with. */
export function botsTable(results: readonly BotsResult[], commit = ''): string {
  const head = ['search', 'playouts a choice', 'playouts/s', 'ours is', 'same words'];
  return table([head, ...results.flatMap((result) => rows(result, commit))]);
}
