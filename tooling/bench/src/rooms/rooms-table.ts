import { table } from '../table.ts';
import type { LoadResult } from './load.ts';
import type { LevelResult, RoomsResult } from './rooms.ts';

/** A column for each figure; the text says its unit. */
const COLUMNS = {
  'p50 ms': ['p50Millis', 2],
  'p99 ms': ['p99Millis', 2],
  'B/move': ['bytesPerMove', 0],
  'CPU s/1000': ['cpuSecondsPer1000Moves', 3],
  core: ['coreShare', 2],
  'kB/room': ['kilobytesPerRoom', 0],
  'moves/s': ['movesPerSecond', 0],
  games: ['gamesFinished', 0],
} as const satisfies Record<string, readonly [keyof LoadResult, number]>;
const FIGURES = Object.values(COLUMNS);

const cells = (result: Partial<LoadResult>, show: (value: number, digits: number) => string): string[] =>
  FIGURES.map(([figure, digits]) => {
    const value = result[figure];
    return value === undefined ? '' : show(value, digits);
  });

const plain = (value: number, digits: number): string => value.toFixed(digits);
const times = (value: number): string => `${value.toFixed(2)} ×`;

const rowsOf = (rooms: string, { results, ratios }: LevelResult): string[][] => [
  [`${rooms} rooms, Dolmen`, ...cells(results.dolmen, plain)],
  [`${rooms} rooms, bare Colyseus`, ...cells(results.bare, plain)],
  ['ratio', ...cells(ratios.bare, times)],
  [`${rooms} rooms, bare and one commit`, ...cells(results.durable, plain)],
  ['ratio', ...cells(ratios.durable, times)],
];

function profileOf(rooms: string, { hotspots }: LevelResult): string[] {
  if (hotspots === null) return [];
  const rows = hotspots.map(({ name, share }) => [name, `${(share * 100).toFixed(1)} %`]);
  return ['', table([[`${rooms} rooms: the busiest functions of Dolmen's first thread`, 'share'], ...rows])];
}

export function roomsTable({ setting, bytesPerMove, ...levels }: RoomsResult): string {
  const each = Object.entries(levels as Readonly<Record<string, LevelResult>>);
  const rows = each.flatMap(([rooms, level]) => rowsOf(rooms, level));
  const { pace, seconds } = setting;
  return [
    `Keltis with 3 clients a room, all rooms together at ${pace} moves/s. A run, opening and playing, takes at most ${seconds} s.`,
    'ms: from sending a move until another client has it. B: all frames to a client, median.',
    'kB/room: growth of the resident memory when all rooms are open, before play. games: rooms whose game ended.',
    'With many rooms p99 shows the heartbeat of Colyseus: every 3 s all clients are pinged at once, and all answer.',
    'The bare room has the least that Colyseus can do: no rules, no secrets, no events, no storage; or one durable commit a move.',
    table([['', ...Object.keys(COLUMNS)], ...rows]),
    ...each.flatMap(([rooms, level]) => profileOf(rooms, level)),
    '',
    table([
      ['random players', 'B/move'],
      ...Object.entries(bytesPerMove).map(([name, bytes]) => [name, String(bytes)]),
    ]),
  ].join('\n');
}
