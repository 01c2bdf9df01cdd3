import type { Seat, Viewer } from '../game.ts';
import type { Card, Rune, Turn } from './material.ts';

export type Event =
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly card: Card;
      readonly turn: Turn;
      readonly x: number;
      readonly y: number;
    }
  /** A card left the game, and its owner showed the rest of the hand. */
  | { readonly type: 'dropped'; readonly seat: Seat; readonly card: Card; readonly shown: readonly Card[] }
  | { readonly type: 'marked'; readonly seat: Seat; readonly rune: Rune; readonly x: number; readonly y: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'placed-master'; readonly seat: Seat; readonly x: number; readonly y: number }
  | { readonly type: 'retired-master'; readonly seat: Seat }
  /** The game is over for this seat; the other one goes on. */
  | { readonly type: 'finished'; readonly seat: Seat }
  | { readonly type: 'ended' };

export type Emit = ((event: Event) => void) | undefined;

/** Only the one who drew sees the card. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, card: null };
  return event.type === 'dropped' ? { ...event, shown: event.shown.slice() } : { ...event };
}
