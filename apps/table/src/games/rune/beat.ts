import { type Seat, unreachable, type Viewer } from '@dolmen/core';
import type { Event, View } from '@dolmen/core/rune';
import type { GameEvent } from '@dolmen/protocol';
import type { Beat } from '../../scene/stage.ts';
import { cardId, hiddenId, markId, masterId, pileId, sideId } from './ids.ts';

interface Step {
  readonly before: View;
  readonly after: View;
  readonly viewer: Viewer;
}

export function beat(event: GameEvent, before: View, after: View, viewer: Viewer): Beat | null {
  return show(event as unknown as Event, { before, after, viewer });
}

function show(event: Event, step: Step): Beat | null {
  switch (event.type) {
    case 'laid':
      return { millis: 620, ...shown([event.card], event.seat, step), sound: 'stone' };
    case 'dropped':
      return { millis: 620, ...shown([event.card, ...event.shown], event.seat, step), sound: 'card' };
    case 'marked':
      return { millis: 520, comes: [[markId(event.seat), sideId(event.seat, event.rune)]], sound: 'rune' };
    case 'drew':
      return drew(event, step);
    case 'placed-master':
      return { millis: 620, moves: [masterId(event.seat, placedBy(step.before, event.seat))], sound: 'place' };
    case 'retired-master':
      return { millis: 520, moves: [retiring(step.before, event.seat)], sound: 'no' };
    case 'finished':
      return { millis: 200, moves: [], sound: 'turn' };
    case 'ended':
      return { millis: 700, moves: [], sound: 'win' };
    default:
      return unreachable(event);
  }
}

const handOf = (view: View, seat: Seat): readonly (number | null)[] => view.players[seat]?.hand ?? [];
const hiddenIn = (view: View, seat: Seat): number => handOf(view, seat).filter((card) => card === null).length;
const placedBy = (view: View, seat: Seat): number => view.masters.filter((master) => master.seat === seat).length;

/** Cards come to light: those the viewer saw before move by themselves, the others come from among the hidden ones. */
function shown(cards: readonly number[], seat: Seat, { before }: Step): Pick<Beat, 'moves' | 'comes'> {
  const last = hiddenIn(before, seat) - 1;
  const fresh = cards.filter((card) => !handOf(before, seat).includes(card));
  const comes = fresh.map((card, index) => [cardId(card), hiddenId(seat, Math.max(0, last - index))] as const);
  return { moves: cards.map(cardId), comes };
}

/** Those that wait for nothing more have the highest numbers: the last of the waiting goes. */
const retiring = (view: View, seat: Seat): string =>
  masterId(seat, placedBy(view, seat) + (view.players[seat]?.masters ?? 1) - 1);

function drew({ seat, card }: Extract<Event, { readonly type: 'drew' }>, { before, after }: Step): Beat {
  const piece = card === null ? hiddenId(seat, hiddenIn(after, seat) - 1) : cardId(card);
  return { millis: 480, comes: [[piece, pileId(before.pile.length - 1)]], sound: 'card' };
}
