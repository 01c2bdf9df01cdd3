import { unreachable } from '../assert.ts';
import { type Action, DRAW, type Lay, RETIRE } from './action.ts';
import { type Board, survey, surveyForLay, visibleCells } from './board.ts';
import { differs, spotFault } from './cover.ts';
import { cellOf, fieldOf, SHAPES, type Shape } from './grid.ts';
import { type Face, face } from './match.ts';
import { CARDS, type Card, SIDES, TURNS } from './material.ts';
import { readColumns, refusedBelow, refusedBeside } from './spot.ts';
import { markFault, placeFault } from './stand.ts';
import { hasMarked, isFinished, mover, moverSeat, opponentOf, type View } from './state.ts';
import { unites } from './unite.ts';

export function legal(view: View): Action[] {
  switch (view.choice) {
    case 'lay':
      return layChoices(view, surveyForLay(view, moverSeat(view)));
    case 'master':
      return masterChoices(view, survey(view, moverSeat(view)));
    case 'over':
      return [];
    default:
      return unreachable(view.choice);
  }
}

/** R2–R7, R10, R14 */
function layChoices(view: View, board: Board): Action[] {
  const lays: Action[] = findLays(view, board);
  const choices = lays.length > 0 ? lays : heldCards(view).map((card): Action => ({ type: 'drop', card }));
  return canMark(view) ? choices.concat(marks(board)) : choices;
}

/** R8, R10, R11 */
function masterChoices(view: View, board: Board): Action[] {
  const places: Action[] = canDraw(view) ? [DRAW] : [];
  for (let y = board.top; y <= board.bottom; y++)
    for (let x = board.left; x <= board.right; x++)
      if (placeFault(board, cellOf(x, y)) === null) places.push({ type: 'place', x, y });
  return places.length > 0 ? places : [RETIRE];
}

/** R8, R11 */
export const canDraw = (view: View): boolean => view.pile.length > 0 && !isFinished(view, opponentOf(moverSeat(view)));

/** R14 */
export const canMark = (view: View): boolean => view.grandmaster && !hasMarked(view, moverSeat(view));

/** R10: asked only where the list of `findLays` is not wanted as well. */
export const canLay = (view: View, board: Board): boolean => findLays(view, board, 1).length > 0;

export const canPlace = (board: Board): boolean => visibleCells(board).some((cell) => placeFault(board, cell) === null);

/** All ways to lay a card, or the first few. */
function findLays(view: View, board: Board, enough = Number.POSITIVE_INFINITY): Lay[] {
  const hand = heldCards(view);
  const found: Lay[] = [];
  for (const shape of SHAPES) {
    const faces = facesOf(hand, shape);
    const from = board.left - shape.width + 1;
    for (let y = board.top - shape.height + 1; y <= board.bottom; y++) {
      readColumns(board, shape, y, from, board.right);
      for (let x = from; x <= board.right && found.length < enough; x++) addLaysAt(board, shape, x, y, faces, found);
    }
  }
  return found;
}

/** The bits of the faces found last, side by side: by these alone most are refused, before a face itself is looked at. */
const faceBits = new Int32Array(CARDS.length * TURNS.length);

function facesOf(hand: readonly Card[], { turns }: Shape): Face[] {
  const faces: Face[] = [];
  for (const card of hand) for (const turn of turns) faces.push(face(card, turn));
  for (let i = 0; i < faces.length; i++) faceBits[i] = (faces[i] as Face).bits;
  return faces;
}

function addLaysAt(board: Board, shape: Shape, x: number, y: number, faces: readonly Face[], found: Lay[]): void {
  const cell = cellOf(x, y);
  const below = refusedBelow(shape, x);
  if (spotFault(board, shape, cell, below) !== null) return;
  const beside = refusedBeside(shape, x);
  for (let i = 0; i < faces.length; i++) {
    if (differs(faceBits[i] as number, below, beside)) continue;
    const face = faces[i] as Face;
    if (!unites(board, cell, face)) found.push({ type: 'lay', card: face.card, turn: face.turn, x, y });
  }
}

const heldCards = (view: View): Card[] => mover(view).hand.filter((card) => card !== null);

function marks(board: Board): Action[] {
  return visibleCells(board).flatMap((cell) =>
    SIDES.filter((rune) => markFault(board, cell, rune) === null).map(
      (rune): Action => ({ type: 'mark', rune, ...fieldOf(cell) }),
    ),
  );
}
