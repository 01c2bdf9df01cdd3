import { type Features, MOST_SEATS, placesOf, type Shape } from '@dolmen/bots/learned';
import type { Lesson } from './lesson.ts';

/** How fast the means of slopes and of their squares forget (D. Kingma and J. Ba's Adam). */
const STEADY = 0.9;
const STEADIER = 0.999;
const TINY = 1e-8;

/** What a network's layers held while it looked at a table: needed to tell who is to blame for its error. */
interface Trace {
  /** By part: before the negative ones are cut off. */
  readonly inner: Float64Array;
  readonly outer: Float64Array;
  /** By seat: sums of the parts, and how the errors depend on them. */
  readonly sums: Float64Array;
  readonly slopes: Float64Array;
  readonly input: Float64Array;
  readonly top: Float64Array;
  readonly blame: Float64Array;
}

/** Teaches a network by going downhill. It lays out its numbers as the network that plays does. */
export class Learner {
  readonly numbers: Float64Array;
  readonly #shape: Shape;
  readonly #at: ReturnType<typeof placesOf>;
  readonly #slope: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;
  #trace: Trace | null = null;

  constructor(shape: Shape, roll: () => number) {
    this.#shape = shape;
    this.#at = placesOf(shape);
    this.numbers = new Float64Array(this.#at.all);
    this.#slope = new Float64Array(this.#at.all);
    this.#mean = new Float64Array(this.#at.all);
    this.#square = new Float64Array(this.#at.all);
    this.#scatter(roll);
  }

  /** Numbers around 0, the smaller the more of them meet. */
  #scatter(roll: () => number): void {
    const { part, middle, sum, table, head } = this.#shape;
    const { first, second, third, last } = this.#at;
    for (const [from, inputs, outputs] of [
      [first, part, middle],
      [second, middle, sum],
      [third, 2 * sum + table, head],
      [last, head * 2, 0.5],
    ] as const) {
      for (let i = 0; i < inputs * outputs; i++)
        this.numbers[from + i] = (roll() + roll() + roll() + roll() - 2) * Math.sqrt(4.5 / inputs);
    }
  }

  /** Looks at a lesson, and adds up what to mend. Returns the mean square of the errors. */
  study({ features, gains }: Lesson): number {
    const trace = this.#traceFor(features);
    this.#lookAtParts(features, trace);
    let loss = 0;
    for (let seat = 0; seat < features.seats; seat++) {
      const error = this.#answer(features, trace, seat) - (gains[seat] as number);
      this.#blameHead(features, trace, seat, 2 * error);
      loss += (error * error) / features.seats;
    }
    this.#blameParts(features, trace);
    return loss;
  }

  /** Mends the numbers by what so many lessons told. */
  improve(lessons: number, rate: number): void {
    this.#steps++;
    const warm = 1 - STEADY ** this.#steps;
    const warmer = 1 - STEADIER ** this.#steps;
    for (let i = 0; i < this.numbers.length; i++) {
      const slope = (this.#slope[i] as number) / lessons;
      const mean = STEADY * (this.#mean[i] as number) + (1 - STEADY) * slope;
      const square = STEADIER * (this.#square[i] as number) + (1 - STEADIER) * slope * slope;
      this.#mean[i] = mean;
      this.#square[i] = square;
      const step = (rate * (mean / warm)) / (Math.sqrt(square / warmer) + TINY);
      this.numbers[i] = (this.numbers[i] as number) - step;
    }
    this.#slope.fill(0);
  }

  #traceFor({ most }: Features): Trace {
    const { middle, sum, table, head } = this.#shape;
    const parts = MOST_SEATS * most;
    this.#trace ??= {
      inner: new Float64Array(parts * middle),
      outer: new Float64Array(parts * sum),
      sums: new Float64Array(MOST_SEATS * sum),
      slopes: new Float64Array(MOST_SEATS * sum),
      input: new Float64Array(2 * sum + table),
      top: new Float64Array(head),
      blame: new Float64Array(middle),
    };
    this.#trace.sums.fill(0);
    this.#trace.slopes.fill(0);
    return this.#trace;
  }

  #lookAtParts(features: Features, { inner, outer, sums }: Trace): void {
    const { part, middle, sum } = this.#shape;
    const { first, firstBias, second, secondBias } = this.#at;
    for (const [seat, index] of partsOf(features)) {
      pass(this.numbers, first, firstBias, features.parts, index * part, part, inner, index * middle, middle, false);
      pass(this.numbers, second, secondBias, inner, index * middle, middle, outer, index * sum, sum, true);
      for (let k = 0; k < sum; k++) add(sums, seat * sum + k, Math.max(0, outer[index * sum + k] as number));
    }
  }

