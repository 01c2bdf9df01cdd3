import { unreachable } from '@dolmen/core';
import {
  type Action,
  type Card,
  colorOf,
  END_STONE,
  fieldOn,
  mover,
  numberOf,
  type Path,
  pathOf,
  pileOf,
  START,
  tileOn,
  topOf,
  type View,
} from '@dolmen/core/keltis';
import type { Remark } from '../evaluator.ts';
import { isLastStep } from './end.ts';
import { helpToRivals, wantedBy } from './rivals.ts';
import { readRows } from './rows.ts';
import { weighBy } from './tables.ts';

const say = (why: string, values: Remark['values'] = {}): Remark => ({ key: `keltis.why.${why}`, values });
const onPath = (why: string, path: Path): Remark => say(why, { path: colorOf(path) });
const ofCard = (why: string, card: Card): Remark => say(why, { color: colorOf(pathOf(card)), number: numberOf(card) });

/** As a sensible person does: what is said should be understood. */
function look(view: View): void {
  weighBy();
  readRows(view);
}

/** Motives anybody at the table could guess: nothing here tells of cards that are still hidden. */
export function remark(view: View, action: Action): Remark | null {
  switch (action.type) {
    case 'play':
      return remarkPlay(view, pathOf(action.card));
    case 'discard':
      return remarkDiscard(view, action.card);
    case 'enter':
      return onPath(action.size === 'large' ? 'large-here' : 'large-later', action.path);
    case 'move':
      return remarkStep(view, action.path);
    case 'stay':
      return say('stays');
    case 'draw':
      return action.from === 'stock' ? remarkStock(view) : remarkPile(view, action.from);
    default:
      return unreachable(action);
  }
}

function remarkPlay(view: View, path: Path): Remark {
  const field = fieldOn(mover(view), path);
  if (field === END_STONE) return onPath('beyond', path);
  return field === START ? onPath('opens', path) : remarkStep(view, path);
}

function remarkStep(view: View, path: Path): Remark {
  if (isLastStep(view, path)) return say('ends');
  const tile = tileOn(view, path, fieldOn(mover(view), path) + 1);
  if (tile === 'wish' || tile === 'clover') return onPath(`to-${tile}`, path);
  return onPath(tile === 'none' ? 'advances' : 'to-points', path);
}

/** A card that helps the others so little is safe to discard. */
const SAFE = 0.15;

function isSafe(view: View, card: Card): boolean {
  look(view);
  return helpToRivals(view, card) <= SAFE;
}

const remarkDiscard = (view: View, card: Card): Remark =>
  isSafe(view, card) ? ofCard('safe', card) : ofCard('spares', card);

const remarkStock = (view: View): Remark => say(view.stock.length === 1 ? 'ends' : 'draws');

function remarkPile(view: View, pile: Path): Remark {
  const card = topOf(pileOf(view, pile));
  look(view);
  const isWanted = wantedBy(view, view.toAct ?? 0, card, pile) > 0;
  return ofCard(isWanted ? 'takes' : 'denies', card);
}
