import { parentPort } from 'node:worker_threads';
import { READY, type ToThread } from '../job.ts';

/** A thread that behaves as it is told: what the view calls the choice is what it does. */

const say = (message: unknown): void => parentPort?.postMessage(message);

function fillMemory(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + kept.length));
}

function hang(): never {
  for (;;);
}

const HOW: Readonly<Record<string, (id: number) => void>> = {
  answer: (id) => say({ id, word: 'a word', remark: null }),
  slow: (id) => setTimeout(() => say({ id, word: 'a word', remark: null }), 100),
  hang,
  sleep: () => {},
  throw: () => {
    throw new Error('odd');
  },
  exit: () => process.exit(0),
  'fill-memory': fillMemory,
  'other-id': (id) => say({ id: id + 1, word: 'a word', remark: null }),
  nothing: () => say(null),
  noise: () => say('what?'),
  babble: (id) => {
    for (let line = 0; line < 10_000; line++) console.log('so much to say');
    for (let time = 0; time < 1000; time++) say({ id, word: 'a word', remark: null });
  },
};

parentPort?.on('message', ({ id, job }: ToThread) => HOW[job.view.choice]?.(id));
say(READY);
