/** The players' signs as shapes in a box of 100 by 100, by seat: a disc, a triangle, a square, a diamond. */
export const PLAYER_SIGNS = [
  'M50 12 A38 38 0 1 1 49.9 12 Z',
  'M50 10 L92 86 L8 86 Z',
  'M16 16 H84 V84 H16 Z',
  'M50 4 L92 50 L50 96 L8 50 Z',
] as const;

export const playerSign = (seat: number): string => PLAYER_SIGNS[seat % PLAYER_SIGNS.length] ?? PLAYER_SIGNS[0];
