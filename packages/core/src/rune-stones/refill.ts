import { insert } from '../lists.ts';
import { shuffle } from '../random.ts';
import type { Emit } from './event.ts';
import { HAND, IDLE_ROUNDS, LARGE_HAND, THRONE } from './material.ts';
import { has, mover, raiseFloor, type State, seatOf } from './state.ts';

/** The end of a turn: S45, then the next player, or S60. */
export function endTurn(state: State, emit: Emit): void {
  refill(state, emit);
  state.exchanged = false;
  state.toAct = (seatOf(state) + 1) % state.players.length;
  raiseFloor(state);
  if (state.toAct === state.first && isLastRound(state, emit)) return;
  beginTurn(state);
  emit?.({ type: 'began', seat: state.toAct, round: state.round });
}

export function beginTurn(state: State): void {
  state.agenda = [{ type: 'end-turn' }, { type: 'trade' }, { type: 'turn' }];
}

/** S45, S51 */
function refill(state: State, emit: Emit): void {
  const player = mover(state);
  const limit = has(player, 'hand') ? LARGE_HAND : HAND;
  while (player.hand.length < limit) {
    if (player.pile.length === 0) reshuffle(state, emit);
    const card = player.pile.pop();
    if (card === undefined) return;
    insert(player.hand, card);
    emit?.({ type: 'drew', seat: seatOf(state), card });
  }
}

function reshuffle(state: State, emit: Emit): void {
  const player = mover(state);
  if (player.discard.length === 0) return;
  // With the pile gone, whoever counted the cards knows the rest: it is all in the hand.
  player.known = player.hand.slice();
  player.pile = shuffle(state.random, player.discard);
  player.discard = [];
  emit?.({ type: 'shuffled-own', seat: seatOf(state) });
}

/** S60, S63 */
function isLastRound(state: State, emit: Emit): boolean {
  state.idle = state.scored ? 0 : state.idle + 1;
  state.scored = false;
  const isThrone = state.players.some((player) => player.points >= THRONE);
  if (!isThrone && state.idle < IDLE_ROUNDS) {
    state.round++;
    return false;
  }
  state.toAct = null;
  emit?.({ type: 'ended', by: isThrone ? 'throne' : 'limit' });
  return true;
}
