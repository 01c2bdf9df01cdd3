import { unreachable } from '@dolmen/core';
import { type Event, runeName } from '@dolmen/core/rune';
import type { Saying } from '../../fill.ts';
import { type Names, nameOf, saying } from '../spoken.ts';

export function eventSaying(event: Event, names: Names): Saying {
  if (event.type === 'ended') return saying('rune.event.ended');
  const player = nameOf(names, event.seat);
  switch (event.type) {
    case 'laid':
      return saying('rune.event.laid', { player, card: event.card });
    case 'dropped':
      return droppedSaying(player, event.card, event.shown);
    case 'marked':
      return saying('rune.event.marked', { player, rune: runeName(event.rune) });
    case 'drew':
      return drewSaying(player, event.card);
    case 'placed-master':
    case 'retired-master':
    case 'finished':
      return saying(`rune.event.${event.type}`, { player });
    default:
      return unreachable(event);
  }
}

const droppedSaying = (player: string, card: number, shown: readonly number[]): Saying =>
  shown.length === 0
    ? saying('rune.event.dropped', { player, card })
    : saying('rune.event.dropped-shown', { player, card, cards: shown.join(', ') });

const drewSaying = (player: string, card: number | null): Saying =>
  card === null ? saying('rune.event.drew-hidden', { player }) : saying('rune.event.drew', { player, card });
