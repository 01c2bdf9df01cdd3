import { type AnySense, type Dice, moveByRating, rollSeed } from '@dolmen/bots';
import type { Reading, Subject } from '@dolmen/bots/learned';
import type { Common } from '@dolmen/core';

/** A table somewhere in a game, and what each seat gained from there to the end, in the network's unit. */
export interface Lesson {
  readonly reading: Reading;
  readonly gains: readonly number[];
}

/** A game that is played for its lessons. */
export interface Drill {
  readonly options: unknown;
  readonly seats: number;
  /** How far players stray from their ratings. */
  readonly doubt: number;
}

/** One settled table in so many is a lesson: neighbours are too much alike. */
const SPACING = 5;
/** In every other game players blunder now and then: searches come to tables that good players avoid. */
const BLUNDERS = 0.05;

/** Plays a game by ratings, as playouts do, and keeps some of its tables. */
export function lessonsOf(sense: AnySense, subject: Subject, { options, seats, doubt }: Drill, roll: Dice): Lesson[] {
  const { game } = sense;
  const state = game.setup(options, seats, rollSeed(roll));
  const blunders = roll() < 0.5 ? BLUNDERS : 0;
  const kept: { readonly reading: Reading; readonly totals: readonly number[] }[] = [];
  while (state.toAct !== null) {
    if (sense.isSettled(state) && roll() * SPACING < 1)
      kept.push({ reading: readingOf(subject, state), totals: subject.totals(state) });
    const actions = game.legal(state);
    if (roll() < blunders) game.play(state, actions[Math.floor(roll() * actions.length)]);
    else moveByRating(sense, state, actions, doubt, roll);
  }
  const ends = subject.totals(state);
  return kept.map(({ reading, totals }) => ({
    reading,
    gains: totals.map((total, seat) => ((ends[seat] as number) - total) / subject.unit),
  }));
}

function readingOf(subject: Subject, state: Common): Reading {
  const reading = subject.newReading();
  subject.read(state, reading);
  return reading;
}
