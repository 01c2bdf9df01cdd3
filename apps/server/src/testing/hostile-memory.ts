import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Lets everything that waits for its turn have it. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What is still held when all garbage is gone, in bytes. */
export async function heldBytes(): Promise<number> {
  for (let time = 0; time < 4; time++) {
    collect();
    await turn();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Timers that run in this process. */
export const timers = (): number => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length;

/** Resolves when the condition holds. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await turn();
}
