import type { Action, Event, View } from '@dolmen/core/rune-stones';
import type { Spoken } from '../spoken.ts';
import { actionSaying } from './actions.ts';
import { choiceSaying } from './choices.ts';
import { eventSaying } from './events.ts';
import { pieceSaying } from './pieces.ts';

export { abilitySaying, stonesSaying, wispSaying } from './abilities.ts';
export { cardName, cardSaying } from './cards.ts';
export { forgeSaying } from './forges.ts';
export { runeStoneSaying } from './runes.ts';

export { actionSaying, pieceSaying };

export const runeStonesSpoken: Spoken<View, Action, Event> = {
  id: 'rune-stones',
  eventSaying,
  actionSaying,
  pieceSaying,
  choiceSaying,
};
