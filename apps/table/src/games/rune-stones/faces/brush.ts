/** What draws: a part of a canvas' context, so that textures and close looks share every picture. */
export type Brush = CanvasRenderingContext2D;

/** Draws with the middle at a place and one unit as long as `size`. */
export function at(brush: Brush, x: number, y: number, size: number, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  draw();
  brush.restore();
}

/** Draws twice: as it is, and mirrored left to right. */
export function mirrored(brush: Brush, draw: () => void): void {
  draw();
  brush.save();
  brush.scale(-1, 1);
  draw();
  brush.restore();
}

export function turned(brush: Brush, x: number, y: number, angle: number, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(angle);
  draw();
  brush.restore();
}

/** A closed path through corners. */
export function polygon(brush: Brush, corners: readonly (readonly [x: number, y: number])[]): void {
  brush.beginPath();
  for (const [x, y] of corners) brush.lineTo(x, y);
  brush.closePath();
}

export const regular = (corners: number, radius: number, turn = -Math.PI / 2): readonly (readonly [number, number])[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index / corners) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });

export function circle(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
}

export function paint(brush: Brush, fill: string | CanvasGradient | null, stroke?: string, width = 0.06): void {
  if (fill !== null) {
    brush.fillStyle = fill;
    brush.fill();
  }
  if (stroke === undefined) return;
  brush.strokeStyle = stroke;
  brush.lineWidth = width;
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.stroke();
}

const SERIF = 'Georgia, "Times New Roman", "DejaVu Serif", serif';

/** Text whose own size is far from one: fonts below a pixel are not drawn everywhere. */
export function numeral(
  brush: Brush,
  words: string,
  x: number,
  y: number,
  size: number,
  color: string,
  edge?: string,
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 40, size / 40);
  brush.font = `700 40px ${SERIF}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  if (edge !== undefined) {
    brush.strokeStyle = edge;
    brush.lineWidth = 8;
    brush.lineJoin = 'round';
    brush.strokeText(words, 0, 2);
  }
  brush.fillStyle = color;
  brush.fillText(words, 0, 2);
  brush.restore();
}

export function radial(brush: Brush, radius: number, inner: string, outer: string): CanvasGradient {
  const gradient = brush.createRadialGradient(-radius * 0.25, -radius * 0.35, radius * 0.05, 0, 0, radius);
  gradient.addColorStop(0, inner);
  gradient.addColorStop(1, outer);
  return gradient;
}