  #answer(features: Features, { sums, input, top }: Trace, seat: number): number {
    const { sum, table, head } = this.#shape;
    const { third, thirdBias, last, lastBias } = this.#at;
    for (let k = 0; k < sum; k++) {
      let others = 0;
      for (let other = 0; other < features.seats; other++) others += sums[other * sum + k] as number;
      input[k] = sums[seat * sum + k] as number;
      input[sum + k] = (others - (input[k] as number)) / (features.seats - 1);
    }
    for (let g = 0; g < table; g++) input[2 * sum + g] = features.table[seat * table + g] as number;
    pass(this.numbers, third, thirdBias, input, 0, input.length, top, 0, head, false);
    let answer = this.numbers[lastBias] as number;
    for (let j = 0; j < head; j++) answer += Math.max(0, top[j] as number) * (this.numbers[last + j] as number);
    return answer;
  }

  #blameHead(features: Features, { input, top, slopes }: Trace, seat: number, error: number): void {
    const { head } = this.#shape;
    const { third, thirdBias, last, lastBias } = this.#at;
    add(this.#slope, lastBias, error);
    for (let j = 0; j < head; j++) {
      const value = top[j] as number;
      if (value <= 0) continue;
      add(this.#slope, last + j, error * value);
      const blame = error * (this.numbers[last + j] as number);
      add(this.#slope, thirdBias + j, blame);
      for (let i = 0; i < input.length; i++) {
        add(this.#slope, third + i * head + j, blame * (input[i] as number));
        this.#blameSums(features, slopes, seat, i, blame * (this.numbers[third + i * head + j] as number));
      }
    }
  }

  #blameSums({ seats }: Features, slopes: Float64Array, seat: number, input: number, blame: number): void {
    const { sum } = this.#shape;
    if (input < sum) add(slopes, seat * sum + input, blame);
    else if (input < 2 * sum)
      for (let other = 0; other < seats; other++)
        if (other !== seat) add(slopes, other * sum + input - sum, blame / (seats - 1));
  }

  #blameParts(features: Features, { inner, outer, slopes, blame }: Trace): void {
    const { part, middle, sum } = this.#shape;
    const { first, firstBias } = this.#at;
    for (const [seat, index] of partsOf(features)) {
      blame.fill(0);
      for (let k = 0; k < sum; k++)
        if ((outer[index * sum + k] as number) > 0)
          this.#blameSecond(inner, index * middle, k, slopes[seat * sum + k] as number, blame);
      for (let j = 0; j < middle; j++) add(this.#slope, firstBias + j, blame[j] as number);
      for (let i = 0; i < part; i++)
        addScaled(this.#slope, first + i * middle, blame, features.parts[index * part + i]);
    }
  }

  #blameSecond(inner: Float64Array, from: number, output: number, slope: number, blame: Float64Array): void {
    const { middle, sum } = this.#shape;
    const { second, secondBias } = this.#at;
    add(this.#slope, secondBias + output, slope);
    for (let j = 0; j < middle; j++) {
      const value = inner[from + j] as number;
      if (value <= 0) continue;
      add(this.#slope, second + j * sum + output, slope * value);
      add(blame, j, slope * (this.numbers[second + j * sum + output] as number));
    }
  }
}

function add(list: Float64Array, index: number, by: number): void {
  list[index] = (list[index] as number) + by;
}

function addScaled(list: Float64Array, at: number, vector: Float64Array, by = 0): void {
  if (by === 0) return;
  for (let j = 0; j < vector.length; j++) add(list, at + j, by * (vector[j] as number));
}

/** Every part of every seat: the seat, and the part's place. */
function partsOf({ seats, counts, most }: Features): [seat: number, index: number][] {
  const parts: [number, number][] = [];
  for (let seat = 0; seat < seats; seat++)
    for (let part = 0; part < (counts[seat] as number); part++) parts.push([seat, seat * most + part]);
  return parts;
}

/** One layer: its numbers lie by input, then by output. `cut`: negative inputs count as none. */
function pass(
  numbers: Float64Array,
  weights: number,
  bias: number,
  from: Float64Array,
  fromAt: number,
  inputs: number,
  to: Float64Array,
  toAt: number,
  outputs: number,
  cut: boolean,
): void {
  for (let j = 0; j < outputs; j++) to[toAt + j] = numbers[bias + j] as number;
  for (let i = 0; i < inputs; i++) {
    const value = from[fromAt + i] as number;
    if (value === 0 || (cut && value < 0)) continue;
    for (let j = 0; j < outputs; j++) add(to, toAt + j, value * (numbers[weights + i * outputs + j] as number));
  }
}
