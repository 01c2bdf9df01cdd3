import type { PieceId, Seat } from '@dolmen/core';
import {
  colorOf,
  FIELD_POINTS,
  fieldOn,
  numberOf,
  PATHS,
  type Path,
  type Player,
  pileOf,
  rowOf,
  sizeOn,
  tileOn,
  topOf,
  type View,
} from '@dolmen/core/keltis';
import type { Saying } from '../../fill.ts';
import { partsOf, saying } from '../spoken.ts';

type Piece = (detail: string, view: View, player: Player<unknown>) => Saying | null;

/** By kind: those that are touched, then those that only lie there. */
const PIECES: Readonly<Record<string, Piece>> = {
  hand: cardPiece,
  row: (detail, _view, player) => onPath(detail, (path) => rowPiece(path, player)),
  discard: (detail, view) => onPath(detail, (path) => discardPiece(path, view)),
  start: (size) => saying('keltis.piece.start', { size }),
  path: (detail) => onPath(detail, (path) => saying('keltis.piece.path', { path: colorOf(path) })),
  figure: (detail, _view, player) => onPath(detail, (path) => figurePiece(path, player)),
  stay: () => saying('keltis.action.stay'),
  stock: (_detail, view) => saying('keltis.piece.stock', { cards: view.stock.length }),
  removed: (_detail, view) => saying('keltis.piece.removed', { cards: view.removed.length }),
  card: cardPiece,
  field: (detail, view) => onPath(detail, (path, rest) => fieldPiece(path, Number(rest), view)),
  wishes: (_detail, _view, player) => saying('keltis.piece.wishes', { wishes: player.wishes }),
};

export function pieceSaying(piece: PieceId, view: View, seat: Seat): Saying | null {
  const [kind, detail] = partsOf(piece);
  const player = view.players[seat];
  return player === undefined ? null : (PIECES[kind]?.(detail, view, player) ?? null);
}

/** Takes `red-7` apart; the rest may be missing. */
function onPath(detail: string, say: (path: Path, rest: string) => Saying): Saying | null {
  const [color, rest = ''] = detail.split('-');
  const path = PATHS.find((path) => colorOf(path) === color);
  return path === undefined ? null : say(path, rest);
}

function cardPiece(detail: string): Saying | null {
  return onPath(detail, (path, number) => saying('keltis.piece.card', { color: colorOf(path), number }));
}

function rowPiece(path: Path, player: Player<unknown>): Saying {
  const color = colorOf(path);
  const numbers = rowOf(player, path).map(numberOf).join(', ');
  return numbers === '' ? saying('keltis.piece.row-empty', { color }) : saying('keltis.piece.row', { color, numbers });
}

function discardPiece(path: Path, view: View): Saying {
  const color = colorOf(path);
  const pile = pileOf(view, path);
  if (pile.length === 0) return saying('keltis.piece.discard-empty', { color });
  return saying('keltis.piece.discard', { color, number: numberOf(topOf(pile)), cards: pile.length });
}

function figurePiece(path: Path, player: Player<unknown>): Saying {
  const field = fieldOn(player, path);
  return saying('keltis.piece.figure', {
    path: colorOf(path),
    size: sizeOn(player, path),
    field,
    points: worth(field),
  });
}

function fieldPiece(path: Path, field: number, view: View): Saying {
  const tile = tileOn(view, path, field);
  const values = { path: colorOf(path), field, points: worth(field) };
  return tile === 'none'
    ? saying('keltis.piece.field', values)
    : saying('keltis.piece.field-tile', { ...values, tile });
}

const worth = (field: number): number => FIELD_POINTS[field] ?? 0;
