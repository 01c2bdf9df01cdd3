import type { Action, Event, View } from '@dolmen/core/rune';
import type { Saying } from '../../fill.ts';
import { type Spoken, saying } from '../spoken.ts';
import { actionSaying } from './actions.ts';
import { eventSaying } from './events.ts';
import { pieceSaying } from './pieces.ts';

const choiceSaying = (view: View): Saying => saying(`rune.choice.${view.choice}`);

export { pieceSaying };

export const runeSpoken: Spoken<View, Action, Event> = {
  id: 'rune',
  eventSaying,
  actionSaying,
  pieceSaying,
  choiceSaying,
};
