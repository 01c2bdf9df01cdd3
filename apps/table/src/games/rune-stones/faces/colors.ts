import type { Color, Stone } from '@dolmen/core/rune-stones';

type Hue = Color | 'multi';

/** Gems and ore on the table, as tints of their materials. */
export const STONE_TINT: { readonly [S in Stone]: number } = {
  green: 0x18b564,
  red: 0xe0233f,
  blue: 0x2a6df0,
  yellow: 0xffb81c,
  wild: 0xf6f1ff,
  ore: 0x9a8474,
};

/** In print: dark, full and light, by colour. Multicolour cards are silver and violet. */
export interface Ink {
  readonly dark: string;
  readonly full: string;
  readonly light: string;
}
export const INK: { readonly [C in Hue]: Ink } = {
  green: { dark: '#0c3a22', full: '#1f8a4d', light: '#8fdc9f' },
  red: { dark: '#4a0d14', full: '#c02a35', light: '#ffac97' },
  blue: { dark: '#0e2450', full: '#2b62c4', light: '#9cc8ff' },
  yellow: { dark: '#4c3005', full: '#d8961a', light: '#ffe39a' },
  multi: { dark: '#2a2440', full: '#8d83b5', light: '#f4efff' },
};
export const ORE_INK: Ink = { dark: '#2a221c', full: '#77655a', light: '#cbb6a2' };

export const GOLD = '#e8c069';
export const DEEP_GOLD = '#a9772a';
export const PARCHMENT = '#f3e6c8';
export const SEPIA = '#2b1d10';
export const NIGHT = '#141a33';
export const WISP_LIGHT = '#8df3e2';
