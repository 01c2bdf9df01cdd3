import { GAME_IDS, type GameId } from '@dolmen/core/game-id';
import { remembered } from '../remembered.ts';
import { readWish, type Wish } from './wish.ts';

export type Wishes = { readonly [G in GameId]: Wish };

const readWishes = (stored: unknown): Wishes =>
  Object.fromEntries(
    GAME_IDS.map((game) => [game, readWish(game, (Object(stored) as Record<string, unknown>)[game])]),
  ) as Wishes;

/** What was last wished, for each game. */
export const wishes = remembered('dolmen.wishes', readWishes);

export const rememberWish = (wish: Wish): void => wishes.update((now) => ({ ...now, [wish.game]: wish }));
