import { unreachable } from '@dolmen/core';
import {
  type Action,
  type Card,
  END_STONE,
  fieldOn,
  mover,
  PATHS,
  type Path,
  type Player,
  pathOf,
  pileOf,
  type Size,
  START,
  topOf,
  type View,
} from '@dolmen/core/keltis';
import { isLastStep, lastDrawWorth, lastStepWorth } from './end.ts';
import {
  ahead,
  chanceOf,
  changeOf,
  finalPoints,
  makePlan,
  meanAfter,
  meanOf,
  prospect,
  stepsOf,
  stepWorth,
} from './plan.ts';
import { helpOnPile, helpToRivals } from './rivals.ts';

/** A turn that plays a card is not lost. */
const TEMPO = 0.5;
/** What lies upon a card that others want keeps it from them for a while. */
const COVERED = 0.5;
/** A card taken from others, in parts of what it would have helped them. */
const DENIED = 0.6;
/** The large figure may still find a better path. */
const PATIENCE = 0.8;

export function rate(view: View, actions: readonly Action[]): number[] {
  const player = mover(view);
  makePlan(view, view.toAct ?? 0);
  const ratings = new Array<number>(actions.length);
  for (let i = 0; i < actions.length; i++) ratings[i] = rateAction(view, player, actions[i] as Action);
  return ratings;
}

function rateAction(view: View, player: Player<Card | null>, action: Action): number {
  switch (action.type) {
    case 'play':
      return ratePlay(view, player, action.card);
    case 'discard':
      return rateDiscard(view, action.card);
    case 'enter':
      return rateEntry(view, player, action.path, action.size);
    case 'move':
      return rateStep(view, player, action.path);
    case 'stay':
      return 0;
    case 'draw':
      return action.from === 'stock' ? rateStock(view) : ratePile(view, action.from);
    default:
      return unreachable(action);
  }
}

function ratePlay(view: View, player: Player<unknown>, card: Card): number {
  const path = pathOf(card);
  const field = fieldOn(player, path);
  if (field === END_STONE) return bestStep(view, player) + TEMPO;
  if (isLastStep(view, path)) return lastStepWorth(view, path);
  return stepWorth(path, field + 1) + ahead(path, field + 1, meanAfter(card, path)) - prospect(path) + TEMPO;
}

function rateDiscard(view: View, card: Card): number {
  const path = pathOf(card);
  const loss = changeOf(path, -stepsOf(card, path));
  return loss - helpToRivals(view, card) + COVERED * helpOnPile(view, path);
}

/** A step that costs no card. */
function rateStep(view: View, player: Player<unknown>, path: Path): number {
  if (isLastStep(view, path)) return lastStepWorth(view, path);
  const field = fieldOn(player, path);
  return stepWorth(path, field + 1) + ahead(path, field + 1, meanOf(path)) - prospect(path);
}

function bestStep(view: View, player: Player<unknown>): number {
  let best = 0;
  for (let path = 0; path < PATHS.length; path++) {
    if (fieldOn(player, path) < END_STONE) best = Math.max(best, rateStep(view, player, path));
  }
  return best;
}

/** Where the card decides the path, the size alone is asked; a clover asks for both. */
function rateEntry(view: View, player: Player<unknown>, path: Path, size: Size): number {
  const step = view.entering === null ? rateStep(view, player, path) : 0;
  if (size === 'small') return step;
  return step + finalPoints(START + 1, meanOf(path)) - bestElsewhere(player, path);
}

/** What the large figure would add on the best of the other paths that are still free. */
function bestElsewhere(player: Player<unknown>, path: Path): number {
  let best = 0;
  for (let other = 0; other < PATHS.length; other++) {
    if (other === path || fieldOn(player, other) !== START) continue;
    best = Math.max(best, finalPoints(START, meanOf(other)) * PATIENCE);
  }
  return best;
}

function rateStock(view: View): number {
  if (view.stock.length === 1) return lastDrawWorth(view);
  let gain = 0;
  for (let path = 0; path < PATHS.length; path++) gain += chanceOf(path) * changeOf(path, 1);
  return gain;
}

function ratePile(view: View, pile: Path): number {
  const card = topOf(pileOf(view, pile));
  return changeOf(pile, stepsOf(card, pile)) + DENIED * helpToRivals(view, card);
}
