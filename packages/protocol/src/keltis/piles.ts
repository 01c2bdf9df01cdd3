import type { ArraySchema } from '@colyseus/schema';
import type { KeltisPiles } from './schema.ts';

/** In the order of the paths. */
export const pilesOf = ({ red, yellow, violet, green, blue }: KeltisPiles): ArraySchema<number>[] => [
  red,
  yellow,
  violet,
  green,
  blue,
];
