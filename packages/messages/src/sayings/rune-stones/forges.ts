import { at } from '@dolmen/core';
import {
  type Artefact,
  FORGE_POINTS,
  FORGES,
  ORE_PRICE,
  type View,
  WILD_COST,
  WILD_FORGE,
} from '@dolmen/core/rune-stones';
import type { Saying } from '../../fill.ts';
import { saying } from '../spoken.ts';
import { effectSaying, pointsSaying } from './abilities.ts';

/** What lies on a forge. */
export function artefactOn(view: View, forge: number): Artefact | 'none' {
  if (forge !== WILD_FORGE) return at(view.forges, forge);
  return view.wilds > 0 ? 'wild' : 'none';
}

/** What a forge asks for, and what it brings. */
export function forgeSaying(forge: number): Saying {
  if (forge === WILD_FORGE) return saying('rune-stones.forge.wild', { gems: WILD_COST, ores: ORE_PRICE });
  const { cost, bonus } = at<(typeof FORGES)[number]>(FORGES, forge);
  const price = saying('rune-stones.forge.colored', { gems: cost, ores: ORE_PRICE });
  return bonus === 'none' ? price : saying('rune-stones.forge.bonus', { price, bonus: bonusSaying(bonus) });
}

const bonusSaying = (bonus: 'die' | 'ore' | 'points'): Saying =>
  bonus === 'points' ? pointsSaying(FORGE_POINTS) : effectSaying(bonus);
