import { parentPort } from 'node:worker_threads';
import { READY } from '../job.ts';

/** A thread that hangs as soon as it is asked anything. */
parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage(READY);
