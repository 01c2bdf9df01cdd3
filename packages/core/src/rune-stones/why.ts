import type { Reason } from '../game.ts';
import type { Action } from './action.ts';
import { asked, questionOf } from './questions.ts';
import { because } from './reason.ts';
import { isRuneAction, runeRefusal } from './runes.ts';
import type { View } from './state.ts';

/** `legal` asks the same functions: what is legal is what nothing speaks against. */
export function why(view: View, action: Action): Reason | null {
  const ask = asked(view);
  if (ask === null || view.toAct === null) return because('S60', 'game-over');
  if (isRuneAction(action)) return runeRefusal(view, action);
  return questionOf(ask).refusal(view, ask, action);
}
