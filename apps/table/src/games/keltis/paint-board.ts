import { END_STONE, GOAL, PATHS, type Path } from '@dolmen/core/keltis';
import { css, grain, plate, shade, slate, stains } from '../../scene/forms/paint.ts';
import { type Band, frame, triskele } from '../art/knot.ts';
import { letter } from '../art/lettering.ts';
import { BOARD, fieldAt, MOST_POINTS, START_STONE, trackAt } from './places.ts';
import { signOf } from './signs.ts';

type Brush = CanvasRenderingContext2D;

/** Pixels to a unit of the table. */
const FINE = 270;
export const BOARD_PIXELS = { width: Math.round(BOARD.width * FINE), height: Math.round(BOARD.depth * FINE) } as const;

const GOLD: Band = { swing: 0.042, width: 0.03, light: '#cfae68', dark: '#1d2422' };

/** The board's face, drawn in the table's own units around its middle. */
export function paintBoard(brush: Brush): void {
  slate(brush, BOARD_PIXELS.width, BOARD_PIXELS.height, 41);
  stains(brush, BOARD_PIXELS.width, BOARD_PIXELS.height, 77, 'rgb(70 96 62 / 0.16)', 30);
  brush.save();
  brush.translate(BOARD_PIXELS.width / 2, BOARD_PIXELS.height / 2);
  brush.scale(FINE, FINE);
  frame(brush, -BOARD.width / 2 + 0.12, -BOARD.depth / 2 + 0.12, BOARD.width - 0.24, BOARD.depth - 0.24, GOLD);
  spirals(brush);
  goalArea(brush);
  for (const path of PATHS) ribbon(brush, path);
  track(brush);
  brush.restore();
  grain(brush, BOARD_PIXELS.width, BOARD_PIXELS.height, 5, 0.16);
}

/** Faint spirals in the free corners. */
function spirals(brush: Brush): void {
  brush.lineCap = 'round';
  for (const [x, y, radius] of [
    [-3.1, 0.8, 0.5],
    [3.1, 0.8, 0.5],
  ] as const) {
    triskele(brush, x, y, radius);
    brush.lineWidth = 0.05;
    brush.strokeStyle = 'rgb(214 190 130 / 0.3)';
    brush.stroke();
  }
}

/** A band of light where figures come to their goal, with a line that is crossed to get there. */
function goalArea(brush: Brush): void {
  const [, first] = fieldAt(0, GOAL);
  const [, last] = fieldAt(0, END_STONE);
  const [, before] = fieldAt(0, GOAL - 1);
  const line = (first + before) / 2;
  const [left, right] = [-BOARD.width / 2 + 0.28, BOARD.width / 2 - 0.28];
  const wash = brush.createLinearGradient(0, last - 0.3, 0, line);
  wash.addColorStop(0, 'rgb(236 200 110 / 0.34)');
  wash.addColorStop(1, 'rgb(236 200 110 / 0.1)');
  brush.fillStyle = wash;
  plate(brush, left, last - 0.28, right - left, line - last + 0.28, 0.12);
  brush.fill();
  brush.setLineDash([0.09, 0.06]);
  brush.lineWidth = 0.028;
  brush.strokeStyle = '#e6c578';
  brush.beginPath();
  brush.moveTo(left + 0.05, line);
  brush.lineTo(right - 0.05, line);
  brush.stroke();
  brush.setLineDash([]);
}

/** The way under the stones, from the start stone to the end stone. */
function ribbon(brush: Brush, path: Path): void {
  const { hex } = signOf(path);
  for (const [width, color] of [
    [0.34, 'rgb(8 8 8 / 0.55)'],
    [0.27, css(shade(hex, 0.62))],
    [0.2, css(shade(hex, 0.95))],
  ] as const) {
    way(brush, path);
    brush.lineWidth = width;
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    brush.strokeStyle = color;
    brush.stroke();
  }
}

function way(brush: Brush, path: Path): void {
  const points = Array.from({ length: END_STONE }, (_, index) => fieldAt(path, index + 1));
  brush.beginPath();
  const [sx, sz] = [START_STONE.x + (path - 2) * 0.28, START_STONE.z - 0.3];
  const [fx, fz] = points[0] ?? [0, 0];
  brush.moveTo(sx, sz);
  brush.quadraticCurveTo((sx + fx) / 2 + (path - 2) * 0.1, fz + 0.2, fx, fz);
  for (const [index, [x, z]] of points.entries()) {
    const [nx, nz] = points[index + 1] ?? [x, z];
    brush.quadraticCurveTo(x, z, (x + nx) / 2, (z + nz) / 2);
  }
}

/** The score track: points from tiles are counted as they come. */
function track(brush: Brush): void {
  for (let points = 0; points <= MOST_POINTS; points++) {
    const [x, z] = trackAt(points);
    brush.fillStyle = points % 5 === 0 ? '#d8b768' : '#b9ab8c';
    plate(brush, x - 0.22, z - 0.17, 0.44, 0.34, 0.06);
    brush.fill();
    brush.lineWidth = 0.02;
    brush.strokeStyle = '#1c1711';
    brush.stroke();
    // Letters are set in pixels: a unit is too coarse a measure for them.
    brush.save();
    brush.translate(x, z);
    brush.scale(0.01, 0.01);
    letter(brush, String(points), 0, 0, { size: 23, fill: '#2a1d10' });
    brush.restore();
  }
}
