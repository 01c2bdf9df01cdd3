import { parentPort } from 'node:worker_threads';

/** A worker that dies, before anything is stored, of a match called "poison". */
parentPort?.on('message', (message) => {
  if (message?.args?.[0] === 'poison') process.exit(1);
});
await import('../sqlite-worker.ts');
