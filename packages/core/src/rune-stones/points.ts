import { at } from '../assert.ts';
import type { Emit } from './event.ts';
import { NIGHT_FIELDS, NO_CARD, THRONE } from './material.ts';
import { has, mover, type State, seatOf } from './state.ts';
import type { EffectAsk } from './task.ts';

const WISP_ASK: EffectAsk = { type: 'effect', of: ['wisp'], both: false, card: NO_CARD, withRunes: false };

/** Moves the marker of the player whose turn it is. */
export function earn(state: State, points: number, emit: Emit): void {
  const player = mover(state);
  const from = player.points;
  const isFirst = state.players.every((other) => other.points < THRONE);
  player.points = from + points;
  state.scored = true;
  emit?.({ type: 'scored', seat: seatOf(state), from, to: player.points });
  if (isFirst && player.points >= THRONE) emit?.({ type: 'reached-throne', seat: seatOf(state) });
  if (state.nocturnal) passTokens(state, from, player.points, emit);
}

/** S77: one wisp for each token landed on or passed. */
function passTokens(state: State, from: number, to: number, emit: Emit): void {
  for (const [index, field] of NIGHT_FIELDS.entries()) {
    if (field <= from || field > to || at(state.night, index) !== 'wisp') continue;
    state.agenda.push(WISP_ASK);
    emit?.({ type: 'passed-wisp', seat: seatOf(state), field });
  }
}

/** The points printed on a card. S81: with the stone for it, its player is asked first. */
export function earnByCard(state: State, points: number, withRunes: boolean, emit: Emit): void {
  if (!withRunes) return earn(state, points, emit);
  if (has(mover(state), 'gem-or-points')) state.agenda.push({ type: 'reward', points });
  else earnWithExtra(state, points, emit);
}

/** S55: a card's points lie in one place of its ability, so a card brings at most one extra point. */
export const earnWithExtra = (state: State, points: number, emit: Emit): void =>
  earn(state, points + (has(mover(state), 'extra-point') ? 1 : 0), emit);
