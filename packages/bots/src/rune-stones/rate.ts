import { at, unreachable } from '@dolmen/core';
import { type Action, type Ask, asked, COLORS, countIn, GEMS, ROW_POINTS, type View } from '@dolmen/core/rune-stones';
import { planAbilities, rateCards, rateUse } from './abilities.ts';
import { faceWorth, rateEffect, swapWorth } from './effects.ts';
import { forgeWorth } from './forge.ts';
import { type Outlook, outlookOf, WILD } from './outlook.ts';
import { ratePay } from './payments.ts';
import { placesOf } from './places.ts';
import { pointsBring } from './points.ts';
import { placeWorth, tradeWorth } from './rows.ts';
import { runeGain } from './rune-actions.ts';
import { runeWorth } from './runes.ts';
import { planSummoning, rateMagic, rateTake } from './summon.ts';
import { trial } from './trial.ts';

/** How good each answer looks to the player to act, in points that it is expected to bring. */
export function rate(view: View, actions: readonly Action[]): number[] {
  const ask = asked(view);
  if (ask === null || actions.length === 0) return actions.map(() => 0);
  const outlook = outlookOf(view);
  const ratings = rateAnswers(outlook, ask, actions);
  return withRuneActions(outlook, actions, ratings);
}

const isRuneAction = (action: Action): boolean =>
  action.type === 'smelt' || action.type === 'refine' || action.type === 'attune';

/** A rune stone used beside the question leaves the question open: its gain comes on top of the best answer. */
function withRuneActions(outlook: Outlook, actions: readonly Action[], ratings: number[]): number[] {
  if (!actions.some(isRuneAction)) return ratings;
  let best = Number.NEGATIVE_INFINITY;
  for (const [index, action] of actions.entries()) if (!isRuneAction(action)) best = Math.max(best, at(ratings, index));
  const base = best === Number.NEGATIVE_INFINITY ? 0 : best;
  return ratings.map((rating, index) => {
    const action = at(actions, index);
    return isRuneAction(action) ? base + runeGain(outlook, action) : rating;
  });
}

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** Rates the actions of one kind. The others end or decline something, and bring nothing. */
const each = <T extends Action['type']>(
  actions: readonly Action[],
  type: T,
  worth: (action: Of<T>) => number,
): number[] => actions.map((action) => (action.type === type ? worth(action as Of<T>) : 0));

function rateAnswers(outlook: Outlook, ask: Ask, actions: readonly Action[]): number[] {
  switch (ask.type) {
    case 'turn':
      return actions.map((action) => rateTurn(outlook, action));
    case 'magic':
      return rateMagic(outlook, actions);
    case 'take':
      return rateTake(outlook, ask.magic, actions);
    case 'cards':
      return rateCards(outlook, actions);
    case 'ability':
      return each(actions, 'use', ({ card }) => rateUse(outlook, ask.left, card));
    case 'play-card':
      return each(actions, 'play', ({ card }) => trial(outlook, [card]));
    case 'forge':
      return each(actions, 'forge', ({ forge }) => forgeWorth(outlook, forge, false));
    case 'pay':
      return each(actions, 'pay', ({ stone }) => ratePay(outlook, ask, stone));
    case 'place':
      return each(actions, 'place', (place) => ratePlace(outlook, ask.forge, place));
    case 'trade':
      return each(actions, 'trade', ({ row }) => rateTrade(outlook, row));
    case 'rune':
      return each(actions, 'rune', ({ kind }) => runeWorth(outlook, kind));
    case 'face':
      return each(actions, 'carry-out', () => faceWorth(outlook, ask.face));
    case 'swap':
      return each(actions, 'swap', ({ color }) => swapWorth(outlook, COLORS.indexOf(color)));
    case 'effect':
    case 'reward':
      return actions.map((action) => rateEffect(outlook, action));
    default:
      return unreachable(ask);
  }
}

/** S5: what the best turn of each kind brings. */
function rateTurn(outlook: Outlook, action: Action): number {
  switch (action.type) {
    case 'summon':
      return planSummoning(outlook);
    case 'abilities':
      return planAbilities(outlook, []);
    case 'forge':
      return forgeWorth(outlook, action.forge, true);
    default:
      return 0;
  }
}

function ratePlace(outlook: Outlook, forge: number, { row, spot }: Of<'place'>): number {
  const isWild = (outlook.view.forges[forge] ?? 'wild') === 'wild';
  const place = GEMS.indexOf(spot);
  return placeWorth(outlook, placesOf(at(outlook.me.rows, row)), place, isWild && place !== WILD);
}

/** S40: now or later, and what the points bring on their way. */
function rateTrade(outlook: Outlook, row: number): number {
  const places = at(outlook.me.rows, row);
  return tradeWorth(outlook, places) + pointsBring(outlook, at(ROW_POINTS, countIn(places)), 0);
}
