import { parentPort, workerData } from 'node:worker_threads';
import { type Load, type LoadResult, runLoad } from './load.ts';

/** A thread for the players of one load, so that no load meets the compiler's guesses or the garbage of another. */

export type Report = { readonly line: string } | 'began' | { readonly result: LoadResult };

const report = (message: Report): void => parentPort?.postMessage(message);
const result = await runLoad(
  workerData as Load,
  (line) => report({ line }),
  () => report('began'),
);
report({ result });
