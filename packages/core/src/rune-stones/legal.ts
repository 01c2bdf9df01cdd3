import type { Action } from './action.ts';
import { asked, questionOf } from './questions.ts';
import { stoneCandidates } from './runes.ts';
import type { View } from './state.ts';
import type { Ask } from './task.ts';
import { why } from './why.ts';

export function legal(view: View): Action[] {
  const ask = asked(view);
  if (ask === null || view.toAct === null) return [];
  const question = questionOf(ask);
  const found: Action[] = [];
  for (const action of question.candidates(view, ask)) {
    if (question.refusal(view, ask, action) === null) found.push(action);
  }
  for (const action of stoneCandidates(view)) if (why(view, action) === null) found.push(action);
  return found;
}

/** The only answer to a question that needs no asking, or `null`. Looks no further than the second answer. */
export function soleAnswer(view: View, ask: Ask): Action | null {
  const question = questionOf(ask);
  if (question.waits === 'always') return null;
  if (question.waits === 'for-stones' && canUseStone(view)) return null;
  let sole: Action | null = null;
  for (const action of question.candidates(view, ask)) {
    if (question.refusal(view, ask, action) !== null) continue;
    if (sole !== null) return null;
    sole = action;
  }
  return sole;
}

const canUseStone = (view: View): boolean => stoneCandidates(view).some((action) => why(view, action) === null);
