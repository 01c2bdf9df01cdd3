import { type Care, explain, judge } from '@dolmen/bots';
import {
  type AnyGame,
  type Common,
  fork,
  GAMES,
  type MatchRecord,
  random,
  type Seat,
  type Seed,
  steps,
} from '@dolmen/core';
import type { Choice } from './messages.ts';

/** A glance at every choice, and a closer look where it seems to have cost something. */
const GLANCE: Care = { playouts: 60, worlds: 24 };
const CLOSE: Care = { playouts: 400, worlds: 160 };
const SUSPICIOUS = 0.04;

/** Every choice of a record in turn, judged from the chooser's own view; between them the ply one has come to. */
export function* choicesOf(record: MatchRecord, seat: Seat | null): Generator<Choice | number> {
  const game = GAMES[record.game];
  let before: Common | null = null;
  for (const step of steps(game, record)) {
    if (!step.ok) return;
    const { move, state } = step.value;
    if (before !== null && move !== null && (seat === null || move.seat === seat)) {
      const choice = choiceAt(game, before, move.word);
      if (choice !== null) yield choice;
    }
    before = game.view(state, state.toAct);
    yield state.ply;
  }
}

function choiceAt(game: AnyGame, view: Common, word: string): Choice | null {
  if (game.legal(view).length < 2) return null;
  const { ply, toAct } = view;
  const chance = seedAt(ply);
  const glance = judge(game.id, view, word, GLANCE, chance);
  const { best, chances, cost } = glance.cost < SUSPICIOUS ? glance : judge(game.id, view, word, CLOSE, chance);
  return { ply, seat: toAct ?? 0, word, best, chances, cost, why: explain(game.id, view, best) };
}

/** The same record is judged the same every time. */
const seedAt = (ply: number): Seed => fork(random([0x72657669, 0x65770000, ply, 0]));
