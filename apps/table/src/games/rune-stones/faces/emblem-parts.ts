import { type Brush, mirrored, paint, turned } from './brush.ts';
import { GOLD, type Ink } from './colors.ts';

/** Every emblem is made of the same few strokes, in three tones of one ink with a line of gold: so they belong together. */
export interface Pen {
  readonly brush: Brush;
  readonly ink: Ink;
}

/** A pointed leaf, or feather, from its stem outward. */
export function leaf(
  { brush, ink }: Pen,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  tone: keyof Ink = 'full',
): void {
  turned(brush, x, y, angle, () => {
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.quadraticCurveTo(width, -length * 0.45, 0, -length);
    brush.quadraticCurveTo(-width, -length * 0.45, 0, 0);
    paint(brush, ink[tone], ink.dark, 0.035);
    brush.beginPath();
    brush.moveTo(0, -length * 0.08);
    brush.lineTo(0, -length * 0.78);
    paint(brush, null, GOLD, 0.022);
  });
}

export function oval({ brush, ink }: Pen, x: number, y: number, wide: number, high: number, tone: keyof Ink): void {
  brush.beginPath();
  brush.ellipse(x, y, wide, high, 0, 0, Math.PI * 2);
  paint(brush, ink[tone], ink.dark, 0.04);
}

/** Both eyes: almonds with a light of their own. */
export function eyes({ brush, ink }: Pen, x: number, y: number, size: number, slant: number, light = '#fff6c9'): void {
  mirrored(brush, () =>
    turned(brush, x, y, slant, () => {
      brush.beginPath();
      brush.moveTo(-size, 0);
      brush.quadraticCurveTo(0, -size * 0.9, size, 0);
      brush.quadraticCurveTo(0, size * 0.9, -size, 0);
      paint(brush, light, ink.dark, 0.035);
      brush.beginPath();
      brush.arc(0, 0, size * 0.36, 0, Math.PI * 2);
      paint(brush, ink.dark);
    }),
  );
}

/** A curve by four points, as a tapering horn or strand. */
export function horn(
  { brush, ink }: Pen,
  points: readonly (readonly [x: number, y: number])[],
  width: number,
  tone: keyof Ink = 'light',
): void {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0], [x2, y2] = [0, 0], [x3, y3] = [0, 0]] = points;
  brush.beginPath();
  brush.moveTo(x0 - width, y0);
  brush.bezierCurveTo(x1 - width, y1, x2 - width * 0.5, y2, x3, y3);
  brush.bezierCurveTo(x2 + width * 0.6, y2 + width, x1 + width, y1 + width, x0 + width, y0);
  brush.closePath();
  paint(brush, ink[tone], ink.dark, 0.035);
}

export function line({ brush }: Pen, color: string, width: number, draw: () => void): void {
  brush.beginPath();
  draw();
  paint(brush, null, color, width);
}
