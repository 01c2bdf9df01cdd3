import { at } from './assert.ts';

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
  const { seed } = random;
  // A block yields sixteen words: keep the last one, or each word would cost a whole block.
  if (block !== kept || seed[0] !== input[4] || seed[1] !== input[5] || seed[2] !== input[6] || seed[3] !== input[7]) {
    generate(seed, block);
  }
  return output[random.next++ % 16] as number;
}

/** A whole number from 0 up to but not including `bound`, every one equally likely. */
export function below(random: Random, bound: number): number {
  if (!(bound >= 1 && bound <= 2 ** 32)) throw new RangeError(`below(${bound})`);
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let drawn = word(random);
  while (drawn >= limit) drawn = word(random);
  return drawn % bound;
}

/** One of the list, every one equally likely. */
export const pick = <T>(random: Random, list: readonly T[]): T => at(list, below(random, list.length));

/** Shuffles in place, every order equally likely (Fisher–Yates), and returns the list. */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const item = at(list, last);
    list[last] = at(list, other);
    list[other] = item;
  }
  return list;
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
const input = new Uint32Array(16);
const output = new Uint32Array(16);
let kept = -1;

function generate(seed: Seed, block: number): void {
  const [a, b, c, d] = seed;
  // The constants spell "expand 16-byte k": the cipher's mark of a 128-bit key, which fills both key rows.
  input.set([0x61707865, 0x3120646e, 0x79622d36, 0x6b206574, a, b, c, d, a, b, c, d, block, block / 2 ** 32, 0, 0]);
  output.set(input);
  for (let round = 0; round < ROUNDS; round += 2) doubleRound(output);
  for (let i = 0; i < 16; i++) output[i] = (output[i] as number) + (input[i] as number);
  kept = block;
}

function doubleRound(x: Uint32Array): void {
  quarterRound(x, 0, 4, 8, 12);
  quarterRound(x, 1, 5, 9, 13);
  quarterRound(x, 2, 6, 10, 14);
  quarterRound(x, 3, 7, 11, 15);
  quarterRound(x, 0, 5, 10, 15);
  quarterRound(x, 1, 6, 11, 12);
  quarterRound(x, 2, 7, 8, 13);
  quarterRound(x, 3, 4, 9, 14);
}

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16);
  mix(x, c, d, b, 12);
  mix(x, a, b, d, 8);
  mix(x, c, d, b, 7);
}

/** One step of a quarter round: add, xor, rotate left. The typed array keeps sums within 32 bits. */
function mix(x: Uint32Array, sum: number, addend: number, turned: number, bits: number): void {
  x[sum] = (x[sum] as number) + (x[addend] as number);
  const mixed = (x[turned] as number) ^ (x[sum] as number);
  x[turned] = (mixed << bits) | (mixed >>> (32 - bits));
}
