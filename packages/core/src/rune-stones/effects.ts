import { at, unreachable } from '../assert.ts';
import type { Reason } from '../game.ts';
import { cardColorOf, type Effect, kindOf, pillageColorOf, pointsOf } from './ability.ts';
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
  notInDiscard,
  raiseCard,
  takeFromDisplay,
  turnUp,
} from './creatures.ts';
import { rollDie } from './die.ts';
import type { Emit } from './event.ts';
import { DRAWN_BY_WISP, type Gem } from './material.ts';
import { notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { earnPoints } from './reward.ts';
import { has, mover, printed, type State, seatOf, type View } from './state.ts';
import { gain, hasVictim, lacking, pillage } from './supply.ts';
import { choiceOf, type EffectAsk } from './task.ts';
import { takeTile, tileRefusal } from './wisps.ts';

/** The ways to answer one effect. */
function waysOf(view: View, effect: Effect): readonly Action[] {
  const kind = kindOf(effect);
  switch (kind) {
    case 'gem':
      return [GEM_OF[effect as Gem]];
    case 'any':
      return COLORED_GEM;
    case 'card':
      return TAKE;
    case 'die':
      return [ROLL];
    case 'points':
      return [POINTS];
    case 'ore':
      return [ORE];
    case 'draw':
      return [DRAW];
    case 'pillage':
      return [PILLAGE];
    case 'resurrection':
      return view.discard.map((card) => at(RAISE, card));
    case 'card-switch':
      return view.discard.map((card) => at(FETCH, card));
    case 'wisp':
      return WISP;
    default:
      return unreachable(kind);
  }
}

/** Does this kind of action answer this effect at all? */
function answers(effect: Effect, action: Action): boolean {
  const kind = kindOf(effect);
  switch (action.type) {
    case 'gem':
      return kind === 'any' ? action.gem !== 'wild' : effect === action.gem;
    case 'take':
      return kind === 'card';
    case 'roll':
      return kind === 'die';
    case 'raise':
      return kind === 'resurrection';
    case 'fetch':
      return kind === 'card-switch';
    case 'points':
    case 'ore':
    case 'draw':
    case 'pillage':
    case 'wisp':
      return kind === action.type;
    default:
      return false;
  }
}

/** S22, S25, S26, S71–S75, S78: why this action cannot carry the effect out now. */
function wayRefusal(view: View, effect: Effect, action: Action): Reason | null {
  switch (action.type) {
    case 'gem':
      return lacking(view, action.gem, 'S22');
    case 'ore':
      return lacking(view, 'ore', 'S78');
    case 'take':
      return emptySlot(view, action.slot, 'S25') ?? otherColor(view, effect, action.slot);
    case 'draw':
      return hasCreatures(view) ? null : because('S78', 'no-creatures');
    case 'pillage':
      return hasVictim(view, pillageColorOf(effect))
        ? null
        : because('S71', 'nobody-has-one', { stone: pillageColorOf(effect) });
    case 'raise':
      return notInDiscard(view, action.card, 'S72');
    case 'fetch':
      return notInDiscard(view, action.card, 'S73');
    case 'wisp':
      return tileRefusal(view, action.slot);
    default:
      return null;
  }
}

function otherColor(view: View, effect: Effect, slot: number): Reason | null {
  const asked = cardColorOf(effect);
  const { color } = printed(view, at(view.display, slot));
  return asked === 'any' || asked === color ? null : because('S25', 'other-color', { asked, found: color });
}

/** Can anything come of this effect now? */
export const isOpen = (view: View, effect: Effect): boolean =>
  waysOf(view, effect).some((action) => wayRefusal(view, effect, action) === null);

const ANSWERING: ReadonlySet<Action['type']> = new Set([
  'gem',
  'take',
  'roll',
  'points',
  'ore',
  'draw',
  'pillage',
  'raise',
  'fetch',
  'wisp',
]);

/** S22, S23: one effect, or one of two. */
export const effect: Question<EffectAsk> = {
  candidates(view, { of }) {
    const ways = of.length === 1 ? waysOf(view, at(of, 0)) : of.flatMap((effect) => waysOf(view, effect));
    return [...ways, DECLINE];
  },
  refusal(view, { of }, action) {
    if (action.type === 'decline') return null;
    if (!ANSWERING.has(action.type)) return notNow(view, 'S22');
    const chosen = of.find((effect) => answers(effect, action));
    return chosen === undefined
      ? because('S22', 'not-offered', { asked: view.choice })
      : wayRefusal(view, chosen, action);
  },
  answer(state, ask, action, emit) {
    if (action.type === 'decline') return emit?.({ type: 'skipped', seat: seatOf(state), choice: choiceOf(ask) });
    const chosen = ask.of.findIndex((effect) => answers(effect, action));
    // S53: the other effect lies below whatever this one brings up.
    if (ask.both) state.agenda.push({ ...ask, of: ask.of.toSpliced(chosen, 1), both: false });
    carryOut(state, ask, at(ask.of, chosen), action, emit);
  },
};

function carryOut(state: State, { card, runes }: EffectAsk, effect: Effect, action: Action, emit: Emit): void {
  switch (action.type) {
    case 'gem':
      return gain(state, action.gem, emit);
    case 'ore':
      return gain(state, 'ore', emit);
    case 'take':
      takeFromDisplay(state, action.slot, emit);
      return fillDisplay(state, emit);
    case 'roll':
      return rollDie(state, runes && has(mover(state), 'double-die'), emit);
    case 'points':
      return earnPoints(state, pointsOf(effect), runes, emit);
    case 'draw':
      for (let drawn = 0; drawn < DRAWN_BY_WISP; drawn++) turnUp(state, emit);
      return;
    case 'pillage':
      return pillage(state, pillageColorOf(effect), emit);
    case 'raise':
      return raiseCard(state, action.card, emit);
    case 'fetch':
      state.switched.push(card);
      return fetchCard(state, action.card, emit);
    case 'wisp':
      return takeTile(state, action.slot, emit);
    default:
      throw new Error(`${action.type} carries out no effect`);
  }
}
