import { BroadcastChannel, parentPort } from 'node:worker_threads';
import { GAMES } from '@dolmen/core';
import { READY, type ToThread } from '../job.ts';

/** A thread that shows everybody what it was given, and plays the first thing that is legal. */

const channel = new BroadcastChannel('witness');
parentPort?.on('message', (given: ToThread) => {
  channel.postMessage(given);
  const { id, job } = given;
  const game = GAMES[job.game];
  const word = game?.format(game.legal(job.view)[0]);
  parentPort?.postMessage({ id, word, remark: { key: `${job.game}.why.nonsense`, values: {} }, pause: 0 });
});
parentPort?.postMessage(READY);
