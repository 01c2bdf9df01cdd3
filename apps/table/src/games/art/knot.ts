type Brush = CanvasRenderingContext2D;
type Point = readonly [x: number, y: number];

export interface Band {
  /** How far the strands swing to either side. */
  readonly swing: number;
  readonly width: number;
  readonly light: string;
  readonly dark: string;
}

/** Two strands that wind around each other from one point to another, over and under in turn. */
function plait(brush: Brush, from: Point, to: Point, band: Band): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(2, Math.round(length / (band.swing * 3.2)));
  brush.save();
  brush.translate(from[0], from[1]);
  brush.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
  brush.lineCap = 'butt';
  for (let part = 0; part < count; part++) {
    const [first, last] = [(length * part) / count, (length * (part + 1)) / count];
    const rising = part % 2 === 0 ? 1 : -1;
    // What is drawn later lies above: the strands take turns.
    for (const way of [rising, -rising]) strand(brush, first, last, way === rising ? 1 : -1, band);
  }
  brush.restore();
}

function strand(brush: Brush, first: number, last: number, way: number, { swing, width, light, dark }: Band): void {
  const middle = (first + last) / 2;
  for (const [color, thick] of [
    [dark, width * 1.75],
    [light, width],
  ] as const) {
    brush.beginPath();
    brush.moveTo(first, -way * swing);
    brush.bezierCurveTo(middle, -way * swing, middle, way * swing, last, way * swing);
    brush.strokeStyle = color;
    brush.lineWidth = thick;
    brush.stroke();
  }
}

/** A frame of plaits, with a boss on every corner. */
export function frame(brush: Brush, x: number, y: number, width: number, height: number, band: Band): void {
  const [right, bottom, gap] = [x + width, y + height, band.swing * 1.3];
  plait(brush, [x + gap, y], [right - gap, y], band);
  plait(brush, [x + gap, bottom], [right - gap, bottom], band);
  plait(brush, [x, y + gap], [x, bottom - gap], band);
  plait(brush, [right, y + gap], [right, bottom - gap], band);
  for (const corner of [
    [x, y],
    [right, y],
    [x, bottom],
    [right, bottom],
  ] as const) {
    boss(brush, corner, band);
  }
}

function boss(brush: Brush, [x, y]: Point, { swing, width, light, dark }: Band): void {
  for (const [color, radius] of [
    [dark, swing * 1.5],
    [light, swing * 1.5 - width * 0.5],
    [dark, swing * 0.8],
    [light, swing * 0.4],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y, Math.max(0.1, radius), 0, Math.PI * 2);
    brush.fillStyle = color;
    brush.fill();
  }
}

/** Three spirals that turn about one middle: the sign of the house. */
export function triskele(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath();
  for (let arm = 0; arm < 3; arm++) {
    const start = (arm * Math.PI * 2) / 3 - Math.PI / 2;
    for (let step = 0; step <= 40; step++) {
      const [px, py] = armAt(start, step / 40);
      if (step === 0) brush.moveTo(x + px * radius, y + py * radius);
      else brush.lineTo(x + px * radius, y + py * radius);
    }
  }
}

/** An arm goes out and rolls itself up around a point half way to the rim. */
function armAt(start: number, way: number): Point {
  const [cx, cy] = [Math.cos(start) * 0.52, Math.sin(start) * 0.52];
  const angle = start + Math.PI + way * Math.PI * 3.3;
  const reach = 0.52 * (1 - way * 0.86);
  return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
}
