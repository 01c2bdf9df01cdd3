/** 128 bits as four unsigned words: a short seed could be searched by a player who knows their own hand. */
export type Seed = readonly [number, number, number, number];

/**
 * A stream of random words: ChaCha8 keyed by the seed, and how many words have been taken. It is keyed so that players
 * who see some of its output cannot compute the rest, and plain data so that it can live in a state.
 */
export interface Random {
  readonly seed: Seed;
  next: number;
}

export const random = (seed: Seed): Random => ({ seed, next: 0 });

/** An unsigned 32-bit word. */
export function word(random: Random): number {
  const block = Math.floor(random.next / 16);
  // A block yields sixteen words: the last one is kept, or each word would cost a whole block.
  if (!isKept(random.seed, block)) generate(random.seed, block);
  return (output[random.next++ & 15] as number) >>> 0;
}

/** Bounds up to here keep the product in `below` exact. */
const MAX_BOUND = 2 ** 21;

/** A whole number from 0 up to but not including `bound`, every one equally likely. */
export function below(random: Random, bound: number): number {
  if (!(bound >= 1 && bound <= MAX_BOUND)) throw new RangeError(`below(${bound})`);
  // D. Lemire, 2019: the high half of word × bound is even, but for a few low halves that must be drawn again.
  for (;;) {
    const product = word(random) * bound;
    const high = Math.floor(product / 2 ** 32);
    const low = product - high * 2 ** 32;
    if (low >= bound || low >= 2 ** 32 % bound) return high;
  }
}

/** One of the list, every one equally likely. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;

let order = new Uint16Array(128);

/** A shuffled copy, every order equally likely (Fisher–Yates). */
export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  if (list.length > order.length) order = new Uint16Array(list.length);
  for (let place = 0; place < list.length; place++) order[place] = place;
  for (let last = list.length - 1; last > 0; last--) swap(order, last, below(random, last + 1));
  return typeof list[0] === 'number' ? orderedNumbers(list) : ordered(list);
}

/**
 * V8 keeps a kind with every list, and code that writes to lists of several kinds turns each into the most general one, which
 * is slower from then on. So numbers have a function of their own, and whatever else there is has another.
 */
function orderedNumbers<T>(list: readonly T[]): T[] {
  const copy: T[] = [];
  for (let place = 0; place < list.length; place++) copy.push(list[order[place] as number] as T);
  return copy;
}

function ordered<T>(list: readonly T[]): T[] {
  const copy: T[] = [];
  for (let place = 0; place < list.length; place++) copy.push(list[order[place] as number] as T);
  return copy;
}

function swap(places: Uint16Array, one: number, other: number): void {
  const kept = places[one] as number;
  places[one] = places[other] as number;
  places[other] = kept;
}

/** A further seed out of a stream, for a stream of its own. */
export const fork = (random: Random): Seed => [word(random), word(random), word(random), word(random)];

export const formatSeed = (seed: Seed): string => seed.map((word) => word.toString(16).padStart(8, '0')).join('');

/** Reads up to 32 hexadecimal digits; a short seed is filled with zeros on the left. */
export function parseSeed(text: string): Seed | null {
  if (!/^[0-9a-f]{1,32}$/i.test(text)) return null;
  const digits = text.padStart(32, '0');
  const part = (index: number): number => Number.parseInt(digits.slice(index * 8, index * 8 + 8), 16);
  return [part(0), part(1), part(2), part(3)];
}

// ChaCha (D. J. Bernstein, 2008) with eight rounds, a 128-bit key, a 64-bit block counter and a zero nonce.
const ROUNDS = 8;
// The constants spell "expand 16-byte k": the cipher's mark of a 128-bit key, which fills both key rows.
const input = Int32Array.of(0x61707865, 0x3120646e, 0x79622d36, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
const output = new Int32Array(16);
/** Which block `output` holds; `input` tells of which seed. */
let kept = -1;

const isKept = (seed: Seed, block: number): boolean =>
  block === kept &&
  input[4] === (seed[0] | 0) &&
  input[5] === (seed[1] | 0) &&
  input[6] === (seed[2] | 0) &&
  input[7] === (seed[3] | 0);

function generate([a, b, c, d]: Seed, block: number): void {
  input[4] = input[8] = a;
  input[5] = input[9] = b;
  input[6] = input[10] = c;
  input[7] = input[11] = d;
  input[12] = block;
  input[13] = Math.floor(block / 2 ** 32);
  output.set(input);
  for (let round = 0; round < ROUNDS; round += 2) doubleRound(output);
  for (let i = 0; i < 16; i++) output[i] = (output[i] as number) + (input[i] as number);
  kept = block;
}

function doubleRound(x: Int32Array): void {
  quarterRound(x, 0, 4, 8, 12);
  quarterRound(x, 1, 5, 9, 13);
  quarterRound(x, 2, 6, 10, 14);
  quarterRound(x, 3, 7, 11, 15);
  quarterRound(x, 0, 5, 10, 15);
  quarterRound(x, 1, 6, 11, 12);
  quarterRound(x, 2, 7, 8, 13);
  quarterRound(x, 3, 4, 9, 14);
}

function quarterRound(x: Int32Array, i: number, j: number, k: number, l: number): void {
  let a = x[i] as number;
  let b = x[j] as number;
  let c = x[k] as number;
  let d = x[l] as number;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
