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
import { isLastStep, lastDrawWorth, lastStepWorth, leadOf } from './end.ts';
import {
  ahead,
  chanceOf,
  changeOf,
  finalPoints,
  lateness,
  lossOf,
  makePlan,
  meanAfter,
  meanOf,
  prospect,
  stepsOf,
  stepWorth,
} from './plan.ts';
import { helpOnPile, helpToRivals } from './rivals.ts';
import { scale, scaleOf, weighBy } from './tables.ts';
import { SENSIBLE, TUNED, type Weights } from './weights.ts';

export type Rate = (view: View, actions: readonly Action[]) => number[];

/** Rates by these weights. */
export function rateBy(weights: Weights): Rate {
  const own = scaleOf(weights);
  return (view, actions) => {
    weighBy(own);
    const player = mover(view);
    makePlan(view, view.toAct ?? 0);
    const ratings = new Array<number>(actions.length);
    for (let i = 0; i < actions.length; i++) ratings[i] = rateAction(view, player, actions[i] as Action);
    return ratings;
  };
}

export const rate = rateBy(SENSIBLE);
export const rateTuned = rateBy(TUNED);

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
  if (field === END_STONE) return bestStep(view, player) + scale.weights.tempo;
  if (isLastStep(view, path)) return lastStepWorth(view, path);
  const gain = stepWorth(path, field + 1) + ahead(path, field + 1, meanAfter(card, path)) - prospect(path);
  const { tempo, tempoLate, opening } = scale.weights;
  return gain + tempo + tempoLate * lateness() + (field === START ? opening : 0);
}

function rateDiscard(view: View, card: Card): number {
  const path = pathOf(card);
  return lossOf(card, path) - helpToRivals(view, card) + scale.weights.covered * helpOnPile(view, path);
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
  return step + finalPoints(START + 1, meanOf(path)) - bestElsewhere(player, path) + scale.weights.largeNow;
}

/** What the large figure would add on the best of the other paths that are still free. */
function bestElsewhere(player: Player<unknown>, path: Path): number {
  let best = 0;
  for (let other = 0; other < PATHS.length; other++) {
    if (other === path || fieldOn(player, other) !== START) continue;
    best = Math.max(best, finalPoints(START, meanOf(other)) * scale.weights.patience);
  }
  return best;
}

function rateStock(view: View): number {
  if (view.stock.length === 1) return lastDrawWorth(view);
  let gain = 0;
  for (let path = 0; path < PATHS.length; path++) gain += chanceOf(path) * changeOf(path, 1);
  const { stock, stockAhead } = scale.weights;
  return gain + stock + stockAhead * Math.tanh(leadOf(view) / FAR_AHEAD);
}

const FAR_AHEAD = 10;

function ratePile(view: View, pile: Path): number {
  const card = topOf(pileOf(view, pile));
  return changeOf(pile, stepsOf(card, pile)) + scale.weights.denied * helpToRivals(view, card);
}
