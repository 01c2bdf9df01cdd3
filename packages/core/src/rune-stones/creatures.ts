import { at } from '../assert.ts';
import type { Reason } from '../game.ts';
import { insert, remove } from '../lists.ts';
import { shuffle } from '../random.ts';
import type { Action } from './action.ts';
import type { Emit } from './event.ts';
import { type Card, NO_CARD } from './material.ts';
import { because } from './reason.ts';
import { mover, type Player, printed, raiseFloor, type State, seatOf, type View } from './state.ts';

export const notInHand = (view: View, card: Card, rule: string): Reason | null =>
  mover(view).hand.includes(card) ? null : because(rule, 'not-in-hand', { card });

/** An action for each hand card that shows, and one that is about none. */
export function perHandCard(view: View, byCard: readonly Action[], last: Action): Action[] {
  const actions: Action[] = [];
  for (const card of mover(view).hand) if (card !== null) actions.push(byCard[card] as Action);
  actions.push(last);
  return actions;
}

export const emptySlot = (view: View, slot: number, rule: string): Reason | null =>
  view.display[slot] === NO_CARD ? because(rule, 'slot-empty', { slot: slot + 1 }) : null;

/** Can a card still be drawn from the common pile? */
export const hasCreatures = (view: View): boolean => view.pile.length + view.discard.length > 0;

/** From the hand to the front, for all to see. */
export function playFromHand(state: State, card: Card, emit: Emit): void {
  const player = mover(state);
  remove(player.hand, card);
  if (player.known.includes(card)) remove(player.known, card);
  insert(state.played, card);
  emit?.({ type: 'played', seat: seatOf(state), card });
}

/** S12, S27: a played card stays with its player. */
export function keep(state: State, card: Card, emit: Emit): void {
  remove(state.played, card);
  mover(state).discard.push(card);
  emit?.({ type: 'kept', seat: seatOf(state), card });
}

/** S27: a played card leaves its player. */
export function lose(state: State, card: Card, emit: Emit): void {
  const player = mover(state);
  const { isDruid } = printed(state, card);
  remove(state.played, card);
  remove(player.owned, card);
  (isDruid ? player.box : state.discard).push(card);
  emit?.({ type: 'lost', seat: seatOf(state), card, to: isDruid ? 'box' : 'discard' });
}

function acquire(player: Player<never>, card: Card): void {
  insert(player.owned, card);
  player.discard.push(card);
}

/** The slot stays open until the display closes up. */
export function takeFromDisplay(state: State, slot: number, emit: Emit): void {
  const card = at(state.display, slot);
  state.display[slot] = NO_CARD;
  acquire(mover(state), card);
  emit?.({ type: 'took', seat: seatOf(state), card, slot });
}

/** S26, S78: the top card of the common pile, if there is one, to the own discard pile. */
export function turnUp(state: State, emit: Emit): void {
  const card = drawCommon(state, emit);
  if (card === NO_CARD) return;
  acquire(mover(state), card);
  emit?.({ type: 'turned-up', seat: seatOf(state), card });
}

export const notInDiscard = (view: View, card: Card, rule: string): Reason | null =>
  view.discard.includes(card) ? null : because(rule, 'not-in-discard', { card });

/** S72 */
export function raiseCard(state: State, card: Card, emit: Emit): void {
  remove(state.discard, card);
  acquire(mover(state), card);
  emit?.({ type: 'raised', seat: seatOf(state), card });
}

/** S73: everybody sees which card goes to the hand. */
export function fetchCard(state: State, card: Card, emit: Emit): void {
  const player = mover(state);
  remove(state.discard, card);
  insert(player.owned, card);
  insert(player.hand, card);
  insert(player.known, card);
  emit?.({ type: 'fetched', seat: seatOf(state), card });
}

/** S13: the display closes up to the right and fills from the left, as far as there are cards. */
export function fillDisplay(state: State, emit: Emit): void {
  let open = state.display.length - 1;
  for (let slot = open; slot >= 0; slot--) {
    if (state.display[slot] === NO_CARD) continue;
    if (slot !== open) slide(state, slot, open, emit);
    open--;
  }
  for (; open >= 0 && hasCreatures(state); open--) enter(state, open, emit);
}

function slide(state: State, from: number, to: number, emit: Emit): void {
  const card = at(state.display, from);
  state.display[to] = card;
  state.display[from] = NO_CARD;
  emit?.({ type: 'slid', card, from, to });
}

function enter(state: State, slot: number, emit: Emit): void {
  const card = drawCommon(state, emit);
  state.display[slot] = card;
  emit?.({ type: 'entered', card, slot });
}

function drawCommon(state: State, emit: Emit): Card {
  if (state.pile.length === 0 && state.discard.length > 0) {
    state.pile = shuffle(state.random, state.discard);
    state.discard = [];
    emit?.({ type: 'shuffled', pile: 'creatures' });
  }
  const card = state.pile.pop() ?? NO_CARD;
  if (card !== NO_CARD) raiseFloor(state);
  return card;
}
