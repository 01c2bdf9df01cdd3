/** The page's own serif letters: nothing is loaded for them. */
export const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'DejaVu Serif', serif";

export interface Letters {
  readonly size: number;
  readonly fill: string;
  readonly rim?: string;
}

/** A word, centred on a point both ways, with a dark rim that sets it off any ground. */
export function letter(brush: CanvasRenderingContext2D, text: string, x: number, y: number, style: Letters): void {
  brush.font = `700 ${style.size}px ${SERIF}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  // Figures reach about 0.7 of the size above the line: so their middle is on the point.
  const line = y + style.size * 0.34;
  brush.lineJoin = 'round';
  if (style.rim !== undefined) {
    brush.strokeStyle = style.rim;
    brush.lineWidth = style.size * 0.16;
    brush.strokeText(text, x, line);
  }
  brush.fillStyle = style.fill;
  brush.fillText(text, x, line);
}

/** A shape given as in SVG, in a box of 100 by 100, drawn around a point. */
export function stamp(
  brush: CanvasRenderingContext2D,
  shape: string,
  x: number,
  y: number,
  size: number,
  fill: string,
): void {
  brush.save();
  brush.translate(x - size / 2, y - size / 2);
  brush.scale(size / 100, size / 100);
  brush.fillStyle = fill;
  brush.fill(new Path2D(shape), 'evenodd');
  brush.restore();
}

/** The same cut into stone: a light edge below, the dark above it. */
export function carved(
  brush: CanvasRenderingContext2D,
  shape: string,
  x: number,
  y: number,
  size: number,
  fill: string,
): void {
  const edge = size * 0.028;
  stamp(brush, shape, x + edge, y + edge, size, 'rgb(255 244 214 / 0.4)');
  stamp(brush, shape, x - edge, y - edge, size, 'rgb(0 0 0 / 0.55)');
  stamp(brush, shape, x, y, size, fill);
}
