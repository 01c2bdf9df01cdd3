import { ability, cards, playCard } from './abilities.ts';
import { face, swap } from './die.ts';
import { effect } from './effects.ts';
import { forge, place } from './forge.ts';
import { pay } from './pay.ts';
import type { Question } from './question.ts';
import { reward } from './reward.ts';
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
  face,
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
