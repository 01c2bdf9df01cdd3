import type { Compared, EngineResult } from './engine.ts';
import type { Rate } from './measure.ts';
import { table } from './table.ts';

const round = (value: number): string => Math.round(value).toLocaleString('en');
export const ratioName = (ratio: number): string => `${ratio < 10 ? ratio.toFixed(2) : round(ratio)} ×`;

const row = (name: string, { gamesPerSecond, movesPerSecond }: Rate, ratio = ''): string[] => [
  name,
  round(gamesPerSecond),
  round(movesPerSecond),
  ratio,
];

const peerRow = (name: string, peer: Compared | undefined): string[][] =>
  peer === undefined ? [] : [row(name, peer, ratioName(peer.ratio))];

/** `commit` names what was compared with. */
export function engineTable(results: Record<string, EngineResult>, commit = ''): string {
  const rows = Object.entries(results).flatMap(([name, result]) => [
    row(name, result),
    ...peerRow(`${name} at ${commit}`, result.before),
    ...peerRow(`${name} in boardgame.io`, result.boardgameIo),
  ]);
  return table([['random players', 'games/s', 'moves/s', 'ours is'], ...rows]);
}
