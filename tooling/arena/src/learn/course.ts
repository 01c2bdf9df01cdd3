import { type Dice, dice, EVALUATORS, rollSeed } from '@dolmen/bots';
import { ENCODERS, type Encoder, pack } from '@dolmen/bots/learned';
import { type GameId, random, type Seed, shuffle } from '@dolmen/core';
import { Learner } from './learner.ts';
import { type Lesson, lessonsOf } from './lesson.ts';

export interface Course {
  readonly game: GameId;
  /** Options of the games that are played, each as often as the others. */
  readonly options: readonly unknown[];
  readonly lessons: number;
  /** Of the softmax that moves are drawn by; the search's own, so that playouts come to such tables. */
  readonly temperature: number;
  readonly seed: Seed;
}

/** After so many lessons: how far answers were off lately, in points. */
export type OnPool = (done: number, error: number) => void;

const BATCH = 128;
/** Lessons are drawn from so many at a time, or those of one game would come together. */
const POOL = 50 * BATCH;
/** Half of the games have the fewest seats: that is what is played most. */
const FEWEST = 0.55;

/** The step is as large as this for the first part of the course, and shrinks to nothing in the rest. */
const RATE = 0.002;
const EVEN_PART = 0.6;
const rateAt = (part: number): number => RATE * (part < EVEN_PART ? 1 : (1 - part) / (1 - EVEN_PART));

/** Plays games, and teaches a network by them. Returns its numbers as they are kept. The same seed gives the same. */
export function teach(course: Course, onPool: OnPool = () => {}): number[] {
  const { game, lessons, seed } = course;
  const encoder = ENCODERS[game];
  if (encoder === undefined) throw new Error(`nothing is learned about ${game}`);
  const roll = dice(seed);
  const learner = new Learner(encoder.shape, roll);
  for (let done = 0; done < lessons; ) {
    const pool = gather(course, encoder, roll);
    let loss = 0;
    for (let from = 0; from < POOL; from += BATCH) {
      for (const lesson of pool.slice(from, from + BATCH)) loss += learner.study(lesson);
      learner.improve(BATCH, rateAt(Math.min(1, (done + from) / lessons)));
    }
    done += POOL;
    onPool(Math.min(done, lessons), encoder.unit * Math.sqrt(loss / POOL));
  }
  return pack(learner.numbers);
}

function gather({ game, options, temperature }: Course, encoder: Encoder, roll: Dice): Lesson[] {
  const evaluator = EVALUATORS[game];
  const { min, max } = evaluator.game.seats;
  const pool: Lesson[] = [];
  for (let match = 0; pool.length < POOL; match++) {
    const seats = roll() < FEWEST ? min : min + Math.floor(roll() * (max - min + 1));
    pool.push(...lessonsOf(evaluator, encoder, { options: options[match % options.length], seats, temperature }, roll));
  }
  return shuffle(random(rollSeed(roll)), pool).slice(0, POOL);
}
