import { unreachable } from '../assert.ts';
import { abilitiesRefusal, chooseCards } from './abilities.ts';
import { ABILITIES, FORGE, SUMMON } from './action.ts';
import { beginForging, forgeRefusal } from './forge.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { seatOf } from './state.ts';
import { summonRefusal } from './summon.ts';

const TURNS = [SUMMON, ABILITIES, ...FORGE];

/** S5 */
export const turn: Question<{ type: 'turn' }> = {
  waits: 'always',
  candidates: () => TURNS,
  refusal(view, _ask, action) {
    switch (action.type) {
      case 'summon':
        return summonRefusal(view);
      case 'abilities':
        return abilitiesRefusal(view);
      case 'forge':
        return forgeRefusal(view, action.forge, null);
      default:
        return notNow(view, 'S5');
    }
  },
  answer(state, _ask, action, emit) {
    if (action.type !== 'summon' && action.type !== 'abilities' && action.type !== 'forge') return misplaced(action);
    emit?.({ type: 'chose', seat: seatOf(state), action: action.type });
    switch (action.type) {
      case 'summon':
        return void state.agenda.push({ type: 'close-display' }, { type: 'magic' });
      case 'abilities':
        return chooseCards(state, emit);
      case 'forge':
        return beginForging(state, action.forge, emit);
      default:
        return unreachable(action);
    }
  },
};
