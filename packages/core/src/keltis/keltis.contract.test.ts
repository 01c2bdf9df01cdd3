import { contract } from '../testing/contract.ts';
import { LONG } from '../testing/long.ts';
import { keltis } from './index.ts';
import { probe } from './testing/probe.ts';

for (const seats of [2, 3, 4]) contract(keltis, probe, { seats, games: LONG ? 2_000 : 60 });
