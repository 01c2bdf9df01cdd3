import { type Action, runeStones, type State, type View } from '@dolmen/core/rune-stones';
import type { Sense } from '../sense.ts';
import { estimate, isSettled } from './estimate.ts';
import { rate } from './rate.ts';
import { remark } from './remark.ts';

export const runeStonesSense: Sense<State, View, Action> = {
  game: runeStones,
  rate,
  insight: rate,
  estimate,
  isSettled,
  remark,
  search: { lead: 10, width: 6, doubt: 0.35, depth: 12, trust: 40, rivals: 'searched' },
  slips: 0.25,
};
