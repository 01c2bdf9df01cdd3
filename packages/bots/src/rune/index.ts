import { type Action, rune, type State, type View } from '@dolmen/core/rune';
import type { Evaluator } from '../evaluator.ts';
import { estimate } from './estimate.ts';
import { rate } from './rate.ts';
import { remark } from './remark.ts';

export const runeEvaluator: Evaluator<State, View, Action> = {
  game: rune,
  rate,
  rateTuned: rate,
  estimate,
  canEstimate: () => true,
  remark,
  search: { rewardScale: 12, width: 12, temperature: 0.7, depth: 6, priorVisits: 20, rivals: 'searched' },
  typicalError: 1,
};
