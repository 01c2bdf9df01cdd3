import { type Action, keltis, type State, type View } from '@dolmen/core/keltis';
import type { Evaluator } from '../evaluator.ts';
import { canEstimate, estimate } from './estimate.ts';
import { rate, rateTuned } from './rate.ts';
import { remark } from './remark.ts';

export const keltisEvaluator: Evaluator<State, View, Action> = {
  game: keltis,
  rate,
  rateTuned,
  estimate,
  canEstimate,
  remark,
  search: { rewardScale: 10, width: 10, temperature: 0.1, depth: 40, priorVisits: 15, rivals: 'rated' },
  typicalError: 1,
};
