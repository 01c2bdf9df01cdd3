import { at } from '../assert.ts';
import type { Reason } from '../game.ts';
import { DONE, MAGIC, TAKE } from './action.ts';
import { emptySlot, fillDisplay, keep, notInHand, perHandCard, playFromHand, takeFromDisplay } from './creatures.ts';
import type { Emit } from './event.ts';
import { type Card, type Color, RUNE_MAGIC, SLOT_COSTS } from './material.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { has, mover, printed, type State, type View } from './state.ts';

/** S10: someone without cards needs the stone. */
export function summonRefusal(view: View): Reason | null {
  const player = mover(view);
  return player.hand.length > 0 || has(player, 'magic') ? null : because('S10', 'empty-hand');
}

/** S10: the colour that the cards played so far bind the magic to. */
function boundColor(view: View): Color | null {
  for (const card of view.played) {
    const { color } = printed(view, card);
    if (color !== 'multi') return color;
  }
  return null;
}

function otherMagic(view: View, card: Card): Reason | null {
  const bound = boundColor(view);
  const { color } = printed(view, card);
  return bound === null || color === 'multi' || color === bound
    ? null
    : because('S10', 'other-magic', { bound, color });
}

/** S10: the cards whose magic is used, one after the other. */
export const magic: Question<{ type: 'magic' }> = {
  waits: 'for-cards',
  candidates: (view) => perHandCard(view, MAGIC, DONE),
  refusal(view, _ask, action) {
    if (action.type === 'done') return noMagic(view);
    if (action.type !== 'magic') return notNow(view, 'S10');
    return notInHand(view, action.card, 'S10') ?? otherMagic(view, action.card);
  },
  answer(state, ask, action, emit) {
    if (action.type === 'done') return void state.agenda.push({ type: 'take', magic: magicOf(state) });
    if (action.type !== 'magic') return misplaced(action);
    playFromHand(state, action.card, emit);
    state.agenda.push(ask);
  },
};

const noMagic = (view: View): Reason | null =>
  view.played.length > 0 || has(mover(view), 'magic') ? null : because('S10', 'no-magic');

/** S10, S50 */
const magicOf = (view: View): number =>
  view.played.reduce((sum, card) => sum + printed(view, card).magic, has(mover(view), 'magic') ? RUNE_MAGIC : 0);

/** S11 */
export const take: Question<{ type: 'take'; magic: number }> = {
  candidates: () => TAKES,
  refusal(view, { magic }, action) {
    if (action.type === 'done') return null;
    if (action.type !== 'take') return notNow(view, 'S11');
    return emptySlot(view, action.slot, 'S11') ?? tooDear(action.slot, magic);
  },
  answer(state, { magic }, action, emit) {
    if (action.type === 'done') return;
    if (action.type !== 'take') return misplaced(action);
    takeFromDisplay(state, action.slot, emit);
    state.agenda.push({ type: 'take', magic: magic - at(SLOT_COSTS, action.slot) });
  },
};
const TAKES = [...TAKE, DONE];

function tooDear(slot: number, magic: number): Reason | null {
  const cost = at(SLOT_COSTS, slot);
  return cost <= magic ? null : because('S11', 'too-dear', { cost, magic });
}

/** S12, S13 */
export function closeDisplay(state: State, emit: Emit): void {
  for (const card of state.played.slice()) keep(state, card, emit);
  fillDisplay(state, emit);
}
