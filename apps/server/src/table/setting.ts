import { type AnyGame, GAMES, type GameId } from '@dolmen/core';
import type { ClockSetting } from '@dolmen/protocol';

/** As a table was opened. */
export interface TableSetting {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly visibility: 'public' | 'private';
  readonly clock: ClockSetting;
}

/** The same as plain JSON. */
export interface SavedSetting extends Omit<TableSetting, 'game'> {
  readonly game: GameId;
}

export const savedSetting = ({ game, ...setting }: TableSetting): SavedSetting => ({ ...setting, game: game.id });

export function settingFrom({ game: id, ...setting }: SavedSetting): TableSetting {
  const game = GAMES[id];
  if (!game) throw new Error(`no such game: ${id}`);
  return { ...setting, game };
}
