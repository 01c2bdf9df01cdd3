import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The least that a durable move costs: a row, in a thread of its own, committed together with what arrived meanwhile. */
export interface CommitLog {
  /** Resolves when it is on the disk. */
  write(message: object): Promise<void>;
}

export async function openLog(folder: string): Promise<CommitLog> {
  const waiting: (() => void)[] = [];
  const worker = new Worker(new URL('./commit-worker.ts', import.meta.url), { workerData: join(folder, 'moves.db') });
  await once(worker, 'message');
  worker.on('message', (written: number) => {
    for (const resolve of waiting.splice(0, written)) resolve();
  });
  return {
    write: (message) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      worker.postMessage(message);
      return promise;
    },
  };
}
