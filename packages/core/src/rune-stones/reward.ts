import { COLORED_GEM, POINTS } from './action.ts';
import { earnWithExtra } from './points.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { gain, lacking } from './supply.ts';

const REWARDS = [POINTS, ...COLORED_GEM];

/** S81: the points of a card, or a gem. */
export const reward: Question<{ type: 'reward'; points: number }> = {
  waits: 'for-runes',
  candidates: () => REWARDS,
  refusal(view, _ask, action) {
    if (action.type === 'points') return null;
    if (action.type !== 'gem') return notNow(view, 'S81');
    return action.gem === 'wild'
      ? because('S81', 'not-offered', { asked: view.choice })
      : lacking(view, action.gem, 'S81');
  },
  answer(state, { points }, action, emit) {
    if (action.type === 'points') return earnWithExtra(state, points, emit);
    if (action.type !== 'gem') return misplaced(action);
    gain(state, action.gem, emit);
  },
};
