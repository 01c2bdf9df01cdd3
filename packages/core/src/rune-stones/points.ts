import { at } from '../assert.ts';
import type { Emit } from './event.ts';
import { NIGHT_FIELDS, NO_CARD, THRONE } from './material.ts';
import { mover, type State, seatOf } from './state.ts';
import type { EffectAsk } from './task.ts';

const WISP_ASK: Omit<EffectAsk, 'of'> = { type: 'effect', both: false, card: NO_CARD, runes: false };

/** Moves the marker of the player whose turn it is. */
export function score(state: State, points: number, emit: Emit): void {
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
    state.agenda.push({ ...WISP_ASK, of: ['wisp'] });
    emit?.({ type: 'passed-wisp', seat: seatOf(state), field });
  }
}
