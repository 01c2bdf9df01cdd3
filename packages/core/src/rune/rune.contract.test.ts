import { contract } from '../testing/contract.ts';
import { LONG } from '../testing/long.ts';
import { rune } from './index.ts';
import { probe } from './testing/probe.ts';

for (const grandmaster of [false, true]) {
  contract(rune, probe, { options: { grandmaster }, seats: 2, games: LONG ? 400 : 40, every: LONG ? 5 : 1 });
}
