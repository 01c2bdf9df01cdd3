import { contract } from '../testing/contract.ts';
import { LONG } from '../testing/long.ts';
import { runeStones } from './index.ts';
import { RUNES } from './material.ts';
import { probe } from './probe.ts';

const QUEENIE = RUNES.slice(2);
const MIXES = [{}, { nocturnal: true }, { runes: QUEENIE }, { nocturnal: true, runes: QUEENIE }];

for (const options of MIXES) {
  for (const seats of [2, 3, 4]) {
    contract(runeStones, probe, { options, seats, games: LONG ? 100 : 2, every: LONG ? 20 : 50 });
  }
}
