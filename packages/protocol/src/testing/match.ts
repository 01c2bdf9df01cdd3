import { type AnyGame, at, type Common, GAMES, pick, random, type Seat, start, type Viewer } from '@dolmen/core';
import type { Views } from '../views.ts';
import { LONG, type Setting } from './settings.ts';

export function gameOf({ game }: Setting): AnyGame {
  const found = GAMES[game];
  if (found === undefined) throw new Error(`no game ${game}`);
  return found;
}

/** The states of a random game one by one. The state goes on: take what you need of it before the next. */
export function* moments(setting: Setting, index: number): Generator<Common> {
  const game = gameOf(setting);
  const begun = start(game, { ...setting, seed: [index, setting.seats, 0, 0x91] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const player = random([index, setting.seats, 0, 0xfeed]);
  yield state;
  while (state.toAct !== null) {
    game.play(state, pick(player, game.legal(state)));
    yield state;
  }
}

/** Random games of Rune Stones go on for thousands of plies: of a long one, every ply of a while and some of the rest. */
const isTried = ({ ply, toAct }: Common): boolean => LONG || ply < 300 || ply % 32 === 0 || toAct === null;

/** The views of a random game, moment by moment. */
export function* viewings(setting: Setting, index: number): Generator<Views> {
  for (const state of moments(setting, index)) if (isTried(state)) yield viewsOf(setting, state);
}

export const seatsOf = ({ seats }: Setting): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
export const viewersOf = (setting: Setting): Viewer[] => [...seatsOf(setting), null];

export const viewsOf = (setting: Setting, state: Common): Views => ({
  spectator: gameOf(setting).view(state, null),
  own: seatsOf(setting).map((seat) => gameOf(setting).view(state, seat)),
});

export const viewFor = (views: Views, viewer: Viewer): Common =>
  viewer === null ? views.spectator : at(views.own, viewer);
