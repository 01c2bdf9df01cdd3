import type { Face } from '@dolmen/core/rune-stones';

/** In the order of the die's sides. */
export const DIE_FACES: readonly Face[] = ['any-gem', 'swap', 'one-point', 'two-points', 'ore', 'card'];

export const faceIndex = (face: Face): number => DIE_FACES.indexOf(face);
