import type { Viewer } from '@dolmen/core';
import {
  type Card,
  colorOf,
  END_STONE,
  PATHS,
  type Path,
  pileOf,
  type Tile,
  tileOn,
  type View,
} from '@dolmen/core/keltis';
import { lie } from '../../scene/forms/card.ts';
import { jitter } from '../../scene/jitter.ts';
import type { Piece, Vec } from '../../scene/piece.ts';
import { BACK, fieldFace, pointsFace, STOCK_SPOT, spotFace } from './faces.ts';
import { cardName, discardId, fieldId, stockId, tileId } from './ids.ts';
import { BOARD, discardAt, fieldAt, rowPlace, START_STONE, STOCK_AT, STONE_TOP, sideOf, TILE_SHIFT } from './places.ts';

/** What belongs to nobody: the board and all that lies on it but the figures. */
export const commonPieces = (view: View, viewer: Viewer): Piece[] => [
  { id: 'board', form: 'board', pose: { at: [0, 0, 0] } },
  { id: 'start-stone', form: 'start-stone', pose: { at: [START_STONE.x, BOARD.height, START_STONE.z] } },
  ...PATHS.flatMap((path) => pathPieces(view, path)),
  ...spots(view, viewer),
  ...stockPieces(view),
  ...PATHS.flatMap((path) => discardPieces(pileOf(view, path), path)),
];

const FIELDS = Array.from({ length: END_STONE }, (_, index) => index + 1);

const pathPieces = (view: View, path: Path): Piece[] =>
  FIELDS.flatMap((field) => [fieldPiece(path, field), ...tilePieces(tileOn(view, path, field), path, field)]);

function fieldPiece(path: Path, field: number): Piece {
  const [x, z] = fieldAt(path, field);
  const form = field === END_STONE ? 'end-stone' : 'field';
  const id = fieldId(path, field);
  return {
    id,
    form,
    pose: { at: [x, BOARD.height, z], turn: [jitter(id) * 0.05, 0, 0] },
    face: fieldFace(path, field),
    touch: `path:${colorOf(path)}`,
    close: `field:${colorOf(path)}-${field}`,
  };
}

function tilePieces(tile: Tile, path: Path, field: number): Piece[] {
  if (tile === 'none') return [];
  const [x, z] = fieldAt(path, field);
  const id = tileId(path, field);
  const pose = { at: [x + TILE_SHIFT, STONE_TOP, z] as Vec, size: 1.15 };
  const common = { id, pose, touch: `path:${colorOf(path)}`, close: `field:${colorOf(path)}-${field}` };
  if (tile === 'wish' || tile === 'clover') return [{ ...common, form: tile }];
  return [{ ...common, form: 'points', face: pointsFace(tile) }];
}

/** Carved places for cards: they can be touched also where nothing lies yet. */
function spots(view: View, viewer: Viewer): Piece[] {
  const flat = (at: Vec): Piece['pose'] => ({ at: [at[0], at[1] + 0.004, at[2]] });
  const stock: Piece = { id: 'spot:stock', form: 'spot', pose: flat(STOCK_AT), face: STOCK_SPOT, touch: 'stock' };
  const discards = PATHS.map((path) => spot(`discard:${colorOf(path)}`, path, flat(discardAt(path))));
  if (viewer === null) return [stock, ...discards];
  const side = sideOf(viewer, viewer, view.players.length);
  const rows = PATHS.map((path) => spot(`row:${colorOf(path)}`, path, flat(rowPlace(side, path).first)));
  return [stock, ...discards, ...rows];
}

const spot = (touch: string, path: Path, pose: Piece['pose']): Piece => ({
  id: `spot:${touch}`,
  form: 'spot',
  pose,
  face: spotFace(path),
  touch,
});

const stockPieces = (view: View): Piece[] =>
  view.stock.map((_, index) => ({
    id: stockId(index),
    form: 'card',
    pose: { ...pileAt(STOCK_AT, index, stockId(index)), turn: [jitter(stockId(index)) * 0.025, 0, Math.PI] },
    face: BACK,
    back: BACK,
    touch: 'stock',
    close: 'stock',
  }));

const discardPieces = (pile: readonly Card[], path: Path): Piece[] =>
  pile.map((card, index) => {
    const id = discardId(path, index);
    return {
      id,
      form: 'card',
      pose: { ...pileAt(discardAt(path), index, id), turn: [jitter(id) * 0.09, 0, 0] },
      face: card,
      back: BACK,
      touch: `discard:${colorOf(path)}`,
      close: `card:${cardName(card)}`,
    };
  });

/** Cards are drawn thicker than they are: in a pile they would grow to a tower. */
const PILED = 0.007;

const pileAt = (at: Vec, index: number, id: string): { at: Vec } => ({
  at: [at[0] + jitter(`${id}x`) * 0.012, at[1] + 0.008 + lie(index, PILED), at[2] + jitter(`${id}z`) * 0.012],
});
