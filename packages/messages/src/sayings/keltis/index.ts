import type { Action, Event, View } from '@dolmen/core/keltis';
import type { Spoken } from '../spoken.ts';
import { actionSaying, choiceSaying } from './actions.ts';
import { eventSaying } from './events.ts';
import { pieceSaying } from './pieces.ts';

export { eventSaying, pieceSaying };

export const keltisSpoken: Spoken<View, Action, Event> = {
  id: 'keltis',
  eventSaying,
  actionSaying,
  pieceSaying,
  choiceSaying,
};
