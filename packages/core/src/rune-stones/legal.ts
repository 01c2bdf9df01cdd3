import { unreachable } from '../assert.ts';
import type { Action } from './action.ts';
import type { Question } from './question.ts';
import { asked, questionOf } from './questions.ts';
import { addRuneActions, canUseRune } from './runes.ts';
import { mover, type View } from './state.ts';
import type { Ask } from './task.ts';

export function legal(view: View): Action[] {
  const ask = asked(view);
  if (ask === null || view.toAct === null) return [];
  const question = questionOf(ask);
  const found: Action[] = [];
  for (const action of question.candidates(view, ask)) {
    if (question.refusal(view, ask, action) === null) found.push(action);
  }
  addRuneActions(view, found);
  return found;
}

/** The only answer to a question that needs no asking, or `null`. Looks no further than the second answer. */
export function soleAnswer(view: View, ask: Ask): Action | null {
  const question = questionOf(ask);
  if (mustWait(view, question.waits)) return null;
  let sole: Action | null = null;
  for (const action of question.candidates(view, ask)) {
    if (question.refusal(view, ask, action) !== null) continue;
    if (sole !== null) return null;
    sole = action;
  }
  return sole;
}

function mustWait(view: View, waits: Question<Ask>['waits']): boolean {
  switch (waits) {
    case undefined:
      return false;
    case 'always':
      return true;
    case 'for-runes':
      return canUseRune(view);
    case 'for-cards':
      return mover(view).hand.length > 0;
    default:
      return unreachable(waits);
  }
}
