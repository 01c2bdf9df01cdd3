import { choicesOf } from './choices.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';

/** A worker that judges a match, one choice after the other, until it is done or ended. */

const worker = globalThis as unknown as {
  postMessage(message: FromReviewer): void;
  onmessage: ((event: { readonly data: ToReviewer }) => void) | null;
};

worker.onmessage = ({ data: { record, seat } }) => {
  for (const found of choicesOf(record, seat))
    worker.postMessage(typeof found === 'number' ? { type: 'at', ply: found } : { type: 'chosen', choice: found });
  worker.postMessage({ type: 'done' });
};
