import type { AnyGame, Common, PieceId, Seat } from '@dolmen/core';
import type { Lead } from './session.ts';
import { waysTo } from './ways.ts';

/** More ways than these are no choice but a question of its own: the prompt asks it. */
const MOST_WAYS = 3;

/** Where a touch before its time can lead; `null`: nowhere, or anywhere. */
export function leadTo(game: AnyGame, view: Common, seat: Seat, piece: PieceId): Lead | null {
  const ways = waysTo(game, view, seat, piece);
  return ways.length > 0 && ways.length <= MOST_WAYS ? { piece, ways, pieces: [] } : null;
}

/** What is still to be touched on the way that was begun; `null`: it leads there no more. */
export function goOn(game: AnyGame, view: Common, seat: Seat, piece: PieceId): Lead | null {
  const [way] = waysTo(game, view, seat, piece);
  return way ? { piece, ways: [], pieces: way.pieces } : null;
}
