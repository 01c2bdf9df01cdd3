import { at } from '@dolmen/core';
import { type Action, type Ask, asked, COLORS, type Face, GEMS, type View } from '@dolmen/core/rune-stones';
import { cardWorth } from './cards.ts';
import { type Facts, factsOf } from './facts.ts';
import { fetchWorth, pillageWorth, tileWorth, unseenCardWorth } from './night.ts';
import { ORE, type Outlook, owns, WILD } from './outlook.ts';
import { pointsWorth } from './points.ts';
import { changeWorth, ownWorth, purseWorth } from './stones.ts';
import { dieNow, needOf } from './trial.ts';

/** A card that waits to be used, if it takes gems. */
function waiting(view: View): Facts | null {
  for (const task of view.agenda) {
    if (task.type !== 'ability') continue;
    for (const card of task.left) if (factsOf(view, card).cost.length > 0) return factsOf(view, card);
  }
  return null;
}

/** A gem that the next ability lacks is worth more than its price. */
const LACKING = 0.5;

function gemWorth(outlook: Outlook, gem: number): number {
  const next = waiting(outlook.view);
  const isLacking = next !== null && (outlook.purse[gem] as number) < needOf(next, gem);
  return changeWorth(outlook, gem, 1) + (isLacking ? LACKING : 0);
}

/** S26: what swapping a gem of a colour for a wild one gains. */
export function swapWorth(outlook: Outlook, color: number): number {
  const purse = outlook.purse.slice();
  purse[color] = (purse[color] as number) - 1;
  purse[WILD] = (purse[WILD] as number) + 1;
  return purseWorth(outlook, purse) - ownWorth(outlook);
}

const bestSwap = (outlook: Outlook): number =>
  COLORS.reduce((best, _, color) => (outlook.purse[color] ? Math.max(best, swapWorth(outlook, color)) : best), 0);

/** S54: a face carried out once more. */
export function faceWorth(outlook: Outlook, face: Face): number {
  switch (face) {
    case 'any-gem':
      return Math.max(...COLORS.map((_, color) => gemWorth(outlook, color)));
    case 'swap':
      return bestSwap(outlook);
    case 'one-point':
      return pointsWorth(outlook, 1);
    case 'two-points':
      return pointsWorth(outlook, 2);
    case 'ore':
      return changeWorth(outlook, ORE, 1);
    default:
      return unseenCardWorth(outlook);
  }
}

const extraPoint = (outlook: Outlook, ask: Ask | null): number =>
  owns(outlook, 'extra-point') && (ask?.type === 'reward' || (ask?.type === 'effect' && ask.withRunes)) ? 1 : 0;

/** The points of the question asked. */
function pointsAsked(outlook: Outlook, ask: Ask | null): number {
  const more = extraPoint(outlook, ask);
  if (ask?.type === 'reward') return ask.points + more;
  if (ask?.type !== 'effect') return 0;
  for (const effect of ask.of) if (effect.startsWith('points:')) return Number(effect.slice('points:'.length)) + more;
  return 0;
}

function pillaged(ask: Ask | null): number {
  if (ask?.type !== 'effect') return 0;
  for (const effect of ask.of)
    if (effect.startsWith('pillage:')) return COLORS.findIndex((color) => effect.endsWith(color));
  return 0;
}

/** Everything that answers an effect, a roll or a reward. */
export function rateEffect(outlook: Outlook, action: Action): number {
  const { view } = outlook;
  switch (action.type) {
    case 'gem':
      return gemWorth(outlook, GEMS.indexOf(action.gem));
    case 'ore':
      return changeWorth(outlook, ORE, 1);
    case 'points':
      return pointsWorth(outlook, pointsAsked(outlook, asked(view)));
    case 'roll':
      return dieNow(outlook);
    case 'take':
      return cardWorth(outlook, at(view.display, action.slot));
    case 'draw':
      return 2 * unseenCardWorth(outlook);
    case 'pillage':
      return pillageWorth(outlook, pillaged(asked(view)));
    case 'raise':
      return cardWorth(outlook, action.card);
    case 'fetch':
      return fetchWorth(outlook, action.card);
    case 'wisp':
      return tileWorth(outlook, at(view.wisps.shown, action.slot));
    default:
      return 0;
  }
}
