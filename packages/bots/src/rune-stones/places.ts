import type { Row } from '@dolmen/core/rune-stones';

/** A row as bits, one for each place that is taken, in the order of `GEMS`. */
export type Places = number;

export const placesOf = ({ green, red, blue, yellow, wild }: Row): Places =>
  (green === 'none' ? 0 : 1) |
  (red === 'none' ? 0 : 2) |
  (blue === 'none' ? 0 : 4) |
  (yellow === 'none' ? 0 : 8) |
  (wild === 'none' ? 0 : 16);
