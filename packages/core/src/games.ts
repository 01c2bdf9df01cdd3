import type { AnyGame } from './game.ts';
import type { GameId } from './game-id.ts';
import { keltis } from './keltis/index.ts';
import { rune } from './rune/index.ts';
import { runeStones } from './rune-stones/index.ts';

/** Every game there is, by its id. */
export const GAMES: { readonly [G in GameId]: AnyGame } = { keltis, rune, 'rune-stones': runeStones };
