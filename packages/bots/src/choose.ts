import type { Dice } from './dice.ts';

/** Where the highest number is; which of several, the dice tell. */
export function highest(numbers: ArrayLike<number>, roll: Dice): number {
  let best = 0;
  let ties = 1;
  for (let index = 1; index < numbers.length; index++) {
    const difference = (numbers[index] as number) - (numbers[best] as number);
    if (difference > 0) [best, ties] = [index, 1];
    else if (difference === 0 && roll() * ++ties < 1) best = index;
  }
  return best;
}

/** A rating so many temperatures below the best is as good as never drawn: the exponential is spared. */
const HOPELESS = 7;
let weights = new Float64Array(512);

/** One place of the list, likelier by its rating: softmax of rating / temperature. */
export function drawByRating(ratings: readonly number[], temperature: number, roll: Dice): number {
  if (temperature <= 0) return highest(ratings, roll);
  const count = ratings.length;
  if (count > weights.length) weights = new Float64Array(count * 2);
  let top = ratings[0] as number;
  for (let i = 1; i < count; i++) if ((ratings[i] as number) > top) top = ratings[i] as number;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const below = ((ratings[i] as number) - top) / temperature;
    if (below > -HOPELESS) sum += Math.exp(below);
    weights[i] = sum;
  }
  const mark = roll() * sum;
  for (let i = 0; i < count; i++) if ((weights[i] as number) > mark) return i;
  return count - 1;
}
