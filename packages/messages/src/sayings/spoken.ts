import { type Common, type GameId, type PieceId, type Seat, seatLetter } from '@dolmen/core';
import type { Saying, TableKey } from '../fill.ts';

/** What people are called, by seat. */
export type Names = readonly string[];
export const nameOf = (names: Names, seat: Seat): string => names[seat] ?? seatLetter(seat);

/** What there is to say of a game `V, A, E`. Methods are compared bivariantly: every game fits `Spoken`. */
export interface Spoken<V = Common, A = unknown, E = unknown> {
  readonly id: GameId;
  /** What happened; `null` where another event of the same moment says it. */
  eventSaying(event: E, names: Names, view: V): Saying | null;
  /** What an action does, as a button says it. */
  actionSaying(action: A, view: V): Saying;
  /** What a thing on the table is; whose it is, `seat` says. `null`: no such thing. */
  pieceSaying(piece: PieceId, view: V, seat: Seat): Saying | null;
  /** What is asked of the seat to act. */
  choiceSaying(view: V): Saying;
}

export const saying = (key: TableKey, values: Saying['values'] = {}): Saying => ({ key, values });

/** A piece's id, taken apart: `hand:red-7` is `hand` and `red-7`. */
export function partsOf(piece: PieceId): readonly [kind: string, detail: string] {
  const colon = piece.indexOf(':');
  return colon < 0 ? [piece, ''] : [piece.slice(0, colon), piece.slice(colon + 1)];
}
