import { abilitiesRefusal } from './abilities.ts';
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
    switch (action.type) {
      case 'summon':
        state.agenda.push({ type: 'close-display' }, { type: 'magic' });
        break;
      case 'abilities':
        state.agenda.push({ type: 'cards' });
        break;
      case 'forge':
        beginForging(state, action.forge);
        break;
      default:
        return misplaced(action);
    }
    emit?.({ type: 'chose', seat: seatOf(state), action: action.type });
  },
};
