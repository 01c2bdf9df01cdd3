import type { Game } from '../game.ts';
import { SEATS } from '../seats.ts';
import type { Action } from './action.ts';
import { type Event, viewEvent } from './event.ts';
import { legal } from './legal.ts';
import { type Options, options } from './options.ts';
import { play } from './play.ts';
import { scores, winners } from './score.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { clone, type State, type View } from './state.ts';
import { determinize, view } from './view.ts';
import { why } from './why.ts';
import { format, gesture, parse, tell } from './words.ts';

export { areaOf } from './area.ts';
export { spread, visibleFields } from './board.ts';
export { type Cell, cellOf, NEXT, shapeOf } from './grid.ts';
export { CARD_FIELDS, faceOf, NONE, RUNE_POINTS, type Rune, runeName } from './material.ts';
export { type Field, type Laid, moverSeat, opponentOf } from './state.ts';
export { REASONS } from './why.ts';
export type { Action, Event, Options, State, View };

export const rune: Game<State, View, Action, Event, Options> = {
  id: 'rune',
  version: 1,
  seats: SEATS.rune,
  reconstructions: ['cards', 'start-card', 'grandmaster'],
  options,
  setup,
  clone,
  play,
  legal,
  why,
  scores,
  winners,
  view,
  viewEvent,
  determinize,
  format,
  parse,
  gesture,
  sketch,
  tell,
};
