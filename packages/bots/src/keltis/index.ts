import { type Action, keltis, type State, type View } from '@dolmen/core/keltis';
import type { Sense } from '../sense.ts';
import { estimate, isSettled } from './estimate.ts';
import { insight, rate } from './rate.ts';
import { remark } from './remark.ts';

export const keltisSense: Sense<State, View, Action> = {
  game: keltis,
  rate,
  insight,
  estimate,
  isSettled,
  remark,
  search: { lead: 10, width: 10, doubt: 0.1, depth: 40, trust: 15, rivals: 'rated' },
  slips: 1,
};
