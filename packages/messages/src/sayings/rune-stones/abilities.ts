import { unreachable } from '@dolmen/core';
import {
  cardColorOf,
  type Effect,
  kindOf,
  type Print,
  pillageColorOf,
  pointsOf,
  type Stone,
  TILES,
  type Tile,
} from '@dolmen/core/rune-stones';
import type { Saying } from '../../fill.ts';
import { saying } from '../spoken.ts';

type Ability = Print['ability'];

/** What a card's ability does. */
export function abilitySaying(ability: Ability): Saying {
  if (ability.kind === 'choice') return chosenOf(ability.effects);
  if (ability.kind === 'basic') return inOrder(ability.effects);
  return saying('rune-stones.ability.exchange', { cost: amounts(ability.cost), gain: amounts(ability.gain) });
}

/** One effect or the other. */
export const chosenOf = (effects: readonly Effect[]): Saying => joined('choice', effects);

/** What a wisp tile does. */
export const wispSaying = (tile: Tile): Saying =>
  tile === 'play' ? saying('rune-stones.effect.play') : inOrder(TILES[tile].effects);

/** One effect, or two, the first first. Two of a kind are counted. */
function inOrder(effects: readonly Effect[]): Saying {
  const [first, second] = effects;
  return first === second && first !== undefined && kindOf(first) === 'gem'
    ? amounts(effects)
    : joined('both', effects);
}

function joined(how: 'both' | 'choice', effects: readonly Effect[]): Saying {
  const [first, second] = effects.map(effectSaying);
  if (first === undefined) throw new Error('an ability without an effect');
  return second === undefined ? first : saying(`rune-stones.ability.${how}`, { first, second });
}

export function effectSaying(effect: Effect): Saying {
  const kind = kindOf(effect);
  switch (kind) {
    case 'gem':
    case 'ore':
      return saying('rune-stones.effect.gem', { a: effect });
    case 'card':
      return displaySaying(cardColorOf(effect));
    case 'points':
      return pointsSaying(pointsOf(effect));
    case 'pillage':
      return saying('rune-stones.effect.pillage', { a: pillageColorOf(effect) });
    case 'any':
    case 'die':
    case 'draw':
    case 'resurrection':
    case 'card-switch':
    case 'wisp':
      return saying(`rune-stones.effect.${kind}`);
    default:
      return unreachable(kind);
  }
}

export const pointsSaying = (points: number): Saying => saying('rune-stones.effect.points', { points });

const displaySaying = (color: string): Saying =>
  color === 'any' ? saying('rune-stones.effect.card-any') : saying('rune-stones.effect.card', { color });

/** A list of gems and points, equal ones counted. */
function amounts(effects: readonly Effect[]): Saying {
  const kinds = [...new Set(effects)];
  const each = kinds.map((kind) => amount(kind, effects.filter((effect) => effect === kind).length));
  return each.reduceRight((rest, first) => saying('rune-stones.ability.list', { first, rest }));
}

/** What is paid or given, equal stones counted. */
export const stonesSaying = (stones: readonly Stone[]): Saying =>
  [...new Set(stones)]
    .map((of) => saying('rune-stones.ability.amount', { count: stones.filter((stone) => stone === of).length, of }))
    .reduceRight((rest, first) => saying('rune-stones.ability.list', { first, rest }));

const amount = (effect: Effect, count: number): Saying =>
  kindOf(effect) === 'gem' ? saying('rune-stones.ability.amount', { count, of: effect }) : effectSaying(effect);
