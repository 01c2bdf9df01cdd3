import { SERIF } from '../../games/art/lettering.ts';
import type { Line } from '../../said.ts';

/** Of a panel's canvas: two to the millimetre can be read at the length of an arm. */
export const PIXELS = 200;

/** Distances in pixels. */
export const SPACE = { edge: 22, gap: 9, button: 54, between: 12, inside: 22, corner: 18 } as const;

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

/** The page's own colours. */
export const INK = {
  plain: '#f2eadb',
  soft: '#c9bda8',
  faint: '#9a8e7a',
  gold: '#e0b766',
  deep: '#a97d33',
  onGold: '#201708',
  rust: '#f09a7d',
  ground: 'rgb(24 19 15 / 0.94)',
  raised: '#3a3026',
  edge: '#6a5840',
} as const;

export interface Lettering {
  readonly font: string;
  readonly size: number;
  readonly color: string;
  /** Where the first word of each line begins. */
  readonly indent: number;
}

const letters = (size: number, color: string, family = SANS, weight = 400, indent = 0): Lettering => ({
  font: `${weight} ${size}px ${family}`,
  size,
  color,
  indent,
});

const PLAIN = letters(24, INK.plain);
const LETTERING: { readonly [T in NonNullable<Line['tone']>]: Lettering } = {
  title: letters(34, INK.plain, SERIF, 600),
  sum: letters(30, INK.gold, SERIF, 600),
  item: letters(24, INK.plain, SANS, 400, 22),
  detail: letters(22, INK.soft),
  faint: letters(21, INK.faint),
  bad: letters(24, INK.rust),
};

export const letteringOf = (tone: Line['tone']): Lettering => (tone ? LETTERING[tone] : PLAIN);
export const BUTTON_LETTERS = letters(25, INK.plain, SANS, 600);
