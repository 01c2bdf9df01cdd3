import { at } from '@dolmen/core';
import { type Ask, asked, type View } from '@dolmen/core/rune-stones';
import type { Fillings, Saying } from '../../fill.ts';
import { saying } from '../spoken.ts';
import { chosenOf, effectSaying } from './abilities.ts';
import { artefactOn } from './forges.ts';

export function choiceSaying(view: View): Saying {
  const ask = asked(view);
  return saying(`rune-stones.choice.${view.choice}`, ask === null ? {} : valuesOf(ask, view));
}

/** What exactly is asked. */
function valuesOf(ask: Ask, view: View): Fillings {
  switch (ask.type) {
    case 'take':
      return { magic: ask.magic };
    case 'face':
      return { face: ask.face };
    case 'reward':
      return { points: ask.points };
    case 'pay':
      return { of: at(ask.cost, 0), gems: ask.cost.length };
    case 'place':
      return { artefact: artefactOn(view, ask.forge) };
    case 'effect':
      return ask.of.length > 1 ? { ability: chosenOf(ask.of) } : { effect: effectSaying(at(ask.of, 0)) };
    default:
      return {};
  }
}
