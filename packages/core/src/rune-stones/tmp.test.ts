import { contract } from '../testing/contract.ts';
import { runeStones } from './index.ts';
import { RUNES } from './material.ts';
import { probe } from './probe.ts';

const QUEENIE = RUNES.slice(2);
for (const options of [{}, { nocturnal: true }, { nocturnal: true, runes: QUEENIE }])
  for (const seats of [2, 3, 4]) contract(runeStones, probe, { options, seats, games: 12, every: 7 });
