import { unreachable } from '../assert.ts';
import type { Reason } from '../game.ts';
import { type Action, ATTUNE, REFINE, type RuneAction, SMELT } from './action.ts';
import type { Emit } from './event.ts';
import type { Color, RuneKind } from './material.ts';
import { notNow } from './question.ts';
import { because } from './reason.ts';
import { has, mover, type State, seatOf, type View } from './state.ts';
import { gain, giveBack, lacking, notOwned } from './supply.ts';

export const isRuneAction = (action: Action): action is RuneAction =>
  action.type === 'smelt' || action.type === 'refine' || action.type === 'attune';

const NOTHING: readonly RuneAction[] = [];
const EXCHANGES = [...SMELT, ...REFINE];
const ALL = [...EXCHANGES, ...ATTUNE];
const RULE: { readonly [T in RuneAction['type']]: string } = { smelt: 'S52', refine: 'S52', attune: 'S57' };

/** Few players have such a rune stone: the list is empty for all others. */
function candidates(view: View): readonly RuneAction[] {
  const player = mover(view);
  if (player.runes.length === 0 || view.choice === 'pay') return NOTHING;
  const exchanges = has(player, 'exchange') && !view.exchanged;
  const attunes = has(player, 'wild') && player.attuned === null;
  if (exchanges) return attunes ? ALL : EXCHANGES;
  return attunes ? ATTUNE : NOTHING;
}

/** Adds what the rune stones allow now to the legal actions. */
export function addRuneActions(view: View, legal: Action[]): void {
  for (const action of candidates(view)) if (runeRefusal(view, action) === null) legal.push(action);
}

export function canUseRune(view: View): boolean {
  for (const action of candidates(view)) if (runeRefusal(view, action) === null) return true;
  return false;
}

export function runeRefusal(view: View, action: RuneAction): Reason | null {
  // A payment once begun could not be finished if its gems went elsewhere.
  if (view.choice === 'pay') return notNow(view, RULE[action.type]);
  switch (action.type) {
    case 'smelt':
      return exchangeRefusal(view) ?? notOwned(view, action.gem, 'S52') ?? lacking(view, 'ore', 'S52');
    case 'refine':
      return exchangeRefusal(view) ?? notOwned(view, 'ore', 'S52') ?? lacking(view, action.color, 'S52');
    case 'attune':
      return attuneRefusal(view, action.color);
    default:
      return unreachable(action);
  }
}

const notHeld = (view: View, rune: RuneKind, rule: string): Reason | null =>
  has(mover(view), rune) ? null : because(rule, 'rune-not-owned', { rune });

const exchangeRefusal = (view: View): Reason | null =>
  notHeld(view, 'exchange', 'S52') ?? (view.exchanged ? because('S52', 'used-this-turn') : null);

function attuneRefusal(view: View, color: Color): Reason | null {
  const { attuned } = mover(view);
  const missing = notHeld(view, 'wild', 'S57');
  if (missing) return missing;
  return attuned === null ? lacking(view, color, 'S57') : because('S57', 'already-attuned', { color: attuned });
}

export function useRune(state: State, action: RuneAction, emit: Emit): void {
  switch (action.type) {
    case 'smelt':
      state.exchanged = true;
      giveBack(state, action.gem, emit);
      return gain(state, 'ore', emit);
    case 'refine':
      state.exchanged = true;
      giveBack(state, 'ore', emit);
      return gain(state, action.color, emit);
    case 'attune':
      state.supply[action.color]--;
      mover(state).attuned = action.color;
      return emit?.({ type: 'attuned', seat: seatOf(state), color: action.color });
    default:
      return unreachable(action);
  }
}
