import { at, type PieceId, type Seat } from '@dolmen/core';
import { type Field, faceOf, runeName, type View } from '@dolmen/core/rune';
import type { Saying } from '../../fill.ts';
import { partsOf, saying } from '../spoken.ts';
import { QUARTER } from './actions.ts';
import { isAt, runeOn } from './fields.ts';

type Piece = (detail: string, view: View, seat: Seat) => Saying | null;

/** By kind: those that are touched, then those that only lie there. */
const PIECES: Readonly<Record<string, Piece>> = {
  hand: cardPiece,
  turn: (detail) => turnPiece(Number(detail)),
  field: (detail, view) => fieldPiece(detail, view),
  marker: (rune) => saying('rune.piece.marker', { rune }),
  pile: (_detail, view) => saying('rune.piece.pile', { cards: view.pile.length }),
  out: (_detail, view) => saying('rune.piece.out', { cards: view.dropped.length }),
  card: cardPiece,
  masters: (_detail, view, seat) => saying('rune.piece.masters', { masters: view.players[seat]?.masters ?? 0 }),
};

export function pieceSaying(piece: PieceId, view: View, seat: Seat): Saying | null {
  const [kind, detail] = partsOf(piece);
  return PIECES[kind]?.(detail, view, seat) ?? null;
}

/** Its runes row by row, as it stands upright. */
function cardPiece(detail: string): Saying {
  const card = Number(detail);
  const face = faceOf(card, 0).map(runeName);
  const runes = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((place, index) => [place, at(face, index)]));
  return saying('rune.piece.card', { card, ...runes });
}

const turnPiece = (turn: number): Saying =>
  turn === 0 ? saying('rune.piece.turn-none') : saying('rune.piece.turn', { degrees: turn * QUARTER });

function fieldPiece(detail: string, view: View): Saying {
  const [x = 0, y = 0] = detail.split(',').map(Number);
  const rune = runeOn(view, { x, y });
  if (rune === null) return saying('rune.piece.field-free', { x, y });
  return saying(fieldKey(view, { x, y }), { x, y, rune });
}

function fieldKey(view: View, field: Field) {
  if (view.masters.some(isAt(field))) return 'rune.piece.field-master';
  return view.marks.some(isAt(field)) ? 'rune.piece.field-marker' : 'rune.piece.field';
}
