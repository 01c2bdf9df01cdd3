import { unreachable } from '../assert.ts';
import type { Reason, Values } from '../game.ts';
import type { Action, Pile } from './action.ts';
import { canDrawFrom, canMove, directionOf, fitsRow, isStockOnly } from './legal.ts';
import { type Card, colorOf, numberOf, type Path, pathOf, type Size } from './material.ts';
import { type Choice, hasAtStart, isOn, mover, pileOf, rowOf, topOf, type View } from './state.ts';

/** Every reason there is for a refusal: each has a text in the message catalogues. */
export const REASONS = [
  'game-over',
  'not-now',
  'not-in-hand',
  'row-goes-up',
  'row-goes-down',
  'other-path',
  'path-taken',
  'none-at-start',
  'none-on-path',
  'on-end-stone',
  'pile-empty',
  'just-discarded',
  'stock-only',
] as const;
type Key = (typeof REASONS)[number];

const because = (rule: string, key: Key, values: Values = {}): Reason => ({ rule, key, values });

export function why(view: View, action: Action): Reason | null {
  if (view.toAct === null) return because(view.stock.length === 0 ? 'K18' : 'K17', 'game-over');
  return notAsked(view, action) ?? refusal(view, action);
}

/** By kind of action: the questions it can answer, and the rule that says when. */
const ANSWERS: { readonly [T in Action['type']]: readonly [rule: string, ...choices: Choice[]] } = {
  play: ['K5', 'turn'],
  discard: ['K12', 'turn'],
  enter: ['K8', 'entry', 'other-figure', 'clover'],
  move: ['K7', 'other-figure', 'clover'],
  stay: ['K15', 'clover'],
  draw: ['K13', 'draw'],
};

function notAsked(view: View, action: Action): Reason | null {
  const [rule, ...choices] = ANSWERS[action.type];
  return choices.includes(view.choice) ? null : because(rule, 'not-now', { asked: view.choice });
}

function refusal(view: View, action: Action): Reason | null {
  switch (action.type) {
    case 'play':
      return notHeld(view, action.card, 'K5') ?? notFitting(view, action.card);
    case 'discard':
      return notHeld(view, action.card, 'K12');
    case 'enter':
      return notEntering(view, action.path, action.size);
    case 'move':
      return notMoving(view, action.path);
    case 'stay':
      return null;
    case 'draw':
      return notDrawn(view, action.from);
    default:
      return unreachable(action);
  }
}

const cardValues = (card: Card): Values => ({ color: colorOf(pathOf(card)), number: numberOf(card) });

const notHeld = (view: View, card: Card, rule: string): Reason | null =>
  mover(view).hand.includes(card) ? null : because(rule, 'not-in-hand', cardValues(card));

function notFitting(view: View, card: Card): Reason | null {
  const row = rowOf(mover(view), pathOf(card));
  if (fitsRow(row, card)) return null;
  const values = { ...cardValues(card), last: numberOf(topOf(row)) };
  return because('K6', directionOf(row) === 'up' ? 'row-goes-up' : 'row-goes-down', values);
}

function notEntering(view: View, path: Path, size: Size): Reason | null {
  const player = mover(view);
  const asked = view.entering;
  if (asked !== null && asked !== path) return because('K8', 'other-path', { path: colorOf(asked) });
  if (isOn(player, path)) return because('K10', 'path-taken', { path: colorOf(path) });
  return hasAtStart(player, size) ? null : because('K8', 'none-at-start', { size });
}

function notMoving(view: View, path: Path): Reason | null {
  const player = mover(view);
  if (canMove(player, path)) return null;
  const key = isOn(player, path) ? 'on-end-stone' : 'none-on-path';
  return because(view.choice === 'clover' ? 'K15' : 'K9', key, { path: colorOf(path) });
}

function notDrawn(view: View, from: Pile): Reason | null {
  if (from === 'stock' || canDrawFrom(view, from)) return null;
  const pile = { pile: colorOf(from) };
  if (pileOf(view, from).length === 0) return because('K13', 'pile-empty', pile);
  return isStockOnly(view) ? because('K13', 'stock-only') : because('K13', 'just-discarded', pile);
}
