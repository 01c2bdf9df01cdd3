import type { Game, OptionsError } from '../game.ts';
import { fail, ok, type Result } from '../result.ts';
import { SEATS } from '../seats.ts';
import type { Action } from './action.ts';
import { type Event, viewEvent } from './event.ts';
import { legal } from './legal.ts';
import { play } from './play.ts';
import { scores, winners } from './score.ts';
import { type Options, setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { clone, type State, type View } from './state.ts';
import { determinize, view } from './view.ts';
import { why } from './why.ts';
import { format, gesture, parse, tell } from './words.ts';

export { directionOf, fitsRow } from './legal.ts';
export {
  type Card,
  COPIES,
  colorOf,
  END_STONE,
  FIELD_POINTS,
  FINISHERS,
  GOAL,
  NUMBERS,
  numberOf,
  PATHS,
  type Path,
  pathOf,
  place,
  type Size,
  START,
  TILE_POINTS,
  type Tile,
} from './material.ts';
export { totalOf, wishPoints } from './score.ts';
export { fieldOn, finishers, mover, type Player, pileOf, rowOf, sizeOn, tileOn, topOf } from './state.ts';
export { REASONS } from './why.ts';
export type { Action, Event, Options, State, View };

/** Keltis takes no options; whatever is given is a mistake worth telling. */
function options(input: unknown): Result<Options, OptionsError> {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  if (!isObject) return fail({ code: 'bad-options', faults: [{ at: '', problem: 'not an object' }] });
  const faults = Object.keys(input).map((key) => ({ at: key, problem: 'unknown option' }));
  return faults.length === 0 ? ok({}) : fail({ code: 'bad-options', faults });
}

export const keltis: Game<State, View, Action, Event, Options> = {
  id: 'keltis',
  version: 1,
  seats: SEATS.keltis,
  reconstructions: [],
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
