import { unreachable } from '../assert.ts';
import type { Reason } from '../game.ts';
import { pick } from '../random.ts';
import { CARRY_OUT, DECLINE, SWAP } from './action.ts';
import { hasCreatures, turnUp } from './creatures.ts';
import type { Emit } from './event.ts';
import { FACES, type Face, NO_CARD, type PlainFace } from './material.ts';
import { earn } from './points.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { raiseFloor, type State, seatOf, type View } from './state.ts';
import { gain, giveBack, lacking, notOwned } from './supply.ts';
import type { Ask } from './task.ts';

/** S26, S54 */
export function rollDie(state: State, isDoubled: boolean, emit: Emit): void {
  const face = pick(state.random, FACES);
  raiseFloor(state);
  emit?.({ type: 'rolled', seat: seatOf(state), face });
  const ask = askOf(face);
  if (isDoubled) state.agenda.push(ask, ask);
  else if (ask.type === 'face') carryOut(state, ask.face, emit);
  else state.agenda.push(ask);
}

/** Two faces leave the player a choice, and so are asked for however often. */
function askOf(face: Face): Extract<Ask, { type: 'effect' | 'swap' | 'face' }> {
  if (face === 'any-gem') return { type: 'effect', of: ['any'], both: false, card: NO_CARD, withRunes: false };
  return face === 'swap' ? { type: 'swap' } : { type: 'face', face };
}

function carryOut(state: State, face: PlainFace, emit: Emit): void {
  switch (face) {
    case 'one-point':
      return earn(state, 1, emit);
    case 'two-points':
      return earn(state, 2, emit);
    case 'ore':
      return gain(state, 'ore', emit);
    case 'card':
      return turnUp(state, emit);
    default:
      return unreachable(face);
  }
}

/** S26: a face that cannot be carried out does nothing. */
function idleFace(view: View, face: PlainFace): Reason | null {
  if (face === 'ore') return lacking(view, 'ore', 'S26');
  return face !== 'card' || hasCreatures(view) ? null : because('S26', 'no-creatures');
}

const FACE_ANSWERS = [CARRY_OUT, DECLINE];

/** S54: with the die doubled, each time may be forgone. */
export const face: Question<{ type: 'face'; face: PlainFace }> = {
  waits: 'for-runes',
  candidates: () => FACE_ANSWERS,
  refusal(view, ask, action) {
    if (action.type === 'decline') return null;
    return action.type === 'carry-out' ? idleFace(view, ask.face) : notNow(view, 'S54');
  },
  answer(state, ask, action, emit) {
    if (action.type === 'decline') return emit?.({ type: 'skipped', seat: seatOf(state), choice: ask.type });
    if (action.type !== 'carry-out') return misplaced(action);
    carryOut(state, ask.face, emit);
  },
};

const SWAPS = [...SWAP, DECLINE];

/** S26 */
export const swap: Question<{ type: 'swap' }> = {
  waits: 'for-runes',
  candidates: () => SWAPS,
  refusal(view, _ask, action) {
    if (action.type === 'decline') return null;
    if (action.type !== 'swap') return notNow(view, 'S26');
    return lacking(view, 'wild', 'S26') ?? notOwned(view, action.color, 'S26');
  },
  answer(state, ask, action, emit) {
    if (action.type === 'decline') return emit?.({ type: 'skipped', seat: seatOf(state), choice: ask.type });
    if (action.type !== 'swap') return misplaced(action);
    giveBack(state, action.color, emit);
    gain(state, 'wild', emit);
  },
};
