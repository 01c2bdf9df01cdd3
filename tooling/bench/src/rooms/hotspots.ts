import type { Profiler } from 'node:inspector';
import { basename } from 'node:path';

/** Where a thread's time went: a function, not counting what it called. */
export interface Hotspot {
  readonly name: string;
  /** Of the time that it was busy, from 0 to 1. */
  readonly share: number;
}

const MOST = 10;
/** What the profiler calls the time in which nothing was to be done. */
const IDLE = '(idle)';

export function hotspotsOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Hotspot[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const micros = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    micros.set(name, (micros.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  micros.delete(IDLE);
  const busy = [...micros.values()].reduce((sum, time) => sum + time, 0);
  const spots = [...micros].map(([name, time]) => ({ name, share: time / busy }));
  return spots.sort((a, b) => b.share - a.share).slice(0, MOST);
}

function nameOf({ functionName, url, lineNumber }: Profiler.Profile['nodes'][number]['callFrame']): string {
  const name = functionName || '(anonymous)';
  return url === '' ? name : `${name}, ${basename(url)}:${lineNumber + 1}`;
}
