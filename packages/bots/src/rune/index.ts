import { type Action, rune, type State, type View } from '@dolmen/core/rune';
import type { Sense } from '../sense.ts';
import { estimate } from './estimate.ts';
import { rate } from './rate.ts';
import { remark } from './remark.ts';

export const runeSense: Sense<State, View, Action> = {
  game: rune,
  rate,
  insight: rate,
  estimate,
  isSettled: () => true,
  remark,
  search: { lead: 12, width: 12, doubt: 0.7, depth: 6, trust: 20, rivals: 'searched' },
  slips: 1,
};
