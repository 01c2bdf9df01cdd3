import { colorOf, type Event, numberOf, pathOf } from '@dolmen/core/keltis';
import type { Fillings, Saying, TableKey } from '../../fill.ts';
import { type Names, nameOf, saying } from '../spoken.ts';

export const eventSaying = (event: Event, names: Names): Saying => saying(keyOf(event), valuesOf(event, names));

function keyOf(event: Event): TableKey {
  if (event.type === 'ended') return `keltis.event.ended-${event.by}`;
  if (event.type !== 'drew') return `keltis.event.${event.type}`;
  if (event.from !== 'stock') return 'keltis.event.drew-pile';
  return event.card === null ? 'keltis.event.drew-hidden' : 'keltis.event.drew-stock';
}

/** An event's facts by the names that messages know them by. */
const valuesOf = (event: Event, names: Names): Fillings => ({
  ...('seat' in event ? { player: nameOf(names, event.seat) } : {}),
  ...('card' in event && event.card !== null ? cardValues(event.card) : {}),
  ...('path' in event ? { path: colorOf(event.path), field: event.field } : {}),
  ...(event.type === 'moved' ? { size: event.size } : {}),
  ...(event.type === 'scored' ? { points: event.points } : {}),
});

export const cardValues = (card: number): { color: string; number: number } => ({
  color: colorOf(pathOf(card)),
  number: numberOf(card),
});
