import { type AnyGame, fail, GAMES, type GameId, type OptionsError, ok, type Result } from '@dolmen/core';
import type { ClockSetting, Request } from '@dolmen/protocol';

/** As a table was opened, or its host changed it since. */
export interface TableSetting {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly visibility: 'public' | 'private';
  readonly clock: ClockSetting;
  /** Others came for exactly this, or the house wants it so: it is not the host's to change. */
  readonly isFixed: boolean;
}

/** The same as plain JSON. */
export interface SavedSetting extends Omit<TableSetting, 'game'> {
  readonly game: GameId;
}

export const savedSetting = ({ game, ...setting }: TableSetting): SavedSetting => ({ ...setting, game: game.id });

/** Tables of older servers do not say whether they are fixed. */
export function settingFrom({ game: id, isFixed = false, ...setting }: SavedSetting): TableSetting {
  const game = GAMES[id];
  if (!game) throw new Error(`no such game: ${id}`);
  return { ...setting, game, isFixed };
}

export type SettingError = OptionsError | { readonly code: 'bad-seats'; readonly min: number; readonly max: number };

/** Can this be played? */
export function readSetting({ game: id, ...wanted }: SavedSetting): Result<TableSetting, SettingError> {
  const game = GAMES[id];
  const { min, max } = game.seats;
  if (wanted.seats < min || wanted.seats > max) return fail({ code: 'bad-seats', min, max });
  const options = game.options(wanted.options);
  return options.ok ? ok({ ...wanted, game, options: options.value }) : options;
}

/** What can still be different before a match. */
export type SettingChanges = Request<'change'>;

/** Another game has options of its own, and as many seats as before if it is for so many. */
export function changedSetting(now: TableSetting, changes: SettingChanges): Result<TableSetting, SettingError> {
  const { game = now.game.id, visibility = now.visibility, clock = now.clock } = changes;
  const { min, max } = GAMES[game].seats;
  const { seats = Math.min(Math.max(now.seats, min), max) } = changes;
  const { options = game === now.game.id ? now.options : {} } = changes;
  return readSetting({ game, options, seats, visibility, clock, isFixed: now.isFixed });
}
