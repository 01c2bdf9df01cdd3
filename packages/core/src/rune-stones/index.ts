import type { Game } from '../game.ts';
import { SEATS } from '../seats.ts';
import type { Action } from './action.ts';
import { type CardRow, type Deck, STANDARD_DECK } from './deck.ts';
import { type Event, viewEvent } from './event.ts';
import { legal } from './legal.ts';
import { type Options, options } from './options.ts';
import { parseDeck } from './parse-deck.ts';
import { play } from './play.ts';
import { REASONS } from './reason.ts';
import { scores, winners } from './score.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { clone, type State, type View } from './state.ts';
import { tell } from './tell.ts';
import { determinize, view } from './view.ts';
import { why } from './why.ts';
import { gesture, parse, wordOf } from './words.ts';

export { cardColorOf, type Effect, type EffectKind, kindOf, pillageColorOf, pointsOf } from './ability.ts';
// What is printed on the pieces and what is asked, for those who judge a position. The rules stay inside.
export { ACTIONS } from './action.ts';
export { type Print, printOf } from './deck.ts';
export {
  ALL_FORGES,
  ALL_STONES,
  type Artefact,
  BASE_RUNES,
  type Card,
  COLORS,
  type Color,
  type Face,
  FORGE_POINTS,
  FORGES,
  GEMS,
  type Gem,
  HIGHEST_NUMBER,
  MOST_RUNES,
  NIGHT_FIELDS,
  NO_CARD,
  ORE_PRICE,
  ROW_POINTS,
  RUNE_MAGIC,
  RUNES,
  type RuneKind,
  SHORTEST_ROW,
  SLOT_COSTS,
  STONES,
  STONES_PER_POINT,
  type Stone,
  THRONE,
  WILD_COST,
  WILD_FORGE,
} from './material.ts';
export { asked } from './questions.ts';
export type { Player, Row } from './state.ts';
export type { Ask } from './task.ts';
export { countIn } from './trade.ts';
export { TILES, type Tile } from './wisp-tiles.ts';
export type { Action, CardRow, Deck, Event, Options, State, View };
export { parseDeck, REASONS, STANDARD_DECK };

/** Message keys of the printed data that was made up to fit what is known. */
const RECONSTRUCTIONS = ['creatures', 'druids', 'banshees', 'display-costs', 'forges'] as const;

export const runeStones: Game<State, View, Action, Event, Options> = {
  id: 'rune-stones',
  version: 2,
  seats: SEATS['rune-stones'],
  reconstructions: RECONSTRUCTIONS,
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
  format: wordOf,
  parse,
  gesture,
  sketch,
  tell,
};
