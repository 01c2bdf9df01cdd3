import { parentPort } from 'node:worker_threads';

/** A thread that never says that it is ready. */
parentPort?.on('message', () => {});
