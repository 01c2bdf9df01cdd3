import { unreachable } from '../assert.ts';
import type { Reason, Values } from '../game.ts';
import type { Action, Lay } from './action.ts';
import { surveyForLay } from './board.ts';
import { type CardFault, cardAt, cardFault, type SpotFault, spotFault } from './cover.ts';
import { cellOf, shapeOf } from './grid.ts';
import { canDraw, canLay, canMark, canPlace } from './legal.ts';
import { face } from './match.ts';
import type { Card, Rune } from './material.ts';
import { readColumns, refusedBelow, refusedBeside } from './spot.ts';
import { markFault, placeFault } from './stand.ts';
import { type Choice, type Field, mover, moverSeat, type View } from './state.ts';

/** Every reason there is for a refusal: each has a text in the message catalogues. */
export const REASONS = [
  'game-over',
  'not-now',
  'not-in-hand',
  'covers-nothing',
  'runes-differ',
  'covers-card',
  'covers-master',
  'covers-marker',
  'unites',
  'can-lay',
  'no-rune',
  'master-there',
  'marker-there',
  'their-area',
  'pile-empty',
  'nobody-draws',
  'can-draw',
  'can-place',
  'no-grandmaster',
  'marker-used',
] as const;
type Key = (typeof REASONS)[number];

const because = (rule: string, key: Key, values: Values = {}): Reason => ({ rule, key, values });

export function why(view: View, action: Action): Reason | null {
  if (view.toAct === null) return because('R11', 'game-over');
  return notAsked(view, action) ?? refusal(view, action);
}

/** By kind of action: the question it answers, and the rule that says when. */
const ANSWERS: { readonly [T in Action['type']]: readonly [rule: string, choice: Choice] } = {
  lay: ['R2', 'lay'],
  drop: ['R10', 'lay'],
  mark: ['R14', 'lay'],
  draw: ['R8', 'master'],
  place: ['R8', 'master'],
  retire: ['R10', 'master'],
};

function notAsked(view: View, action: Action): Reason | null {
  const [rule, choice] = ANSWERS[action.type];
  return choice === view.choice ? null : because(rule, 'not-now', { asked: view.choice });
}

function refusal(view: View, action: Action): Reason | null {
  switch (action.type) {
    case 'lay':
      return notHeld(view, action.card, 'R2') ?? notFitting(view, action);
    case 'drop':
      return notHeld(view, action.card, 'R10') ?? notStuck(view);
    case 'mark':
      return noMarker(view) ?? notMarking(view, action.rune, action);
    case 'draw':
      return notDrawing(view);
    case 'place':
      return notPlacing(view, action);
    case 'retire':
      return notRetiring(view);
    default:
      return unreachable(action);
  }
}

const boardOf = (view: View) => surveyForLay(view, moverSeat(view));

const fieldValues = ({ x, y }: Field): Values => ({ x, y });

const notHeld = (view: View, card: Card, rule: string): Reason | null =>
  mover(view).hand.includes(card) ? null : because(rule, 'not-in-hand', { card });

const COVER_RULES: { readonly [F in SpotFault | CardFault]: string } = {
  'covers-nothing': 'R3',
  'runes-differ': 'R4',
  'covers-card': 'R5',
  'covers-master': 'R6',
  'covers-marker': 'R14',
  unites: 'R7',
};

function notFitting(view: View, { card, turn, x, y }: Lay): Reason | null {
  const board = boardOf(view);
  const shape = shapeOf(turn);
  const cell = cellOf(x, y);
  readColumns(board, shape, y, x, x);
  const [below, beside] = [refusedBelow(shape, x), refusedBeside(shape, x)];
  const fault = spotFault(board, shape, cell, below) ?? cardFault(board, cell, face(card, turn), below, beside);
  if (fault === null) return null;
  const covered = fault === 'covers-card' ? cardAt(board, shape, cell) : null;
  return because(COVER_RULES[fault], fault, covered === null ? {} : { card: covered });
}

const notStuck = (view: View): Reason | null => (canLay(view, boardOf(view)) ? because('R10', 'can-lay') : null);

function noMarker(view: View): Reason | null {
  if (canMark(view)) return null;
  return because('R14', view.grandmaster ? 'marker-used' : 'no-grandmaster');
}

function notMarking(view: View, rune: Rune, field: Field): Reason | null {
  const fault = markFault(boardOf(view), cellOf(field.x, field.y), rune);
  return fault === null ? null : because('R14', fault, fieldValues(field));
}

function notDrawing(view: View): Reason | null {
  if (canDraw(view)) return null;
  return view.pile.length === 0 ? because('R8', 'pile-empty') : because('R11', 'nobody-draws');
}

function notPlacing(view: View, field: Field): Reason | null {
  const fault = placeFault(boardOf(view), cellOf(field.x, field.y));
  return fault === null ? null : because('R8', fault, fieldValues(field));
}

function notRetiring(view: View): Reason | null {
  if (canDraw(view)) return because('R10', 'can-draw');
  return canPlace(boardOf(view)) ? because('R10', 'can-place') : null;
}
