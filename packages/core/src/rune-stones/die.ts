import { unreachable } from '../assert.ts';
import type { Reason } from '../game.ts';
import { pick } from '../random.ts';
import { AGAIN, DECLINE, SWAP } from './action.ts';
import { hasCreatures, turnUp } from './creatures.ts';
import type { Emit } from './event.ts';
import { COLORS, FACES, type Face, NO_CARD } from './material.ts';
import { score } from './points.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { mover, raiseFloor, type State, seatOf, type View } from './state.ts';
import { gain, giveBack, lacking, notOwned } from './supply.ts';

/** S26, S54 */
export function rollDie(state: State, twice: boolean, emit: Emit): void {
  const face = pick(state.random, FACES);
  raiseFloor(state);
  emit?.({ type: 'rolled', seat: seatOf(state), face });
  if (twice) state.agenda.push({ type: 'again', face });
  carryOut(state, face, emit);
}

function carryOut(state: State, face: Face, emit: Emit): void {
  switch (face) {
    case 'any-gem':
      state.agenda.push({ type: 'effect', of: ['any'], both: false, card: NO_CARD, runes: false });
      return;
    case 'swap':
      state.agenda.push({ type: 'swap' });
      return;
    case 'one-point':
      return score(state, 1, emit);
    case 'two-points':
      return score(state, 2, emit);
    case 'ore':
      return gain(state, 'ore', emit);
    case 'card':
      return turnUp(state, emit);
    default:
      return unreachable(face);
  }
}

/** S26: a face that cannot be carried out does nothing. */
function idleFace(view: View, face: Face): Reason | null {
  switch (face) {
    case 'any-gem':
      return COLORS.some((color) => view.supply[color] > 0) ? null : because('S26', 'none-in-supply', { stone: 'any' });
    case 'swap':
      return lacking(view, 'wild', 'S26') ?? noneToSwap(view);
    case 'ore':
      return lacking(view, 'ore', 'S26');
    case 'card':
      return hasCreatures(view) ? null : because('S26', 'no-creatures');
    default:
      return null;
  }
}

const noneToSwap = (view: View): Reason | null =>
  COLORS.some((color) => mover(view).stones[color] > 0) ? null : because('S26', 'none-owned', { stone: 'any' });

/** S54 */
export const again: Question<{ type: 'again'; face: Face }> = {
  candidates: () => [AGAIN, DECLINE],
  refusal(view, { face }, action) {
    if (action.type === 'decline') return null;
    return action.type === 'again' ? idleFace(view, face) : notNow(view, 'S54');
  },
  answer(state, { face }, action, emit) {
    if (action.type === 'again') carryOut(state, face, emit);
  },
};

const SWAPS = [...SWAP, DECLINE];

/** S26 */
export const swap: Question<{ type: 'swap' }> = {
  candidates: () => SWAPS,
  refusal(view, _ask, action) {
    if (action.type === 'decline') return null;
    if (action.type !== 'swap') return notNow(view, 'S26');
    return lacking(view, 'wild', 'S26') ?? notOwned(view, action.color, 'S26');
  },
  answer(state, _ask, action, emit) {
    if (action.type === 'decline') return;
    if (action.type !== 'swap') return misplaced(action);
    giveBack(state, action.color, emit);
    gain(state, 'wild', emit);
  },
};
