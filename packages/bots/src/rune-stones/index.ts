import { type Action, runeStones, type State, type View } from '@dolmen/core/rune-stones';
import type { Evaluator } from '../evaluator.ts';
import { canEstimate, estimate } from './estimate.ts';
import { rate } from './rate.ts';
import { remark } from './remark.ts';

export const runeStonesEvaluator: Evaluator<State, View, Action> = {
  game: runeStones,
  rate,
  rateTuned: rate,
  estimate,
  canEstimate,
  remark,
  search: { rewardScale: 10, width: 6, temperature: 0.35, depth: 12, priorVisits: 40, rivals: 'searched' },
  typicalError: 0.25,
};
