import { at, unreachable } from '@dolmen/core';
import {
  type Action,
  asked,
  type Card,
  kindOf,
  NO_CARD,
  ORE_PRICE,
  pointsOf,
  printOf,
  SLOT_COSTS,
  type View,
} from '@dolmen/core/rune-stones';
import type { Saying, TableKey } from '../../fill.ts';
import { saying } from '../spoken.ts';
import { wispSaying } from './abilities.ts';
import { abilityOf, cardName } from './cards.ts';
import { artefactOn } from './forges.ts';
import { pointsFor } from './rows.ts';

export function actionSaying(action: Action, view: View): Saying {
  switch (action.type) {
    case 'forge':
      return forgingSaying(action.forge, view);
    case 'take':
      return takeSaying(action.slot, view);
    case 'points':
      return pointsAction(view);
    case 'wisp':
      return wispAction(action.slot, view);
    case 'done':
      return doneSaying(view);
    case 'place':
      return saying('rune-stones.action.place', { row: action.row + 1, place: action.spot });
    case 'trade':
      return tradeSaying(action.row, view);
    case 'rune':
      return saying('rune-stones.action.rune', { rune: action.kind });
    default:
      return withCardOrStone(action, view);
  }
}

type Told = 'forge' | 'take' | 'points' | 'wisp' | 'done' | 'place' | 'trade' | 'rune';

function withCardOrStone(action: Exclude<Action, { readonly type: Told }>, view: View): Saying {
  switch (action.type) {
    case 'magic':
      return magicSaying(action.card, view);
    case 'play':
    case 'use':
      return saying(`rune-stones.action.${action.type}`, cardAndAbility(action.card, view));
    case 'raise':
    case 'fetch':
      return saying(`rune-stones.action.${action.type}`, { card: cardName(view, action.card) });
    case 'gem':
      return saying('rune-stones.action.gem', { one: action.gem });
    case 'ore':
      return saying('rune-stones.action.gem', { one: 'ore' });
    case 'pay':
      if (action.stone === 'ore') return saying('rune-stones.action.pay-ores', { ores: ORE_PRICE });
      return saying('rune-stones.action.pay', { a: action.stone });
    case 'smelt':
      return saying('rune-stones.action.smelt', { one: action.gem });
    case 'swap':
    case 'refine':
    case 'attune':
      return saying(`rune-stones.action.${action.type}`, { one: action.color });
    case 'summon':
    case 'abilities':
    case 'roll':
    case 'carry-out':
    case 'draw':
    case 'pillage':
    case 'decline':
      return saying(`rune-stones.action.${action.type}`);
    default:
      return unreachable(action);
  }
}

const cardAndAbility = (card: Card, view: View) => ({ card: cardName(view, card), ability: abilityOf(view, card) });

function magicSaying(card: Card, view: View): Saying {
  const { magic, color } = printOf(view.deck, card);
  return saying('rune-stones.action.magic', { card: cardName(view, card), magic, hue: color });
}

function forgingSaying(forge: number, view: View): Saying {
  const artefact = artefactOn(view, forge);
  if (artefact === 'none') return saying('rune-stones.action.forge-empty', { forge: forge + 1 });
  return saying('rune-stones.action.forge', { forge: forge + 1, artefact });
}

/** Summoning has its price; an effect gives the card for nothing. */
function takeSaying(slot: number, view: View): Saying {
  const number = at(view.display, slot);
  if (number === NO_CARD) return saying('rune-stones.action.take-empty', { slot: slot + 1 });
  const card = cardName(view, number);
  if (view.choice !== 'take') return saying('rune-stones.action.take', { card });
  return saying('rune-stones.action.take-for', { card, cost: at<number>(SLOT_COSTS, slot) });
}

/** How many points are on offer is part of the question. */
function pointsAction(view: View): Saying {
  const ask = asked(view);
  const effect = ask?.type === 'effect' ? ask.of.find((effect) => kindOf(effect) === 'points') : undefined;
  return effect === undefined
    ? saying('rune-stones.action.points-some')
    : saying('rune-stones.action.points', { points: pointsOf(effect) });
}

function wispAction(slot: number, view: View): Saying {
  const tile = view.wisps.shown[slot];
  if (tile === undefined) return saying('rune-stones.action.wisp-none', { tile: slot + 1 });
  return saying('rune-stones.action.wisp', { tile: slot + 1, bonus: wispSaying(tile) });
}

function tradeSaying(row: number, view: View): Saying {
  const player = view.players[view.toAct ?? 0];
  const points = player === undefined ? 0 : pointsFor(at(player.rows, row));
  return saying('rune-stones.action.trade', { row: row + 1, points });
}

const DONE: Readonly<Record<string, TableKey>> = {
  magic: 'rune-stones.action.done-magic',
  take: 'rune-stones.action.done-take',
  cards: 'rune-stones.action.done-cards',
  ability: 'rune-stones.action.done-ability',
  forge: 'rune-stones.action.done-forge',
  trade: 'rune-stones.action.done-trade',
};

const doneSaying = (view: View): Saying => saying(DONE[view.choice] ?? 'rune-stones.action.done');
