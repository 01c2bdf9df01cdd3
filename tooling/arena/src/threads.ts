import { Worker } from 'node:worker_threads';

/** What a thread answers: the task's number and its result. */
interface Answer<R> {
  readonly task: number;
  readonly result: R;
}

/**
 * Does the tasks 0, 1, … in threads, each taking the next one when it is done, and tells every result as it comes. A thread
 * that fails ends all: a figure over part of the games would be a wrong one.
 */
export async function inThreads<R>(
  script: URL,
  workerData: unknown,
  tasks: number,
  threads: number,
  onResult: (task: number, result: R) => void,
): Promise<void> {
  let next = 0;
  const workers = Array.from({ length: Math.min(threads, tasks) }, () => new Worker(script, { workerData }));
  const take = (): number | null => (next < tasks ? next++ : null);
  try {
    await Promise.all(workers.map((worker) => work<R>(worker, take, onResult)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function work<R>(
  worker: Worker,
  take: () => number | null,
  onResult: (task: number, result: R) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const goOn = (): void => {
    const task = take();
    if (task === null) resolve();
    else worker.postMessage(task);
  };
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('a thread ended before its work was done')));
  worker.on('message', ({ task, result }: Answer<R>) => {
    onResult(task, result);
    goOn();
  });
  goOn();
  return promise;
}
