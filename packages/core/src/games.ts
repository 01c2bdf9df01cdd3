import type { AnyGame } from './game.ts';
import { keltis } from './keltis/index.ts';
import { rune } from './rune/index.ts';
import { runeStones } from './rune-stones/index.ts';

/** Every game there is, by its id. */
export const GAMES: Readonly<Record<string, AnyGame>> = { keltis, rune, 'rune-stones': runeStones };
