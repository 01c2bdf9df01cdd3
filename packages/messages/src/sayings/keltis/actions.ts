import { at, unreachable } from '@dolmen/core';
import { type Action, colorOf, fieldOn, type Path, pileOf, sizeOn, topOf, type View } from '@dolmen/core/keltis';
import type { Saying } from '../../fill.ts';
import { saying } from '../spoken.ts';
import { cardValues } from './events.ts';

export function actionSaying(action: Action, view: View): Saying {
  switch (action.type) {
    case 'play':
    case 'discard':
      return saying(`keltis.action.${action.type}`, cardValues(action.card));
    case 'enter':
      return saying('keltis.action.enter', { path: colorOf(action.path), size: action.size });
    case 'move':
      return moveSaying(action.path, view);
    case 'stay':
      return saying('keltis.action.stay');
    case 'draw':
      return action.from === 'stock' ? saying('keltis.action.draw-stock') : drawSaying(action.from, view);
    default:
      return unreachable(action);
  }
}

function moveSaying(path: Path, view: View): Saying {
  const player = at(view.players, view.toAct ?? 0);
  return saying('keltis.action.move', {
    path: colorOf(path),
    size: sizeOn(player, path),
    field: fieldOn(player, path),
  });
}

function drawSaying(path: Path, view: View): Saying {
  const pile = pileOf(view, path);
  if (pile.length === 0) return saying('keltis.action.draw-pile', { pile: colorOf(path) });
  return saying('keltis.action.draw-card', cardValues(topOf(pile)));
}

export const choiceSaying = (view: View): Saying =>
  saying(`keltis.choice.${view.choice}`, view.entering === null ? {} : { path: colorOf(view.entering) });
