import type { Reason } from '../game.ts';
import { ability, cards, playCard } from './abilities.ts';
import type { Action } from './action.ts';
import { again, swap } from './die.ts';
import { effect } from './effects.ts';
import { forge, place } from './forge.ts';
import { pay } from './pay.ts';
import type { Question } from './question.ts';
import { because } from './reason.ts';
import { reward } from './reward.ts';
import { isStoneAction, stoneCandidates, stoneRefusal } from './runes.ts';
import type { View } from './state.ts';
import { magic, take } from './summon.ts';
import { type Ask, isStep } from './task.ts';
import { rune, trade } from './trade.ts';
import { turn } from './turn.ts';

const QUESTIONS: { readonly [T in Ask['type']]: Question<Extract<Ask, { type: T }>> } = {
  turn,
  magic,
  take,
  cards,
  ability,
  effect,
  'play-card': playCard,
  again,
  swap,
  reward,
  pay,
  place,
  forge,
  trade,
  rune,
};

export const questionOf = (ask: Ask): Question<Ask> => QUESTIONS[ask.type];

/** The question on top of the agenda, or `null` when nothing is asked. */
export function asked(view: View): Ask | null {
  const task = view.agenda[view.agenda.length - 1];
  return task === undefined || isStep(task) ? null : task;
}

export function legal(view: View): Action[] {
  const ask = asked(view);
  if (ask === null || view.toAct === null) return [];
  const question = questionOf(ask);
  const found: Action[] = [];
  for (const action of question.candidates(view, ask))
    if (question.refusal(view, ask, action) === null) found.push(action);
  for (const action of stoneCandidates(view)) if (why(view, action) === null) found.push(action);
  return found;
}

/** `legal` and `why` ask the same functions: what is legal is what nothing speaks against. */
export function why(view: View, action: Action): Reason | null {
  const ask = asked(view);
  if (ask === null || view.toAct === null) return because('S60', 'game-over');
  if (isStoneAction(action)) return stoneRefusal(view, action);
  return questionOf(ask).refusal(view, ask, action);
}

/** The only answer to a question that needs no asking, or `null`. */
export function soleAnswer(view: View, ask: Ask): Action | null {
  const question = questionOf(ask);
  if (question.waits === 'always') return null;
  if (question.waits === 'for-stones' && stoneCandidates(view).some((action) => why(view, action) === null))
    return null;
  let sole: Action | null = null;
  for (const action of question.candidates(view, ask)) {
    if (question.refusal(view, ask, action) !== null) continue;
    if (sole !== null) return null;
    sole = action;
  }
  return sole;
}
