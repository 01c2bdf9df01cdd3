import { parentPort, workerData } from 'node:worker_threads';
import { random, type Seed } from '@dolmen/core';
import { attack } from './attack.ts';
import type { LoadName, Target } from './loads.ts';

/** A thread for the attackers: the bystander's own clock must not wait for them. */

export type Orders = Omit<Target, 'chance'> & { readonly load: LoadName; readonly seed: Seed };

const { load, seed, ...target } = workerData as Orders;
const { tally, stop } = attack(load, { ...target, chance: random(seed) });
parentPort?.once('message', async () => {
  await stop();
  parentPort?.postMessage(tally);
});
