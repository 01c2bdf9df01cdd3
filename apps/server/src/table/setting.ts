import { type AnyGame, GAMES, type GameId, type OptionsError, ok, type Result } from '@dolmen/core';
import type { ClockSetting } from '@dolmen/protocol';

/** As a table was opened, or its host changed it since. */
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

/** What can still be different before a match. */
export type SettingChanges = { readonly [K in 'options' | 'visibility' | 'clock']?: TableSetting[K] | undefined };

export function changedSetting(now: TableSetting, changes: SettingChanges): Result<TableSetting, OptionsError> {
  const { options: wanted, visibility = now.visibility, clock = now.clock } = changes;
  const options = wanted === undefined ? ok(now.options) : now.game.options(wanted);
  return options.ok ? ok({ ...now, options: options.value, visibility, clock }) : options;
}
