import { Worker } from 'node:worker_threads';
import { benchBytes } from './bytes-per-move.ts';
import { type Hotspot, hotspotsOf } from './hotspots.ts';
import type { Load, LoadResult } from './load.ts';
import type { Report } from './load-worker.ts';
import { CONTESTANTS, type Contestant, type ServerProcess, startServer } from './server-process.ts';

type Tell = (line: string) => void;

export interface RoomsSetting extends Pick<Load, 'pace' | 'seconds'> {
  /** How many rooms are open at the same time: one run for each. */
  readonly levels: readonly number[];
  /** Is it told where the time of our server went? */
  readonly isProfiled: boolean;
}

/** Time enough for all games of 100 rooms, and a level takes at most two minutes. */
export const DEFAULTS: RoomsSetting = { levels: [100, 500, 1000], pace: 500, seconds: 40, isProfiled: false };

/** Ours divided by another one's. */
export type Ratio = { readonly [K in keyof LoadResult]?: number };

export interface LevelResult {
  readonly results: { readonly [C in Contestant]: LoadResult };
  readonly ratios: { readonly [C in Exclude<Contestant, 'dolmen'>]: Ratio };
  /** Where the time of our server went; `null` when nobody asked. */
  readonly hotspots: readonly Hotspot[] | null;
}

export interface RoomsResult {
  readonly [level: number]: LevelResult;
  readonly setting: RoomsSetting;
  readonly bytesPerMove: Readonly<Record<string, number>>;
}

const COMPARED = [
  'p50Millis',
  'p99Millis',
  'bytesPerMove',
  'cpuSecondsPer1000Moves',
  'coreShare',
  'kilobytesPerRoom',
  'movesPerSecond',
] as const satisfies readonly (keyof LoadResult)[];

/** Our server and bare Colyseus rooms under the same load, one after the other. */
export async function benchRooms(setting: RoomsSetting, tell: Tell): Promise<RoomsResult> {
  const levels: Record<number, LevelResult> = {};
  for (const rooms of setting.levels) levels[rooms] = await benchLevel(rooms, setting, tell);
  return { ...levels, setting, bytesPerMove: await benchBytes(tell) };
}

async function benchLevel(rooms: number, setting: RoomsSetting, tell: Tell): Promise<LevelResult> {
  const runs = {} as Record<Contestant, Run>;
  for (const contestant of CONTESTANTS) runs[contestant] = await runAt(contestant, rooms, setting, tell);
  const [dolmen, bare, durable] = CONTESTANTS.map((contestant) => runs[contestant].result) as [
    LoadResult,
    LoadResult,
    LoadResult,
  ];
  return {
    results: { dolmen, bare, durable },
    ratios: { bare: ratioOf(dolmen, bare), durable: ratioOf(dolmen, durable) },
    hotspots: runs.dolmen.hotspots,
  };
}

const ratioOf = (dolmen: LoadResult, other: LoadResult): Ratio =>
  Object.fromEntries(COMPARED.map((figure) => [figure, dolmen[figure] / other[figure]]));

interface Run {
  readonly result: LoadResult;
  readonly hotspots: readonly Hotspot[] | null;
}

/** Each run has a server of its own: memory that an earlier one left behind would be counted. */
async function runAt(contestant: Contestant, rooms: number, setting: RoomsSetting, tell: Tell): Promise<Run> {
  const { pace, seconds } = setting;
  const isProfiled = setting.isProfiled && contestant === 'dolmen';
  const server = await startServer(contestant, { isProfiled });
  const load = { contestant, address: server.address, rooms, pace, seconds };
  const told: Tell = (line) => tell(`${rooms} rooms, ${contestant}: ${line}`);
  try {
    const result = await runInThread(load, told, isProfiled ? server : null);
    return { result, hotspots: isProfiled ? hotspotsOf(await server.endProfile()) : null };
  } finally {
    await server.stop();
  }
}

async function runInThread(workerData: Load, tell: Tell, profiled: ServerProcess | null): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData });
  const result = await new Promise<LoadResult>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (report: Report) => {
      if (report === 'began') profiled?.beginProfile();
      else if ('line' in report) tell(report.line);
      else resolve(report.result);
    });
  });
  await worker.terminate();
  return result;
}
