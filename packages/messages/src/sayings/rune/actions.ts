import { unreachable } from '@dolmen/core';
import { type Action, runeName, type View } from '@dolmen/core/rune';
import type { Saying } from '../../fill.ts';
import { saying } from '../spoken.ts';
import { runeOn } from './fields.ts';

export const QUARTER = 90;

export function actionSaying(action: Action, view: View): Saying {
  switch (action.type) {
    case 'lay':
      return laySaying(action);
    case 'drop':
      return saying('rune.action.drop', { card: action.card });
    case 'mark':
      return saying('rune.action.mark', { rune: runeName(action.rune), x: action.x, y: action.y });
    case 'place':
      return placeSaying(action, view);
    case 'draw':
    case 'retire':
      return saying(`rune.action.${action.type}`);
    default:
      return unreachable(action);
  }
}

function laySaying({ card, turn, x, y }: Extract<Action, { type: 'lay' }>): Saying {
  if (turn === 0) return saying('rune.action.lay', { card, x, y });
  return saying('rune.action.lay-turned', { card, x, y, degrees: turn * QUARTER });
}

function placeSaying({ x, y }: { readonly x: number; readonly y: number }, view: View): Saying {
  const rune = runeOn(view, { x, y });
  return rune === null ? saying('rune.action.place', { x, y }) : saying('rune.action.place-on', { x, y, rune });
}
