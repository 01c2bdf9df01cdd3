import type { GameId } from '@dolmen/core';
import { keltisSense } from './keltis/index.ts';
import { runeSense } from './rune/index.ts';
import { runeStonesSense } from './rune-stones/index.ts';
import type { AnySense } from './sense.ts';

/** What bots know of each game, by its id. */
export const SENSES: Readonly<Record<GameId, AnySense>> = {
  keltis: keltisSense,
  rune: runeSense,
  'rune-stones': runeStonesSense,
};
