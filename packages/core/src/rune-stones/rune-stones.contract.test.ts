import { test } from 'vitest';
import { contract, keepsLaws } from '../testing/contract.ts';
import { LONG } from '../testing/long.ts';
import { runeStones } from './index.ts';
import { RUNES } from './material.ts';
import { otherDeck } from './testing/other-deck.ts';
import { probe } from './testing/probe.ts';

const QUEENIE = RUNES.slice(2);
const extent = LONG ? { games: 100, every: 20 } : { games: 4, every: 40 };

for (const options of [{}, { nocturnal: true }, { queenie: true }, { nocturnal: true, runes: QUEENIE }]) {
  for (const seats of [2, 3, 4]) contract(runeStones, probe, { options, seats, ...extent });
}

// Not by `contract`: its title would spell the whole deck out.
test.each([2, 3, 4])('another deck, %i players: random games keep every law', (seats) => {
  keepsLaws(runeStones, probe, { options: { nocturnal: true, deck: otherDeck() }, seats, ...extent });
});
