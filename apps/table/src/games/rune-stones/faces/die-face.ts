import type { Face } from '@dolmen/core/rune-stones';
import { at, type Brush, paint } from './brush.ts';
import { cardIcon, effectIcon, pointsIcon, swapIcon } from './icons.ts';

export const DIE_FACE = 128;

const SIGNS: { readonly [F in Face]: (brush: Brush) => void } = {
  'any-gem': (brush) => effectIcon(brush, 'any'),
  swap: swapIcon,
  'one-point': (brush) => pointsIcon(brush, 1),
  'two-points': (brush) => pointsIcon(brush, 2),
  ore: (brush) => effectIcon(brush, 'ore'),
  card: (brush) => cardIcon(brush, 'any'),
};

export const dieSign = (brush: Brush, face: Face): void => SIGNS[face](brush);

/** One side of the die: carved bone with an inlaid sign. */
export function drawDieFace(brush: Brush, face: Face): void {
  brush.fillStyle = '#f1e4c6';
  brush.fillRect(0, 0, DIE_FACE, DIE_FACE);
  brush.beginPath();
  brush.roundRect(13, 13, DIE_FACE - 26, DIE_FACE - 26, 16);
  paint(brush, '#e2d0a6', '#a9772a', 3);
  at(brush, DIE_FACE / 2, DIE_FACE / 2, 42, () => dieSign(brush, face));
}
