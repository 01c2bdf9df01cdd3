import { type GameId, isGameId } from '@dolmen/core/game-id';
import { remembered } from '../remembered.ts';

/** A table one has a seat at: to go back to. */
export interface LeftTable {
  readonly code: string;
  readonly game: GameId;
  readonly players: readonly string[];
  /** In milliseconds since 1970. */
  readonly at: number;
}

const MOST = 6;

function isLeftTable(value: unknown): value is LeftTable {
  const { code, game, players, at } = Object(value) as Record<string, unknown>;
  return typeof code === 'string' && isGameId(game) && Array.isArray(players) && typeof at === 'number';
}

export const leftTables = remembered<readonly LeftTable[]>('dolmen.tables', (stored) =>
  Array.isArray(stored) ? stored.filter(isLeftTable).slice(0, MOST) : [],
);

export const forgetTable = (code: string): void =>
  leftTables.update((tables) => tables.filter((table) => table.code !== code));

export const rememberTable = (table: LeftTable): void =>
  leftTables.update((tables) => [table, ...tables.filter(({ code }) => code !== table.code)].slice(0, MOST));
