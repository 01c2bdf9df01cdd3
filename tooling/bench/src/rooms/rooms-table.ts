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

const rowsOf = (rooms: string, { dolmen, bare, ratio }: LevelResult): string[][] => [
  [`${rooms} rooms, Dolmen`, ...cells(dolmen, plain)],
  [`${rooms} rooms, bare Colyseus`, ...cells(bare, plain)],
  ['ratio', ...cells(ratio, times)],
];

export function roomsTable({ setting, bytesPerMove, ...levels }: RoomsResult): string {
  const rows = Object.entries(levels).flatMap(([rooms, level]) => rowsOf(rooms, level as LevelResult));
  const { pace, seconds } = setting;
  return [
    `Keltis with 3 clients a room, all rooms together at ${pace} moves/s. A run, opening and playing, takes at most ${seconds} s.`,
    'ms: from sending a move until another client has it. B: all frames to a client, median.',
    'kB/room: growth of the resident memory when all rooms are open, before play. games: rooms whose game ended.',
    'With many rooms p99 shows the heartbeat of Colyseus: every 3 s all clients are pinged at once, and all answer.',
    'The bare room has the least that Colyseus can do: no rules, no secrets, no events, no storage.',
    table([['', ...Object.keys(COLUMNS)], ...rows]),
    '',
    table([
      ['random players', 'B/move'],
      ...Object.entries(bytesPerMove).map(([name, bytes]) => [name, String(bytes)]),
    ]),
  ].join('\n');
}
