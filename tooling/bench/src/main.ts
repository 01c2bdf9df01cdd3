import { parseArgs } from 'node:util';
import { benchEngines, type EngineResult } from './engine.ts';

/** `npm run bench [-- [--json] [suite …]]`: without a suite, all of them. Progress goes to standard error. */

const SUITES = { engine: benchEngines } as const;
type Suite = keyof typeof SUITES;

const isSuite = (name: string): name is Suite => Object.hasOwn(SUITES, name);
const round = (value: number): string => Math.round(value).toLocaleString('en');

function row(name: string, { gamesPerSecond, movesPerSecond, ratioToBoardgameIo }: EngineResult): string[] {
  const ratio = ratioToBoardgameIo === undefined ? '' : `${round(ratioToBoardgameIo)} ×`;
  return [name, round(gamesPerSecond), round(movesPerSecond), ratio];
}

function table(results: Record<string, EngineResult>): string {
  const rows = Object.entries(results).flatMap(([name, result]) => [
    row(name, result),
    ...(result.boardgameIo ? [row(`${name} in boardgame.io`, result.boardgameIo)] : []),
  ]);
  const lines = [['random players', 'games/s', 'moves/s', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const cell = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !isSuite(name));
if (unknown.length > 0) {
  console.error(`no such suite: ${unknown.join(', ')}; there is: ${Object.keys(SUITES).join(', ')}`);
  process.exit(2);
}
const chosen = positionals.length > 0 ? positionals.filter(isSuite) : (Object.keys(SUITES) as Suite[]);
const results: Record<string, Record<string, EngineResult>> = {};
for (const name of chosen) results[name] = await SUITES[name]((line) => console.error(line));
if (values.json) console.log(JSON.stringify(results));
else for (const result of Object.values(results)) console.log(table(result));
