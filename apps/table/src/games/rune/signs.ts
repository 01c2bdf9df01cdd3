import { type Rune, runeName } from '@dolmen/core/rune';

/** A rune's sign: lines in a box of 100 by 100, cut with a chisel. A rune is known by it without its colour. */
interface RuneSign {
  readonly lines: string;
  readonly hex: number;
  readonly css: string;
}

const SIGNS = {
  blue: { lines: 'M36 92 V9 L68 40', hex: 0x58b2ff, css: '#58b2ff' },
  green: { lines: 'M50 92 V9 M50 56 L20 20 M50 56 L80 20', hex: 0x6ade7c, css: '#6ade7c' },
  red: { lines: 'M20 90 V10 L80 90 V10 L20 90', hex: 0xff6a52, css: '#ff6a52' },
} as const satisfies Readonly<Record<string, RuneSign>>;

export const signOf = (rune: Rune): RuneSign => SIGNS[runeName(rune)];
