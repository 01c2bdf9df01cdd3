import { unreachable } from '../assert.ts';
import { dispose, putAway, receive } from './abilities.ts';
import type { Action } from './action.ts';
import type { Emit } from './event.ts';
import { fillForges, giveBonus, paid } from './forge.ts';
import { soleAnswer } from './legal.ts';
import { asked, questionOf } from './questions.ts';
import { endTurn } from './refill.ts';
import { isRuneAction, useRune } from './runes.ts';
import type { State } from './state.ts';
import { closeDisplay } from './summon.ts';
import { type Ask, choiceOf, isStep, type Step } from './task.ts';
import { replaceTile } from './wisps.ts';

export function play(state: State, action: Action, emit?: Emit): void {
  state.ply++;
  const ask = asked(state);
  if (ask === null) throw new Error('nothing is asked: the game is over');
  if (isRuneAction(action)) useRune(state, action, emit);
  else answer(state, ask, action, emit);
  settle(state, emit);
}

function answer(state: State, ask: Ask, action: Action, emit: Emit): void {
  state.agenda.pop();
  questionOf(ask).answer(state, ask, action, emit);
}

/** Does what happens by itself, until somebody has to be asked or the game is over. */
function settle(state: State, emit: Emit): void {
  for (let task = state.agenda.at(-1); task !== undefined; task = state.agenda.at(-1)) {
    if (isStep(task)) {
      state.agenda.pop();
      perform(state, task, emit);
      continue;
    }
    state.choice = choiceOf(task);
    const sole = soleAnswer(state, task);
    if (sole === null) return;
    answer(state, task, sole, emit);
  }
  state.choice = 'over';
}

function perform(state: State, step: Step, emit: Emit): void {
  switch (step.type) {
    case 'close-display':
      return closeDisplay(state, emit);
    case 'dispose':
      return dispose(state, emit);
    case 'put-away':
      return putAway(state, step.card, emit);
    case 'gain':
      return receive(state, step, emit);
    case 'replace-wisp':
      return replaceTile(state, step.slot, emit);
    case 'paid':
      return paid(state, step);
    case 'bonus':
      return giveBonus(state, step.forge, emit);
    case 'fill-forges':
      return fillForges(state, emit);
    case 'end-turn':
      return endTurn(state, emit);
    default:
      return unreachable(step);
  }
}
