/**
 * A small network that foretells points. A player is a bag of parts of one kind (paths, cards): each part passes through the
 * same two layers and what they make of the parts is added up. The head then looks at the own sum, at the mean of the others',
 * and at what is to be said of the table from that seat, and answers with what the seat will still gain.
 */

export interface Shape {
  /** Numbers that describe a part, what the first layer makes of them, and what the second one does. */
  readonly part: number;
  readonly middle: number;
  readonly sum: number;
  /** Numbers that describe the table as one seat sees it, and the width of the head. */
  readonly table: number;
  readonly head: number;
}

/** What a network is asked about: everything is written over by the next question. */
export interface Features {
  seats: number;
  /** By seat: how many parts there are. */
  readonly counts: Uint8Array;
  /** By seat × `most` + part, `shape.part` numbers each. */
  readonly parts: Float64Array;
  readonly most: number;
  /** By seat, `shape.table` numbers each. */
  readonly table: Float64Array;
}

export const MOST_SEATS = 4;

export const newFeatures = (shape: Shape, most: number): Features => ({
  seats: 0,
  counts: new Uint8Array(MOST_SEATS),
  parts: new Float64Array(MOST_SEATS * most * shape.part),
  most,
  table: new Float64Array(MOST_SEATS * shape.table),
});

/** Where each layer's numbers begin: by input, then by output; biases after them. */
export function placesOf({ part, middle, sum, table, head }: Shape) {
  const first = 0;
  const firstBias = first + part * middle;
  const second = firstBias + middle;
  const secondBias = second + middle * sum;
  const third = secondBias + sum;
  const thirdBias = third + (2 * sum + table) * head;
  const last = thirdBias + head;
  const lastBias = last + head;
  return { first, firstBias, second, secondBias, third, thirdBias, last, lastBias, all: lastBias + 1 };
}

/** By seat: what each will still gain, in the unit the network was taught in. Good until the next call. */
export type Network = (features: Features) => Float64Array;

export function network(shape: Shape, numbers: Float64Array): Network {
  const { part, middle, sum, table, head } = shape;
  const at = placesOf(shape);
  if (numbers.length !== at.all) throw new Error(`a network of ${at.all} numbers was given ${numbers.length}`);
  const inner = new Float64Array(middle);
  const outer = new Float64Array(sum);
  const top = new Float64Array(head);
  const sums = new Float64Array(MOST_SEATS * sum);
  const total = new Float64Array(sum);
  const input = new Float64Array(2 * sum + table);
  const answer = new Float64Array(MOST_SEATS);

  function addPart(parts: Float64Array, from: number, to: number): void {
    begin(inner, numbers, at.firstBias);
    for (let i = 0; i < part; i++) addScaled(inner, parts[from + i] as number, numbers, at.first + i * middle);
    begin(outer, numbers, at.secondBias);
    for (let j = 0; j < middle; j++) addScaled(outer, Math.max(0, inner[j] as number), numbers, at.second + j * sum);
    for (let k = 0; k < sum; k++) sums[to + k] = (sums[to + k] as number) + Math.max(0, outer[k] as number);
  }

  function look(features: Features, seat: number): void {
    for (let k = 0; k < sum; k++) {
      const own = sums[seat * sum + k] as number;
      input[k] = own;
      input[sum + k] = ((total[k] as number) - own) / (features.seats - 1);
    }
    for (let g = 0; g < table; g++) input[2 * sum + g] = features.table[seat * table + g] as number;
  }

  function answerNow(): number {
    begin(top, numbers, at.thirdBias);
    for (let i = 0; i < input.length; i++) addScaled(top, input[i] as number, numbers, at.third + i * head);
    let out = numbers[at.lastBias] as number;
    for (let j = 0; j < head; j++) out += Math.max(0, top[j] as number) * (numbers[at.last + j] as number);
    return out;
  }

  return (features) => {
    sums.fill(0);
    total.fill(0);
    for (let seat = 0; seat < features.seats; seat++) {
      const count = features.counts[seat] as number;
      for (let index = 0; index < count; index++)
        addPart(features.parts, (seat * features.most + index) * part, seat * sum);
      for (let k = 0; k < sum; k++) total[k] = (total[k] as number) + (sums[seat * sum + k] as number);
    }
    for (let seat = 0; seat < features.seats; seat++) {
      look(features, seat);
      answer[seat] = answerNow();
    }
    return answer;
  };
}

function begin(vector: Float64Array, numbers: Float64Array, bias: number): void {
  for (let j = 0; j < vector.length; j++) vector[j] = numbers[bias + j] as number;
}

/** Many of the values are 0: those cost nothing. */
function addScaled(vector: Float64Array, by: number, numbers: Float64Array, from: number): void {
  if (by === 0) return;
  for (let j = 0; j < vector.length; j++) vector[j] = (vector[j] as number) + by * (numbers[from + j] as number);
}

/** Numbers are kept as whole ones, this many times as large: beyond that is noise, and this is short to write. */
const GRAIN = 10_000;
export const unpack = (packed: readonly number[]): Float64Array =>
  Float64Array.from(packed, (number) => number / GRAIN);
export const pack = (numbers: Float64Array): number[] => Array.from(numbers, (number) => Math.round(number * GRAIN));
