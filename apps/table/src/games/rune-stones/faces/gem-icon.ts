import type { Gem, Stone } from '@dolmen/core/rune-stones';
import { type Brush, paint, polygon, radial, regular } from './brush.ts';
import { INK, type Ink, ORE_INK } from './colors.ts';

type Corners = readonly (readonly [x: number, y: number])[];

/** Each colour has its own cut, on the table and in print: that is its sign. */
const OUTLINES: { readonly [S in Stone]: Corners } = {
  green: [
    [-0.5, -0.9],
    [0.5, -0.9],
    [0.75, -0.62],
    [0.75, 0.62],
    [0.5, 0.9],
    [-0.5, 0.9],
    [-0.75, 0.62],
    [-0.75, -0.62],
  ],
  red: regular(8, 0.88, Math.PI / 8),
  blue: [
    [0, -1],
    [0.4, -0.4],
    [0.7, 0.15],
    [0.62, 0.62],
    [0.3, 0.9],
    [-0.3, 0.9],
    [-0.62, 0.62],
    [-0.7, 0.15],
    [-0.4, -0.4],
  ],
  yellow: Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    return [Math.cos(angle) * 0.98, Math.sin(angle) * 0.66] as const;
  }),
  wild: [
    [0, -1],
    [0.56, -0.5],
    [0.56, 0.5],
    [0, 1],
    [-0.56, 0.5],
    [-0.56, -0.5],
  ],
  ore: [
    [-0.82, 0.3],
    [-0.6, -0.4],
    [-0.1, -0.78],
    [0.5, -0.6],
    [0.88, 0],
    [0.7, 0.6],
    [0.1, 0.78],
    [-0.5, 0.72],
  ],
};

const inkOf = (stone: Stone): Ink => {
  if (stone === 'ore') return ORE_INK;
  return stone === 'wild' ? { dark: '#3d3560', full: '#c9bdf2', light: '#ffffff' } : INK[stone];
};

const shrunk = (corners: Corners, by: number): Corners => corners.map(([x, y]) => [x * by, y * by] as const);

/** A cut stone seen from above: a table, and facets that run to it. One unit is its radius. */
export function stoneIcon(brush: Brush, stone: Stone): void {
  const outline = OUTLINES[stone];
  const ink = inkOf(stone);
  polygon(brush, outline);
  paint(brush, radial(brush, 1.3, ink.light, ink.full), ink.dark, 0.16);
  const table = shrunk(outline, 0.52);
  polygon(brush, table);
  brush.save();
  brush.globalAlpha = 0.55;
  paint(brush, ink.light);
  brush.globalAlpha = 0.75;
  brush.beginPath();
  for (const [index, [x, y]] of outline.entries()) {
    const [inX = 0, inY = 0] = table[index] ?? [];
    brush.moveTo(x * 0.94, y * 0.94);
    brush.lineTo(inX, inY);
  }
  paint(brush, null, ink.dark, 0.05);
  brush.restore();
  if (stone === 'ore') flecks(brush);
}

/** What makes ore worth having. */
function flecks(brush: Brush): void {
  for (const [x, y, radius] of [
    [-0.3, -0.2, 0.14],
    [0.35, 0.05, 0.18],
    [-0.05, 0.4, 0.12],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
    paint(brush, '#ffd989');
  }
}

/** A path for clipping or filling: the sign of a gem. */
export const gemOutline = (brush: Brush, gem: Gem): void => polygon(brush, OUTLINES[gem]);
