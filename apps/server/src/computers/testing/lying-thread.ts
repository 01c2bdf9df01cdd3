import { parentPort } from 'node:worker_threads';
import { READY, type ToThread } from '../job.ts';

/** A thread whose every answer is another lie. */

const LIES: readonly unknown[] = [
  { word: 'fly', remark: null, pause: 0 },
  { word: '', remark: null, pause: 0 },
  { word: 7, remark: null, pause: 0 },
  { word: 'x'.repeat(10_000), remark: null, pause: 0 },
  { word: 'fly', remark: null, pause: 1e9 },
  { failed: 'a bot that threw' },
  {},
];

let told = 0;
parentPort?.on('message', ({ id }: ToThread) => {
  parentPort?.postMessage({ ...(LIES[told++ % LIES.length] as object), id });
});
parentPort?.postMessage(READY);
