import { at } from '../assert.ts';
import type { Reason } from '../game.ts';
import { shuffle } from '../random.ts';
import type { Emit } from './event.ts';
import { NO_CARD } from './material.ts';
import { because } from './reason.ts';
import { raiseFloor, type State, seatOf, type View } from './state.ts';
import { TILES } from './wisp-tiles.ts';

/** S75: a tile stays in its place while its bonus is carried out, and cannot be taken again meanwhile. */
const isInUse = (view: View, slot: number): boolean =>
  view.agenda.some((task) => task.type === 'replace-wisp' && task.slot === slot);

export const tileRefusal = (view: View, slot: number): Reason | null =>
  isInUse(view, slot) ? because('S75', 'tile-in-use', { tile: slot + 1 }) : null;

/** S74, S77 */
export function takeTile(state: State, slot: number, emit: Emit): void {
  const tile = at(state.wisps.shown, slot);
  emit?.({ type: 'took-wisp', seat: seatOf(state), slot, tile });
  state.agenda.push({ type: 'replace-wisp', slot });
  if (tile === 'play') state.agenda.push({ type: 'play-card' });
  // The first effect is pushed last: it comes first.
  for (const effect of TILES[tile].effects.toReversed())
    state.agenda.push({ type: 'effect', of: [effect], both: false, card: NO_CARD, withRunes: false });
}

/** S75 */
export function replaceTile(state: State, slot: number, emit: Emit): void {
  const { wisps } = state;
  const used = at(wisps.shown, slot);
  wisps.discard.push(used);
  emit?.({ type: 'wisp-discarded', slot, tile: used });
  if (wisps.pile.length === 0) {
    wisps.pile = shuffle(state.random, wisps.discard);
    wisps.discard = [];
    emit?.({ type: 'shuffled', pile: 'wisps' });
  }
  const tile = at(wisps.pile, wisps.pile.length - 1);
  wisps.pile.pop();
  wisps.shown[slot] = tile;
  raiseFloor(state);
  emit?.({ type: 'wisp-shown', slot, tile });
}
