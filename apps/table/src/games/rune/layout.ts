import type { PieceId, Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/rune';
import { jitter } from '../../scene/jitter.ts';
import type { Piece } from '../../scene/piece.ts';
import type { Picking } from '../../scene/stage.ts';
import { BACK, OUT_SPOT } from './faces.ts';
import { cardAt, fieldAt, fieldsOf, gridOf, heightOf, laidPose, type Middle, stack, THICK } from './grid.ts';
import { cardId, pileId } from './ids.ts';
import { OUT_AT, PILE_AT } from './places.ts';
import { markPieces, masterPieces, playerPieces } from './player-pieces.ts';

/** Where every piece is. */
export function layout(view: View, viewer: Viewer, picking: Picking): Piece[] {
  const grid = gridOf(view);
  const { levels, heights } = stack(view.laid);
  const middle = { grid, heights };
  return [
    ...view.laid.map((laid, index) => laidPiece(laid.card, laidPose(grid, laid, levels[index] ?? 0))),
    ...pilePieces(view),
    ...outPieces(view, picking),
    ...masterPieces(view, viewer, middle),
    ...markPieces(view, viewer, middle),
    ...playerPieces(view, viewer, picking),
    ...spots(picking, middle),
  ];
}

const laidPiece = (card: number, pose: Piece['pose']): Piece => ({
  id: cardId(card),
  form: 'card',
  pose,
  face: card,
  back: BACK,
  close: `card:${card}`,
  glow: 0.8,
});

/** Cards are thick here: a pile's nth rests on the others. */
const resting = (index: number): number => (index + 0.5) * THICK;

const pilePieces = (view: View): Piece[] =>
  view.pile.map((_, index) => ({
    id: pileId(index),
    form: 'card',
    pose: { at: [PILE_AT[0], resting(index), PILE_AT[2]], turn: [jitter(pileId(index)) * 0.03, 0, Math.PI], size: 0.9 },
    face: BACK,
    back: BACK,
    touch: 'pile',
    close: 'pile',
  }));

/** The place out of the game shows only when there is something to it. */
function outPieces(view: View, { next }: Picking): Piece[] {
  const isWanted = next.includes('out') || view.dropped.length > 0;
  if (!isWanted) return [];
  const spot: Piece = {
    id: 'out',
    form: 'spot',
    pose: { at: [OUT_AT[0], 0.004, OUT_AT[2]] },
    face: OUT_SPOT,
    touch: 'out',
  };
  return [spot, ...view.dropped.map((card, index) => droppedPiece(card, index))];
}

const droppedPiece = (card: number, index: number): Piece => ({
  ...laidPiece(card, {
    at: [OUT_AT[0], resting(index), OUT_AT[2]],
    turn: [jitter(cardId(card)) * 0.06, 0, 0],
    size: 0.9,
  }),
  touch: 'out',
  glow: 0.15,
});

const FIELD_TOUCH = /^field:(-?\d+),(-?\d+)$/;

/** Light on every field that can be touched; while a card is being laid, in the middle of where it would lie. */
const spots = ({ touched, next }: Picking, middle: Middle): Piece[] =>
  next.flatMap((touch) => {
    const [, x, y] = FIELD_TOUCH.exec(touch) ?? [];
    return x === undefined ? [] : [spot(touch, { x: Number(x), y: Number(y) }, turnOf(touched), middle)];
  });

function turnOf(touched: readonly PieceId[]): number | null {
  const turn = touched.find((piece) => piece.startsWith('turn:'));
  return turn === undefined ? null : Number(turn.slice('turn:'.length));
}

function spot(touch: string, field: { x: number; y: number }, turn: number | null, { grid, heights }: Middle): Piece {
  const [x, z] = turn === null ? fieldAt(grid, field) : cardAt(grid, field, turn);
  const fields = turn === null ? [field] : fieldsOf({ ...field, turn });
  const y = heightOf(heights, fields) * THICK + (turn === null ? 0.006 : 0.03);
  const form = turn === null ? 'ring' : 'dot';
  return { id: touch, form, pose: { at: [x, y, z], size: grid.side / 0.52 }, touch, glow: turn === null ? 0 : 0.6 };
}
