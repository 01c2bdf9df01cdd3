import type { Seed } from '@dolmen/core';

/** A number from 0 up to but not including 1. */
export type Dice = () => number;

/**
 * Dice for thinking: C. Doty-Humphrey's sfc32. The engine's own generator is keyed, since players see its output; nobody
 * sees what a bot rolls, so here a fast one will do.
 */
export function dice(seed: Seed): Dice {
  let [a, b, c, d] = seed;
  const roll = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // Seeds that differ in one bit would roll alike for a while.
  for (let round = 0; round < 12; round++) roll();
  return roll;
}

const rollWord = (roll: Dice): number => Math.floor(roll() * 2 ** 32);

/** A further seed, for dice of its own or for the engine. */
export const rollSeed = (roll: Dice): Seed => [rollWord(roll), rollWord(roll), rollWord(roll), rollWord(roll)];

/** Around 0, mostly between -1 and 1, seldom beyond 2: how far a glance misjudges. */
export const rollError = (roll: Dice): number => (roll() + roll() + roll() + roll() - 2) * Math.sqrt(3);
