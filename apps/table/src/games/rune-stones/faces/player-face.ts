import { GEMS, ROW_POINTS, STONES } from '@dolmen/core/rune-stones';
import { css, grain } from '../../../scene/forms/paint.ts';
import { woodGrain } from '../../../scene/forms/wood.ts';
import { dishX, dishZ } from '../layout/heaps.ts';
import { DISH, SLAB } from '../layout/measures.ts';
import { HANDLE_X, placeX, rowZ } from '../layout/player-board.ts';
import { at, type Brush, circle, numeral, paint } from './brush.ts';
import { GOLD, INK, ORE_INK } from './colors.ts';
import { stoneIcon } from './gem-icon.ts';

const PER_UNIT = 200;
export const SLAB_FACE = { width: Math.round(SLAB.width * PER_UNIT), height: Math.round(SLAB.depth * PER_UNIT) };

function place(brush: Brush, x: number, z: number, gem: (typeof GEMS)[number]): void {
  const ink = INK[gem === 'wild' ? 'multi' : gem];
  circle(brush, x, z, 0.19);
  paint(brush, ink.dark, GOLD, 0.014);
  brush.save();
  brush.globalAlpha = 0.75;
  at(brush, x, z, 0.1, () => stoneIcon(brush, gem));
  brush.restore();
}

/** The points that a row of two, three, four and five brings, between the rows. */
function prices(brush: Brush): void {
  for (const [count, points] of ROW_POINTS.entries()) {
    if (points === 0) continue;
    numeral(brush, `${count}·${points}`, placeX(count - 1), 0, 0.085, '#f3dba4');
  }
}

/** The player's board: two rows of places, by gem. */
export function drawSlab(brush: Brush): void {
  woodGrain(brush, SLAB_FACE.width, SLAB_FACE.height, 2, 0x4a2f1c, 23);
  brush.save();
  brush.translate(SLAB_FACE.width / 2, SLAB_FACE.height / 2);
  brush.scale(PER_UNIT, PER_UNIT);
  brush.beginPath();
  brush.roundRect(-SLAB.width / 2 + 0.04, -SLAB.depth / 2 + 0.04, SLAB.width - 0.08, SLAB.depth - 0.08, 0.06);
  paint(brush, css(0x120a05, 0.45), GOLD, 0.014);
  for (const row of [0, 1]) {
    for (const [index, gem] of GEMS.entries()) place(brush, placeX(index), rowZ(row), gem);
    circle(brush, HANDLE_X, rowZ(row), 0.12);
    paint(brush, null, css(0xe8c069, 0.5), 0.012);
  }
  prices(brush);
  brush.restore();
}

export const DISH_FACE = { width: Math.round(DISH.width * PER_UNIT), height: Math.round(DISH.depth * PER_UNIT) };

export function drawDish(brush: Brush): void {
  brush.fillStyle = '#3a2218';
  brush.fillRect(0, 0, DISH_FACE.width, DISH_FACE.height);
  grain(brush, DISH_FACE.width, DISH_FACE.height, 31, 0.12);
  brush.save();
  brush.translate(DISH_FACE.width / 2, DISH_FACE.height / 2);
  brush.scale(PER_UNIT, PER_UNIT);
  brush.beginPath();
  brush.roundRect(-DISH.width / 2 + 0.04, -DISH.depth / 2 + 0.04, DISH.width - 0.08, DISH.depth - 0.08, 0.13);
  paint(brush, null, GOLD, 0.012);
  for (const [index, stone] of STONES.entries()) {
    const [x, z] = [dishX(index % 3), dishZ(Math.floor(index / 3))];
    circle(brush, x, z, 0.25);
    paint(brush, css(0x140a06, 0.6), (stone === 'ore' ? ORE_INK : INK[stone === 'wild' ? 'multi' : stone]).full, 0.014);
    brush.globalAlpha = 0.4;
    at(brush, x, z, 0.1, () => stoneIcon(brush, stone));
    brush.globalAlpha = 1;
  }
  brush.restore();
}
