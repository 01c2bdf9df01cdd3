import { unreachable } from '../assert.ts';
import type { Seat } from '../game.ts';
import { insert, remove, take } from '../lists.ts';
import type { Action, Lay } from './action.ts';
import type { Emit } from './event.ts';
import type { Card, Rune } from './material.ts';
import { isFinished, mover, moverSeat, opponentOf, type Player, type State } from './state.ts';

export function play(state: State, action: Action, emit?: Emit): void {
  state.ply++;
  switch (action.type) {
    case 'lay':
      return lay(state, action, emit);
    case 'drop':
      return drop(state, action.card, emit);
    case 'mark':
      return mark(state, action.rune, action.x, action.y, emit);
    case 'draw':
      return draw(state, emit);
    case 'place':
      return place(state, action.x, action.y, emit);
    case 'retire':
      return retire(state, emit);
    default:
      return unreachable(action);
  }
}

/** R2 */
function lay(state: State, { card, turn, x, y }: Lay, emit: Emit): void {
  leaveHand(mover(state), card);
  state.laid.push({ card, turn, x, y });
  state.choice = 'master';
  emit?.({ type: 'laid', seat: moverSeat(state), card, turn, x, y });
}

/** R10: whoever cannot lay shows the hand; so no undo leads back behind this. */
function drop(state: State, card: Card, emit: Emit): void {
  const player = mover(state);
  leaveHand(player, card);
  player.known = player.hand.slice();
  state.dropped.push(card);
  state.choice = 'master';
  state.floor = state.ply;
  emit?.({ type: 'dropped', seat: moverSeat(state), card, shown: player.hand.slice() });
}

/** R14 */
function mark(state: State, rune: Rune, x: number, y: number, emit: Emit): void {
  const seat = moverSeat(state);
  state.marks.push({ seat, rune, x, y });
  emit?.({ type: 'marked', seat, rune, x, y });
}

/** R8 */
function draw(state: State, emit: Emit): void {
  const card = take(state.pile);
  insert(mover(state).hand, card);
  emit?.({ type: 'drew', seat: moverSeat(state), card });
  pass(state);
}

/** R8 */
function place(state: State, x: number, y: number, emit: Emit): void {
  const seat = moverSeat(state);
  state.masters.push({ seat, x, y });
  mover(state).masters--;
  emit?.({ type: 'placed-master', seat, x, y });
  leave(state, seat, emit);
}

/** R10 */
function retire(state: State, emit: Emit): void {
  const seat = moverSeat(state);
  mover(state).masters--;
  mover(state).lost++;
  emit?.({ type: 'retired-master', seat });
  leave(state, seat, emit);
}

/** R11: the game may be over for one, or for both. */
function leave(state: State, seat: Seat, emit: Emit): void {
  if (!isFinished(state, seat)) return pass(state);
  if (isFinished(state, opponentOf(seat))) return end(state, emit);
  emit?.({ type: 'finished', seat });
  pass(state);
}

/** R11: a seat that has finished is passed over. */
function pass(state: State): void {
  const next = opponentOf(moverSeat(state));
  if (!isFinished(state, next)) state.toAct = next;
  state.choice = 'lay';
  state.floor = state.ply;
}

function end(state: State, emit: Emit): void {
  state.toAct = null;
  state.choice = 'over';
  state.floor = state.ply;
  emit?.({ type: 'ended' });
}

function leaveHand(player: Player<Card>, card: Card): void {
  remove(player.hand, card);
  if (player.known.includes(card)) remove(player.known, card);
}
