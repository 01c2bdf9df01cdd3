import { css, random } from '../../../scene/forms/paint.ts';
import { NIGHT_BOARD, TILE } from '../layout/measures.ts';
import { PILES_X, TILE_SPOTS } from '../layout/night.ts';
import { at, type Brush, circle, numeral, paint } from './brush.ts';
import { NIGHT, WISP_LIGHT } from './colors.ts';
import { wispIcon } from './icons.ts';

const PER_UNIT = 220;
export const NIGHT_FACE = {
  width: Math.round(NIGHT_BOARD.width * PER_UNIT),
  height: Math.round(NIGHT_BOARD.depth * PER_UNIT),
};

function sky(brush: Brush): void {
  const { width, height } = NIGHT_FACE;
  const gradient = brush.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, '#25406b');
  gradient.addColorStop(1, NIGHT);
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
  const next = random(71);
  for (let star = 0; star < 160; star++) {
    circle(brush, next() * width, next() * height, 0.5 + next() * 1.5);
    paint(brush, css(0xe6fbff, 0.2 + next() * 0.6));
  }
}

const place = (brush: Brush, x: number, z: number): void => {
  brush.beginPath();
  brush.roundRect(x - TILE.width / 2 - 0.02, z - TILE.depth / 2 - 0.02, TILE.width + 0.04, TILE.depth + 0.04, 0.08);
  paint(brush, 'rgb(6 10 26 / 0.6)', css(0x8df3e2, 0.7), 0.014);
};

/** Four places for open tiles, two for piles, under a moon. */
export function drawNightBoard(brush: Brush): void {
  sky(brush);
  brush.save();
  brush.translate(NIGHT_FACE.width / 2, NIGHT_FACE.height / 2);
  brush.scale(PER_UNIT, PER_UNIT);
  brush.beginPath();
  brush.roundRect(
    -NIGHT_BOARD.width / 2 + 0.05,
    -NIGHT_BOARD.depth / 2 + 0.05,
    NIGHT_BOARD.width - 0.1,
    NIGHT_BOARD.depth - 0.1,
    0.25,
  );
  paint(brush, null, WISP_LIGHT, 0.016);
  for (const [x, z] of TILE_SPOTS) place(brush, x, z);
  place(brush, PILES_X, -0.32);
  place(brush, PILES_X, 0.42);
  circle(brush, 0.8, -0.85, 0.15);
  paint(brush, '#f4f0d8');
  circle(brush, 0.86, -0.89, 0.13);
  paint(brush, '#25406b');
  for (const [index, x] of [-0.85, -0.3, 0.25].entries())
    at(brush, x, -0.85, 0.11 + index * 0.01, () => wispIcon(brush));
  numeral(brush, '☾', 0, 0.95, 0.16, '#9fc7e8');
  brush.restore();
}
