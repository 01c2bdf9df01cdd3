import { css, grain, plate, random, shade, stains } from '../forms/paint.ts';

type Brush = CanvasRenderingContext2D;

/** Courses of rough stones with dark joints; the picture repeats to all sides. */
export function masonry(brush: Brush, size: number): void {
  const roll = random(41);
  brush.fillStyle = '#4a443b';
  brush.fillRect(0, 0, size, size);
  const courses = 6;
  const high = size / courses;
  for (let course = 0; course < courses; course++) {
    const widths = Array.from({ length: 4 }, () => 0.7 + roll() * 0.6);
    const sum = widths.reduce((total, width) => total + width, 0);
    let x = course % 2 ? -high * 0.6 : 0;
    for (const width of widths) {
      const wide = (width / sum) * size;
      block(brush, x, course * high, wide, high, roll, size);
      x += wide;
    }
  }
  stains(brush, size, size, 3, 'rgb(30 34 20 / 0.18)', 10);
  grain(brush, size, size, 8, 0.22);
}

function block(brush: Brush, x: number, y: number, wide: number, high: number, roll: () => number, size: number): void {
  const stone = shade(0x9b9384, 0.72 + roll() * 0.4);
  for (const shift of x < 0 ? [0, size] : [0]) {
    brush.fillStyle = css(shade(stone, 1.14));
    plate(brush, x + shift + 3, y + 3, wide - 6, high - 6, 9);
    brush.fill();
    brush.fillStyle = css(stone);
    plate(brush, x + shift + 5, y + 7, wide - 9, high - 11, 9);
    brush.fill();
  }
}

/** A woven rug: bands and lozenges in wine, ochre and blue. */
export function rug(brush: Brush, width: number, height: number): void {
  const bands = ['#3b1115', '#8c6a36', '#541a1d', '#20304a', '#5d1f20'];
  for (const [index, color] of bands.entries()) {
    const inset = index * 20;
    brush.fillStyle = color;
    plate(brush, inset, inset, width - inset * 2, height - inset * 2, 10);
    brush.fill();
  }
  brush.fillStyle = '#a98346';
  const lozenge = (x: number, y: number, size: number): void => {
    brush.beginPath();
    brush.moveTo(x, y - size);
    brush.lineTo(x + size, y);
    brush.lineTo(x, y + size);
    brush.lineTo(x - size, y);
    brush.fill();
  };
  for (let x = 50; x < width - 30; x += 36) for (const y of [50, height - 50]) lozenge(x, y, 7);
  for (let y = 50; y < height - 30; y += 36) for (const x of [50, width - 50]) lozenge(x, y, 7);
  grain(brush, width, height, 12, 0.4);
}

/** Tiles of the lights: a soft ball, a flame, a window, a beam. */
export const LIGHT_TILES = ['ball', 'flame', 'window', 'beam'] as const;
export type LightTile = (typeof LIGHT_TILES)[number];

const DRAW: { readonly [T in LightTile]: (brush: Brush, size: number) => void } = {
  ball: (brush, size) => {
    const half = size / 2;
    const wash = brush.createRadialGradient(half, half, 0, half, half, half);
    for (const [at, alpha] of [
      [0, 1],
      [0.12, 0.55],
      [0.35, 0.16],
      [0.7, 0.03],
      [1, 0],
    ] as const) {
      wash.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
    }
    brush.fillStyle = wash;
    brush.fillRect(0, 0, size, size);
  },
  flame: (brush, size) => {
    // Balls of light, smaller and smaller upward: soft without a filter, which not every browser has.
    for (let step = 0; step < 26; step++) {
      const along = step / 25;
      const radius = size * (0.27 * (1 - along) ** 0.8 + 0.015) * (along < 0.16 ? 0.7 + along * 1.9 : 1);
      const [x, y] = [size * (0.5 + 0.05 * Math.sin(along * 5)), size * (0.8 - along * 0.7)];
      const wash = brush.createRadialGradient(x, y, 0, x, y, radius);
      wash.addColorStop(0, `rgb(255 255 255 / ${0.3 - along * 0.14})`);
      wash.addColorStop(1, 'rgb(255 255 255 / 0)');
      brush.fillStyle = wash;
      brush.fillRect(0, 0, size, size);
    }
  },
  window: (brush, size) => {
    const arch = (x: number, wide: number): void => {
      brush.beginPath();
      brush.moveTo(x, size * 0.96);
      brush.lineTo(x, size * 0.4);
      brush.quadraticCurveTo(x, size * 0.14, x + wide / 2, size * 0.04);
      brush.quadraticCurveTo(x + wide, size * 0.14, x + wide, size * 0.4);
      brush.lineTo(x + wide, size * 0.96);
      brush.closePath();
    };
    for (const x of [0.1, 0.54]) {
      arch(size * x, size * 0.36);
      brush.save();
      brush.clip();
      const wash = brush.createLinearGradient(0, 0, 0, size);
      wash.addColorStop(0, 'rgb(255 255 255 / 0.95)');
      wash.addColorStop(1, 'rgb(255 255 255 / 0.4)');
      brush.fillStyle = wash;
      brush.fillRect(0, 0, size, size);
      brush.strokeStyle = '#000';
      brush.lineWidth = size * 0.012;
      for (let line = 0; line < 12; line++) {
        brush.beginPath();
        brush.moveTo(0, line * size * 0.1);
        brush.lineTo(size, line * size * 0.1 + size * 0.6);
        brush.moveTo(size, line * size * 0.1);
        brush.lineTo(0, line * size * 0.1 + size * 0.6);
        brush.stroke();
      }
      brush.restore();
    }
  },
  beam: (brush, size) => {
    const wash = brush.createLinearGradient(0, 0, 0, size);
    wash.addColorStop(0, 'rgb(255 255 255 / 0.5)');
    wash.addColorStop(1, 'rgb(255 255 255 / 0)');
    brush.fillStyle = wash;
    brush.fillRect(0, 0, size, size);
    const sides = brush.createLinearGradient(0, 0, size, 0);
    sides.addColorStop(0, '#000');
    sides.addColorStop(0.5, 'rgb(0 0 0 / 0)');
    sides.addColorStop(1, '#000');
    brush.fillStyle = sides;
    brush.fillRect(0, 0, size, size);
  },
};

/** Four tiles side by side, white on black: light is added. */
export function lights(brush: Brush, size: number): void {
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, size * 4, size);
  for (const [index, tile] of LIGHT_TILES.entries()) {
    brush.save();
    brush.translate(index * size, 0);
    brush.beginPath();
    brush.rect(1, 1, size - 2, size - 2);
    brush.clip();
    DRAW[tile](brush, size);
    brush.restore();
  }
}
