import { Worker } from 'node:worker_threads';
import { benchBytes } from './bytes-per-move.ts';
import type { Load, LoadResult } from './load.ts';
import type { Report } from './load-worker.ts';
import { type Contestant, startServer } from './server-process.ts';

type Tell = (line: string) => void;

export interface RoomsSetting extends Pick<Load, 'pace' | 'seconds'> {
  /** How many rooms are open at the same time: one run for each. */
  readonly levels: readonly number[];
}

/** Time enough for all games of 100 rooms, and a level takes at most a minute and a half. */
export const DEFAULTS: RoomsSetting = { levels: [100, 500, 1000], pace: 500, seconds: 45 };

/** Ours divided by the bare one's. */
export type Ratio = { readonly [K in keyof LoadResult]?: number };

export interface LevelResult {
  readonly dolmen: LoadResult;
  readonly bare: LoadResult;
  readonly ratio: Ratio;
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

/** Our server and a bare Colyseus room under the same load, one after the other. */
export async function benchRooms(setting: RoomsSetting, tell: Tell): Promise<RoomsResult> {
  const levels: Record<number, LevelResult> = {};
  for (const rooms of setting.levels) {
    const dolmen = await runAt('dolmen', rooms, setting, tell);
    const bare = await runAt('bare', rooms, setting, tell);
    levels[rooms] = { dolmen, bare, ratio: ratioOf(dolmen, bare) };
  }
  return { ...levels, setting, bytesPerMove: await benchBytes(tell) };
}

const ratioOf = (dolmen: LoadResult, bare: LoadResult): Ratio =>
  Object.fromEntries(COMPARED.map((figure) => [figure, dolmen[figure] / bare[figure]]));

/** Each run has a server of its own: memory that an earlier one left behind would be counted. */
async function runAt(contestant: Contestant, rooms: number, setting: RoomsSetting, tell: Tell): Promise<LoadResult> {
  const server = await startServer(contestant);
  const { pace, seconds } = setting;
  try {
    return await runInThread({ contestant, address: server.address, rooms, pace, seconds }, (line) =>
      tell(`${rooms} rooms, ${contestant}: ${line}`),
    );
  } finally {
    await server.stop();
  }
}

async function runInThread(workerData: Load, tell: Tell): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData });
  const result = await new Promise<LoadResult>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (report: Report) => ('line' in report ? tell(report.line) : resolve(report.result)));
  });
  await worker.terminate();
  return result;
}
