import { at } from '../assert.ts';
import type { Reason } from '../game.ts';
import type { Emit } from './event.ts';
import type { Color, Stone } from './material.ts';
import { because } from './reason.ts';
import { mover, type State, seatOf, type View } from './state.ts';

/** S22: the supply is finite; what it cannot give is not given. */
export const lacking = (view: View, stone: Stone, rule: string): Reason | null =>
  view.supply[stone] > 0 ? null : because(rule, 'none-in-supply', { stone });

export const notOwned = (view: View, stone: Stone, rule: string): Reason | null =>
  mover(view).stones[stone] > 0 ? null : because(rule, 'none-owned', { stone });

export function gain(state: State, stone: Stone, emit: Emit): void {
  if (state.supply[stone] === 0) return;
  state.supply[stone]--;
  mover(state).stones[stone]++;
  emit?.({ type: 'gained', seat: seatOf(state), stone });
}

export function giveBack(state: State, stone: Stone, emit: Emit): void {
  mover(state).stones[stone]--;
  state.supply[stone]++;
  emit?.({ type: 'returned', seat: seatOf(state), stone });
}

const others = (view: View): number[] => view.players.map((_, seat) => seat).filter((seat) => seat !== view.toAct);

/** S71 */
export const hasVictim = (view: View, color: Color): boolean =>
  others(view).some((seat) => at(view.players, seat).stones[color] > 0);

/** S71 */
export function pillage(state: State, color: Color, emit: Emit): void {
  const robber = mover(state);
  for (const seat of others(state)) {
    const victim = at(state.players, seat);
    if (victim.stones[color] === 0) continue;
    victim.stones[color]--;
    robber.stones[color]++;
    emit?.({ type: 'pillaged', seat: seatOf(state), from: seat, color });
  }
}
