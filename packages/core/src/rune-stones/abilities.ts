import { at, unreachable } from '../assert.ts';
import type { Reason } from '../game.ts';
import { type Effect, effectsOf, kindOf, pointsOf } from './ability.ts';
import { type Action, DECLINE, DONE, PLAY, USE } from './action.ts';
import { fillDisplay, keep, lose, notInHand, perHandCard, playFromHand } from './creatures.ts';
import { isOpen } from './effects.ts';
import type { Emit } from './event.ts';
import { ABILITIES, type Card, type Gem } from './material.ts';
import { canPay, demand } from './pay.ts';
import { earnByCard } from './points.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { has, mover, type Player, printed, type State, seatOf, type View } from './state.ts';
import { gain } from './supply.ts';
import type { Step } from './task.ts';

/** S20 */
export const abilitiesRefusal = (view: View): Reason | null => {
  const cards = mover(view).hand.length;
  return cards >= ABILITIES ? null : because('S20', 'too-few-cards', { cards });
};

/** S20, S56 */
const mostCards = (player: Player<null>): number => ABILITIES + (has(player, 'three-abilities') ? 1 : 0);

/** S20: with two cards in hand there is nothing to choose. */
export function chooseCards(state: State, emit: Emit): void {
  const { hand } = mover(state);
  if (hand.length > ABILITIES) return void state.agenda.push({ type: 'cards' });
  for (const card of hand.slice()) playFromHand(state, card, emit);
  askAbilities(state);
}

const askAbilities = (state: State): void =>
  void state.agenda.push({ type: 'dispose' }, { type: 'ability', left: state.played.slice() });

/** S20: the cards whose abilities are used, one after the other. */
export const cards: Question<{ type: 'cards' }> = {
  candidates: (view) => perHandCard(view, PLAY, DONE),
  refusal(view, _ask, action) {
    if (action.type === 'play') return notInHand(view, action.card, 'S20');
    if (action.type !== 'done') return notNow(view, 'S20');
    const cards = view.played.length;
    return cards >= ABILITIES ? null : because('S20', 'too-few-cards', { cards });
  },
  answer(state, ask, action, emit) {
    if (action.type === 'done') return askAbilities(state);
    if (action.type !== 'play') return misplaced(action);
    playFromHand(state, action.card, emit);
    const player = mover(state);
    if (state.played.length < mostCards(player) && player.hand.length > 0) state.agenda.push(ask);
    else askAbilities(state);
  },
};

/** S21: always asked, so that everybody sees the cards before they go. */
export const ability: Question<{ type: 'ability'; left: readonly Card[] }> = {
  waits: 'always',
  candidates(_view, { left }) {
    const actions: Action[] = [];
    for (const card of left) actions.push(USE[card] as Action);
    actions.push(DONE);
    return actions;
  },
  refusal(view, { left }, action) {
    if (action.type === 'done') return null;
    if (action.type !== 'use') return notNow(view, 'S21');
    if (!left.includes(action.card)) return because('S21', 'not-in-front', { card: action.card });
    return abilityRefusal(view, action.card);
  },
  answer(state, { left }, action, emit) {
    if (action.type === 'done') return;
    if (action.type !== 'use') return misplaced(action);
    const rest = left.filter((card) => card !== action.card);
    if (rest.length > 0) state.agenda.push({ type: 'ability', left: rest });
    begin(state, action.card, true, emit);
  },
};

/** S21: an ability of which nothing can come cannot be begun. S24: nor can an exchange that cannot be paid. */
function abilityRefusal(view: View, card: Card): Reason | null {
  const { ability } = printed(view, card);
  if (ability.kind === 'exchange' && !canPay(mover(view), ability.cost))
    return because('S24', 'cannot-pay', { gems: ability.cost.length, of: at(ability.cost, 0) });
  return effectsOf(ability).some((effect) => isOpen(view, effect)) ? null : because('S21', 'nothing-to-do', { card });
}

/** Puts a card's ability on the agenda. `withRunes`: do the rune stones of the second action apply? */
function begin(state: State, card: Card, withRunes: boolean, emit: Emit): void {
  const { ability } = printed(state, card);
  emit?.({ type: 'used', seat: seatOf(state), card });
  switch (ability.kind) {
    case 'basic':
      // The first effect is pushed last: it comes first.
      for (const effect of ability.effects.toReversed())
        state.agenda.push({ type: 'effect', of: [effect], both: false, card, withRunes });
      return;
    case 'choice': {
      const both = withRunes && has(mover(state), 'plus');
      return void state.agenda.push({ type: 'effect', of: ability.effects, both, card, withRunes });
    }
    case 'exchange':
      state.agenda.push({ type: 'gain', gain: ability.gain, withRunes });
      return demand(state, { type: 'pay', cost: ability.cost, forge: null, begun: false }, emit);
    default:
      return unreachable(ability);
  }
}

/** S24: points last, for a wisp on their way is taken at once. */
export function receive(state: State, { gain: gains, withRunes }: GainStep, emit: Emit): void {
  const isPoints = (effect: Effect): boolean => kindOf(effect) === 'points';
  for (const effect of gains) if (!isPoints(effect)) gain(state, effect as Gem, emit);
  for (const effect of gains) if (isPoints(effect)) earnByCard(state, pointsOf(effect), withRunes, emit);
}
type GainStep = Extract<Step, { type: 'gain' }>;

/** S27, S80: one card is kept. Card switches that were used have left already (S73). */
export function dispose(state: State, emit: Emit): void {
  const kept = state.played.at(has(mover(state), 'keep-highest') ? -1 : 0);
  for (const card of state.played.slice()) card === kept ? keep(state, card, emit) : lose(state, card, emit);
  fillDisplay(state, emit);
}

/** S78: one more card by a wisp tile. */
export const playCard: Question<{ type: 'play-card' }> = {
  waits: 'for-cards',
  candidates: (view) => perHandCard(view, PLAY, DECLINE),
  refusal(view, _ask, action) {
    if (action.type === 'decline') return null;
    if (action.type !== 'play') return notNow(view, 'S78');
    return notInHand(view, action.card, 'S78') ?? abilityRefusal(view, action.card);
  },
  answer(state, { type }, action, emit) {
    if (action.type === 'decline') return emit?.({ type: 'skipped', seat: seatOf(state), choice: type });
    if (action.type !== 'play') return misplaced(action);
    playFromHand(state, action.card, emit);
    state.agenda.push({ type: 'put-away', card: action.card });
    begin(state, action.card, false, emit);
  },
};

/** S78; S73: a card switch that was used has left already. */
export function putAway(state: State, card: Card, emit: Emit): void {
  if (state.played.includes(card)) keep(state, card, emit);
}
