import { type Action, runeStones, type State, type View } from '@dolmen/core/rune-stones';
import type { Sense } from '../sense.ts';
import { estimate } from './estimate.ts';
import { rate } from './rate.ts';
import { remark } from './remark.ts';

export const runeStonesSense: Sense<State, View, Action> = {
  game: runeStones,
  rate,
  isLull: ({ choice, toAct, first }) => choice === 'turn' && toAct === first,
  estimate,
  remark,
  search: { lead: 20, width: 5, doubt: 0.25, depth: 16, trust: 40, rivals: 'searched' },
  slips: 0.25,
};
