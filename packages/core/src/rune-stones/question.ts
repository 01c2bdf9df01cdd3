import type { Reason } from '../game.ts';
import type { Action } from './action.ts';
import type { Emit } from './event.ts';
import { because } from './reason.ts';
import type { State, View } from './state.ts';
import type { Ask } from './task.ts';

/** All there is to one kind of question. What is legal and why the rest is not come from the same place. */
export interface Question<T extends Ask> {
  /** What a player might answer, the legal answers among it, in stable order. */
  candidates(view: View, ask: T): readonly Action[];
  /** `null` exactly for the legal answers, whatever is asked about. */
  refusal(view: View, ask: T, action: Action): Reason | null;
  /** The question is off the agenda when its answer is carried out. */
  answer(state: State, ask: T, action: Action, emit: Emit): void;
  /**
   * When it is asked even with one answer left; otherwise it answers itself. `for-runes`: while a rune stone can be
   * used, which may open other answers. `for-cards`: while there are cards in hand, for that it answers itself would
   * tell everybody something about them.
   */
  readonly waits?: 'always' | 'for-runes' | 'for-cards';
}

/** The action answers another question than the one that is asked. */
export const notNow = (view: View, rule: string): Reason => because(rule, 'not-now', { asked: view.choice });

/** `legal` never offers it; only a mistake of ours leads here. */
export function misplaced(action: Action): never {
  throw new Error(`${action.type} does not answer this question`);
}
