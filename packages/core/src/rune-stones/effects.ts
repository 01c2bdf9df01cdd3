import { at } from '../assert.ts';
import type { Reason } from '../game.ts';
import { cardColorOf, type Effect, type EffectKind, kindOf, pillageColorOf, pointsOf } from './ability.ts';
import {
  type Action,
  COLORED_GEM,
  DECLINE,
  DRAW,
  FETCH,
  GEM_OF,
  ORE,
  PILLAGE,
  POINTS,
  RAISE,
  ROLL,
  TAKE,
  WISP,
} from './action.ts';
import {
  emptySlot,
  fetchCard,
  fillDisplay,
  hasCreatures,
  lose,
  notInDiscard,
  raiseCard,
  takeFromDisplay,
  turnUp,
} from './creatures.ts';
import { rollDie } from './die.ts';
import type { Emit } from './event.ts';
import { DRAWN_BY_WISP, type Gem } from './material.ts';
import { earnByCard } from './points.ts';
import { notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { has, mover, printed, type State, seatOf, type View } from './state.ts';
import { gain, hasVictim, lacking, pillage } from './supply.ts';
import { choiceOf, type EffectAsk } from './task.ts';
import { takeTile, tileRefusal } from './wisps.ts';

/** All there is to one kind of effect, which actions of one type carry out. */
interface Kind<A extends Action> {
  readonly by: A['type'];
  /** The ways to carry it out, the open ones among them, in stable order. */
  ways(view: View, effect: Effect): readonly Action[];
  /** Is the action about this very effect? Without it, every action of its type is. */
  fits?(effect: Effect, action: A): boolean;
  /** Why it cannot be carried out so now. Without it, it always can. */
  refusal?(view: View, effect: Effect, action: A): Reason | null;
  carryOut(state: State, effect: Effect, action: A, ask: EffectAsk, emit: Emit): void;
}

type AnyKind = { [T in Action['type']]: Kind<Extract<Action, { readonly type: T }>> }[Action['type']];

/** S22, S25, S26, S71–S75, S78 */
const KINDS: { readonly [K in EffectKind]: AnyKind } = {
  gem: {
    by: 'gem',
    ways: (_view, effect) => [GEM_OF[effect as Gem]],
    fits: (effect, { gem }) => effect === gem,
    refusal: (view, _effect, { gem }) => lacking(view, gem, 'S22'),
    carryOut: (state, _effect, { gem }, _ask, emit) => gain(state, gem, emit),
  },
  any: {
    by: 'gem',
    ways: () => COLORED_GEM,
    fits: (_effect, { gem }) => gem !== 'wild',
    refusal: (view, _effect, { gem }) => lacking(view, gem, 'S22'),
    carryOut: (state, _effect, { gem }, _ask, emit) => gain(state, gem, emit),
  },
  ore: {
    by: 'ore',
    ways: () => [ORE],
    refusal: (view) => lacking(view, 'ore', 'S78'),
    carryOut: (state, _effect, _action, _ask, emit) => gain(state, 'ore', emit),
  },
  card: {
    by: 'take',
    ways: () => TAKE,
    refusal: (view, effect, { slot }) => emptySlot(view, slot, 'S25') ?? otherColor(view, effect, slot),
    carryOut(state, _effect, { slot }, _ask, emit) {
      takeFromDisplay(state, slot, emit);
      fillDisplay(state, emit);
    },
  },
  die: {
    by: 'roll',
    ways: () => [ROLL],
    carryOut: (state, _effect, _action, { withRunes }, emit) =>
      rollDie(state, withRunes && has(mover(state), 'double-die'), emit),
  },
  points: {
    by: 'points',
    ways: () => [POINTS],
    carryOut: (state, effect, _action, { withRunes }, emit) => earnByCard(state, pointsOf(effect), withRunes, emit),
  },
  draw: {
    by: 'draw',
    ways: () => [DRAW],
    refusal: (view) => (hasCreatures(view) ? null : because('S78', 'no-creatures')),
    carryOut(state, _effect, _action, _ask, emit) {
      for (let drawn = 0; drawn < DRAWN_BY_WISP; drawn++) turnUp(state, emit);
    },
  },
  pillage: {
    by: 'pillage',
    ways: () => [PILLAGE],
    refusal: (view, effect) => noVictim(view, effect),
    carryOut: (state, effect, _action, _ask, emit) => pillage(state, pillageColorOf(effect), emit),
  },
  resurrection: {
    by: 'raise',
    ways: (view) => view.discard.map((card) => at(RAISE, card)),
    refusal: (view, _effect, { card }) => notInDiscard(view, card, 'S72'),
    carryOut: (state, _effect, { card }, _ask, emit) => raiseCard(state, card, emit),
  },
  'card-switch': {
    by: 'fetch',
    ways: (view) => view.discard.map((card) => at(FETCH, card)),
    refusal: (view, _effect, { card }) => notInDiscard(view, card, 'S73'),
    carryOut(state, _effect, { card }, ask, emit) {
      lose(state, ask.card, emit);
      fetchCard(state, card, emit);
    },
  },
  wisp: {
    by: 'wisp',
    ways: () => WISP,
    refusal: (view, _effect, { slot }) => tileRefusal(view, slot),
    carryOut: (state, _effect, { slot }, _ask, emit) => takeTile(state, slot, emit),
  },
};

const ruleOf = (effect: Effect): Kind<Action> => KINDS[kindOf(effect)];

function otherColor(view: View, effect: Effect, slot: number): Reason | null {
  const asked = cardColorOf(effect);
  const { color } = printed(view, at(view.display, slot));
  return asked === 'any' || asked === color ? null : because('S25', 'other-color', { asked, found: color });
}

function noVictim(view: View, effect: Effect): Reason | null {
  const color = pillageColorOf(effect);
  return hasVictim(view, color) ? null : because('S71', 'nobody-has-one', { stone: color });
}

function answers(effect: Effect, action: Action): boolean {
  const { by, fits } = ruleOf(effect);
  return action.type === by && (fits === undefined || fits(effect, action));
}

const wayRefusal = (view: View, effect: Effect, action: Action): Reason | null =>
  ruleOf(effect).refusal?.(view, effect, action) ?? null;

/** Can anything come of this effect now? */
export const isOpen = (view: View, effect: Effect): boolean =>
  ruleOf(effect)
    .ways(view, effect)
    .some((action) => wayRefusal(view, effect, action) === null);

const ANSWERS: ReadonlySet<Action['type']> = new Set(Object.values(KINDS).map(({ by }) => by));

/** S22, S23: one effect, or one of two. */
export const effect: Question<EffectAsk> = {
  waits: 'for-runes',
  candidates(view, { of }) {
    const ways: Action[] = [];
    for (const effect of of) ways.push(...ruleOf(effect).ways(view, effect));
    ways.push(DECLINE);
    return ways;
  },
  refusal(view, { of }, action) {
    if (action.type === 'decline') return null;
    if (!ANSWERS.has(action.type)) return notNow(view, 'S22');
    const chosen = of.find((effect) => answers(effect, action));
    return chosen === undefined
      ? because('S22', 'not-offered', { asked: view.choice })
      : wayRefusal(view, chosen, action);
  },
  answer(state, ask, action, emit) {
    if (action.type === 'decline') return emit?.({ type: 'skipped', seat: seatOf(state), choice: choiceOf(ask) });
    const index = ask.of.findIndex((effect) => answers(effect, action));
    // S53: the other effect lies below whatever this one brings up.
    if (ask.both) state.agenda.push({ ...ask, of: ask.of.toSpliced(index, 1), both: false });
    const chosen = at(ask.of, index);
    ruleOf(chosen).carryOut(state, chosen, action, ask, emit);
  },
};
