import { unreachable, type Viewer } from '@dolmen/core';
import { type Card, type Event, pathOf, pileOf, rowOf, type View } from '@dolmen/core/keltis';
import type { GameEvent } from '@dolmen/protocol';
import type { Beat } from '../../scene/stage.ts';
import {
  discardId,
  figureId,
  handId,
  hiddenId,
  knownId,
  markerId,
  rowId,
  startId,
  stockId,
  tileId,
  wishId,
} from './ids.ts';
import { startSizes } from './player-pieces.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** A moment: the table before and after, and who looks on. */
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
    case 'played':
      return played(event, step);
    case 'discarded':
      return discarded(event, step);
    case 'moved':
      return moved(event, step);
    case 'scored':
      return { millis: 420, moves: [markerId(event.seat)], sound: 'gem' };
    case 'took-wish':
      return tookWish(event, step);
    case 'found-clover':
      return { millis: 260, moves: [], sound: 'rune' };
    case 'stayed':
      return { millis: 120, moves: [], sound: 'turn' };
    case 'drew':
      return drew(event, step);
    case 'ended':
      return { millis: 700, moves: [], sound: 'win' };
    default:
      return unreachable(event);
  }
}

const playerIn = (view: View, seat: number) => view.players[seat] as View['players'][number];
const countIn = (cards: readonly (Card | null)[], card: Card | null): number =>
  cards.filter((other) => other === card).length;

/** Where a card of a hand was held: as the viewer saw it. */
function heldId(view: View, seat: number, card: Card | null, viewer: Viewer): string {
  const { hand } = playerIn(view, seat);
  const count = countIn(hand, card);
  if (card !== null && count > 0) return seat === viewer ? handId(card, count - 1) : knownId(seat, card, count - 1);
  return hiddenId(seat, countIn(hand, null) - 1);
}

function played(event: Of<'played'>, { before, after, viewer }: Step): Beat {
  const path = pathOf(event.card);
  const top = rowId(event.seat, path, rowOf(playerIn(after, event.seat), path).length - 1);
  return { millis: 520, comes: [[top, heldId(before, event.seat, event.card, viewer)]], sound: 'card' };
}

function discarded(event: Of<'discarded'>, { before, after, viewer }: Step): Beat {
  const path = pathOf(event.card);
  const top = discardId(path, pileOf(after, path).length - 1);
  return { millis: 520, comes: [[top, heldId(before, event.seat, event.card, viewer)]], sound: 'card' };
}

/** A figure hops; a new one comes from the start stone. */
function moved({ seat, path, field, size }: Of<'moved'>, { before }: Step): Beat {
  const figure = figureId(seat, path);
  const hop = { millis: 480, moves: [figure], sound: 'hop' } as const;
  if (field !== 1) return hop;
  const waiting = startSizes(playerIn(before, seat)).filter((start) => start.size === size);
  return { ...hop, comes: [[figure, startId(seat, size, Math.max(0, waiting.length - 1))]] };
}

function tookWish({ seat, path, field }: Of<'took-wish'>, { after }: Step): Beat {
  const stone = wishId(seat, playerIn(after, seat).wishes - 1);
  return { millis: 560, comes: [[stone, tileId(path, field)]], sound: 'stone' };
}

function drew({ seat, from, card }: Of<'drew'>, { before, after, viewer }: Step): Beat {
  const source = from === 'stock' ? stockId(before.stock.length - 1) : discardId(from, pileOf(before, from).length - 1);
  return { millis: 480, comes: [[heldId(after, seat, card, viewer), source]], sound: 'card' };
}
