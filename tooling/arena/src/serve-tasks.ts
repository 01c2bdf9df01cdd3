import { parentPort } from 'node:worker_threads';

/** The other end of `inThreads`: answers every task with its result. A rejection ends the thread, and is told there. */
export function serveTasks<R>(perform: (task: number) => Promise<R>): void {
  parentPort?.on('message', async (task: number) => {
    const result = await perform(task);
    parentPort?.postMessage({ task, result });
  });
}
