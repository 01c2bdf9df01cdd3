import { random, rugged } from './paint.ts';

type Brush = CanvasRenderingContext2D;

interface Plank {
  readonly shift: number;
  readonly light: number;
}

const planksOf = (count: number, seed: number): readonly Plank[] => {
  const roll = random(seed);
  return Array.from({ length: count }, () => ({ shift: roll() * 90, light: 0.86 + roll() * 0.26 }));
};

/** How light the wood is at a point: rings that wander, fibres along the plank. */
function fibre(hills: (x: number, y: number) => number, u: number, v: number, shift: number): number {
  const wander = hills(u * 2.2 + shift, v * 1.1 + shift) * 2.4;
  const rings = 0.5 + 0.5 * Math.sin((v * 4.2 + wander) * 7);
  const fibres = hills(u * 5 + shift, v * 74);
  const pores = hills(u * 20, v * 190 + shift);
  return 0.66 + rings * 0.2 + fibres * 0.24 + (pores > 0.62 ? -0.16 : 0);
}

/** Planks along the width, drawn dot by dot. `brush` is scaled: what is written are the canvas' own dots. */
export function woodGrain(brush: Brush, width: number, height: number, planks: number, hex: number, seed = 11): void {
  const { a: scale } = brush.getTransform();
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const image = brush.createImageData(w, h);
  const hills = rugged(seed, 3);
  const rows = planksOf(planks, seed);
  const each = h / planks;
  const dots = image.data;
  const [red, green, blue] = [hex >> 16, (hex >> 8) & 255, hex & 255];
  for (let y = 0; y < h; y++) {
    const plank = rows[Math.min(planks - 1, Math.floor(y / each))] ?? { shift: 0, light: 1 };
    const edge = Math.min(y % each, each - (y % each)) / scale;
    const groove = planks > 1 ? Math.min(1, 0.4 + edge * 0.3) : 1;
    for (let x = 0; x < w; x++) {
      const light = fibre(hills, x / w, (y % each) / each, plank.shift) * plank.light * groove;
      const at = (y * w + x) * 4;
      dots[at] = red * light;
      dots[at + 1] = green * light * (0.97 + 0.03 * light);
      dots[at + 2] = blue * light * (0.92 + 0.08 * light);
      dots[at + 3] = 255;
    }
  }
  brush.putImageData(image, 0, 0);
}
