import type { FromReel, ToReel } from './messages.ts';
import { serveReel } from './serve-reel.ts';

/** A worker that holds one record: a file that takes for ever holds up nothing but itself. */

const worker = globalThis as unknown as {
  postMessage(message: FromReel): void;
  onmessage: ((event: { readonly data: ToReel }) => void) | null;
};

const receive = serveReel({
  tell: (message) => worker.postMessage(message),
  later: (task) => void setTimeout(task),
});
worker.onmessage = ({ data }) => receive(data);
