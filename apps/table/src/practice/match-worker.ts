import { BUDGETS, explain, levelBot, pauseAt, type Remark, randomBot } from '@dolmen/bots';
import { type Common, GAMES, type Seed } from '@dolmen/core';
import type { FromWorker, ToWorker } from './messages.ts';
import type { MatchPorts } from './practice-match.ts';
import { serve } from './serve.ts';
import type { PracticeSetting } from './setting.ts';

/** A worker that holds one match: the page never has the other seats' cards. */

const worker = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
};

const tell = (message: FromWorker): void => worker.postMessage(message);

/** A bot that cannot play one position plays something: the match must go on. */
function think(
  { game, level }: PracticeSetting,
  view: Common,
  seed: Seed,
): { readonly word: string; readonly remark: Remark | null } {
  try {
    const word = levelBot(game, level)(view, BUDGETS[level], seed);
    return { word, remark: explain(game, view, word) };
  } catch (error) {
    console.error('a computer player failed', error);
    return { word: randomBot(GAMES[game])(view, { playouts: 0 }, seed), remark: null };
  }
}

const portsFor = (setting: PracticeSetting): MatchPorts => ({
  tell,
  now: () => performance.now(),
  later: (task, millis) => {
    const timer = setTimeout(task, millis);
    return { clear: () => clearTimeout(timer) };
  },
  think: (view, seed) => think(setting, view, seed),
  pause: (view, seed) => setting.pause ?? pauseAt(setting.game, view, setting.level, seed),
});

const receive = serve(tell, portsFor);
worker.onmessage = ({ data }) => receive(data);
