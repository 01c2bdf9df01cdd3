import type { EngineResult } from './engine.ts';
import { table } from './table.ts';

const round = (value: number): string => Math.round(value).toLocaleString('en');

function row(name: string, { gamesPerSecond, movesPerSecond, ratioToBoardgameIo }: EngineResult): string[] {
  const ratio = ratioToBoardgameIo === undefined ? '' : `${round(ratioToBoardgameIo)} ×`;
  return [name, round(gamesPerSecond), round(movesPerSecond), ratio];
}

export function engineTable(results: Record<string, EngineResult>): string {
  const rows = Object.entries(results).flatMap(([name, result]) => [
    row(name, result),
    ...(result.boardgameIo ? [row(`${name} in boardgame.io`, result.boardgameIo)] : []),
  ]);
  return table([['random players', 'games/s', 'moves/s', 'ratio'], ...rows]);
}
