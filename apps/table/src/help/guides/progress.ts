import type { GameId } from '@dolmen/core';
import { remembered } from '../../remembered.ts';
import type { Store } from '../../store.ts';
import type { Progress } from './guide.ts';

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export function readProgress(stored: unknown): Progress | null {
  const { index, ply } = Object(stored) as Record<string, unknown>;
  return isCount(index) && isCount(ply) ? { index, ply } : null;
}

const stores = new Map<GameId, Store<Progress | null>>();

function storeOf(game: GameId): Store<Progress | null> {
  const store = stores.get(game) ?? remembered(`dolmen.guide.${game}`, readProgress);
  stores.set(game, store);
  return store;
}

/** How far a guide came before the page was left. */
export const keptProgress = (game: GameId): Progress | null => storeOf(game).get();
export const keepProgress = (game: GameId, progress: Progress): void => storeOf(game).set(progress);
