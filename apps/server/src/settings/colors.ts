import * as z from 'zod';
import { part, parts } from './nested.ts';

/** The colours of the front page. */
export interface Colors {
  /** Of what stands out: buttons, links, headings of rooms. */
  readonly accent: string | null;
  /** Of the glow behind everything. */
  readonly background: string | null;
}

/** As in the table's style: what is written on either. */
const INK = '#f2eadb';
const NIGHT = '#14110e';
/** What the guidelines for web pages ask of text (WCAG 2, level AA). */
const READABLE = 4.5;

const color = z.string().regex(/^#[0-9a-f]{6}$/i);

export const ColorsSetting: z.ZodType<Colors> = parts({
  accent: part(
    'a colour like #e0b766, light enough to be read on a dark page',
    color
      .refine((accent) => contrast(accent, NIGHT) >= READABLE)
      .nullable()
      .default(null),
  ),
  background: part(
    'a colour like #4a3420, dark enough for light text to be read on it',
    color
      .refine((background) => contrast(background, INK) >= READABLE)
      .nullable()
      .default(null),
  ),
});

/** By the formula of those guidelines: from 1, the same, to 21, black and white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
