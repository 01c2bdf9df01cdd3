import { parentPort } from 'node:worker_threads';
import { BUDGETS, explain, levelBot, pauseAt } from '@dolmen/bots';
import { type FromThread, type Job, READY, type Thought, type ToThread } from './job.ts';

/** A thread that thinks for computer players: it is given one job after the other, and answers each. */

/** Lists that came in a message are of a kind that V8 reads slower; a search that clones them would lose a tenth of its time. */
const fresh = <T>(plain: T): T => JSON.parse(JSON.stringify(plain));

function think({ game, level, view: sent, seed }: Job): Thought {
  const view = fresh(sent);
  const word = levelBot(game, level)(view, BUDGETS[level], seed);
  return { word, remark: explain(game, view, word), pause: pauseAt(game, view, level, seed) };
}

/** Caught here: one bot that cannot play one position should not cost all others their thread. */
function attempt(job: Job): Thought | { readonly failed: string } {
  try {
    return think(job);
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const say = (message: FromThread): void => parentPort?.postMessage(message);
parentPort?.on('message', ({ id, job }: ToThread) => say({ id, ...attempt(job) }));
say(READY);
