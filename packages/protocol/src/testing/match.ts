import { type AnyGame, at, type Common, GAMES, pick, random, type Seat, start, type Viewer } from '@dolmen/core';
import type { Views } from '../views.ts';
import type { Setting } from './settings.ts';

export function gameOf({ game }: Setting): AnyGame {
  const found = GAMES[game];
  if (found === undefined) throw new Error(`no game ${game}`);
  return found;
}

/** All states of a random game, each a copy of its own. */
export function* moments(setting: Setting, index: number): Generator<Common> {
  const game = gameOf(setting);
  const begun = start(game, { ...setting, seed: [index, setting.seats, 0, 0x91] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const player = random([index, setting.seats, 0, 0xfeed]);
  yield game.clone(state);
  while (state.toAct !== null) {
    game.play(state, pick(player, game.legal(state)));
    yield game.clone(state);
  }
}

export const seatsOf = ({ seats }: Setting): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
export const viewersOf = (setting: Setting): Viewer[] => [...seatsOf(setting), null];

export const viewsOf = (setting: Setting, state: Common): Views => ({
  spectator: gameOf(setting).view(state, null),
  own: seatsOf(setting).map((seat) => gameOf(setting).view(state, seat)),
});

export const viewFor = (views: Views, viewer: Viewer): Common =>
  viewer === null ? views.spectator : at(views.own, viewer);
