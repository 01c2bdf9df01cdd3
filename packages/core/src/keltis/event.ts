import type { Seat, Viewer } from '../game.ts';
import type { Pile } from './action.ts';
import type { Card, Path, Size } from './material.ts';

export type Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'moved'; readonly seat: Seat; readonly path: Path; readonly field: number; readonly size: Size }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly path: Path;
      readonly field: number;
      readonly points: number;
    }
  | { readonly type: 'took-wish'; readonly seat: Seat; readonly path: Path; readonly field: number }
  | { readonly type: 'found-clover'; readonly seat: Seat; readonly path: Path; readonly field: number }
  | { readonly type: 'stayed'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly from: Pile; readonly card: Card | null }
  | { readonly type: 'ended'; readonly by: 'figures' | 'stock' };

export type Emit = ((event: Event) => void) | undefined;

/** Only the one who drew sees a card from the stock. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  const isSecret = event.type === 'drew' && event.from === 'stock' && event.seat !== viewer;
  return isSecret ? { ...event, card: null } : { ...event };
}
