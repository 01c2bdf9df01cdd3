import type { Game } from '../game.ts';
import type { Action } from './action.ts';
import { type CardRow, type Deck, STANDARD_DECK } from './deck.ts';
import { type Event, viewEvent } from './event.ts';
import { legal } from './legal.ts';
import { type Options, options } from './options.ts';
import { type DeckError, parseDeck } from './parse-deck.ts';
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

export type { Action, CardRow, Deck, DeckError, Event, Options, State, View };
export { parseDeck, REASONS, STANDARD_DECK };

/** Message keys of the printed data that was made up to fit what is known. */
const RECONSTRUCTIONS = ['creatures', 'druids', 'banshees', 'display-costs', 'forges'] as const;

export const runeStones: Game<State, View, Action, Event, Options> = {
  id: 'rune-stones',
  version: 1,
  seats: { min: 2, max: 4 },
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
