import { COLORED_GEM, POINTS } from './action.ts';
import type { Emit } from './event.ts';
import { score } from './points.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { has, mover, type State } from './state.ts';
import { gain, lacking } from './supply.ts';

/** Points of a card's printed ability. S81: with the stone for it, a gem may be taken instead. */
export function earnPoints(state: State, points: number, runes: boolean, emit: Emit): void {
  if (!runes) return score(state, points, emit);
  if (has(mover(state), 'gem-or-points')) state.agenda.push({ type: 'reward', points });
  else scoreCard(state, points, emit);
}

/** S55: a card's points lie in one place of its ability, so a card brings at most one extra point. */
const scoreCard = (state: State, points: number, emit: Emit): void =>
  score(state, points + (has(mover(state), 'extra-point') ? 1 : 0), emit);

const REWARDS = [POINTS, ...COLORED_GEM];

/** S81 */
export const reward: Question<{ type: 'reward'; points: number }> = {
  candidates: () => REWARDS,
  refusal(view, _ask, action) {
    if (action.type === 'points') return null;
    if (action.type !== 'gem') return notNow(view, 'S81');
    return action.gem === 'wild'
      ? because('S81', 'not-offered', { asked: view.choice })
      : lacking(view, action.gem, 'S81');
  },
  answer(state, { points }, action, emit) {
    if (action.type === 'points') return scoreCard(state, points, emit);
    if (action.type !== 'gem') return misplaced(action);
    gain(state, action.gem, emit);
  },
};
