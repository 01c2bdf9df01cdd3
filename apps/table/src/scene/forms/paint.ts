type Brush = CanvasRenderingContext2D;

/** Numbers from 0 to 1 that are the same every time: art must not change between two looks. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let x = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return ((x ^ (x >>> 15)) >>> 0) / 0x1_0000_0000;
  };
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Hills and valleys from 0 to 1, one a unit, that repeat after 256. */
export function noise(seed: number): (x: number, y: number) => number {
  const roll = random(seed);
  const heights = Float32Array.from({ length: 65536 }, roll);
  const at = (x: number, y: number): number => heights[((x & 255) << 8) | (y & 255)] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - left), smooth(y - top)];
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return above * (1 - v) + below * v;
  };
}

/** Noise with finer noise upon it. */
export function rugged(seed: number, octaves = 4): (x: number, y: number) => number {
  const layer = noise(seed);
  return (x, y) => {
    let sum = 0;
    let weight = 0.5;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * layer(x * 2 ** octave + octave * 17, y * 2 ** octave);
      weight /= 2;
    }
    return sum / (1 - 0.5 ** octaves);
  };
}

const channel = (hex: number, shift: number, factor: number): number =>
  Math.max(0, Math.min(255, Math.round(((hex >> shift) & 255) * factor)));

/** Darker (below 1) or lighter. */
export const shade = (hex: number, factor: number): number =>
  (channel(hex, 16, factor) << 16) | (channel(hex, 8, factor) << 8) | channel(hex, 0, factor);

export const css = (hex: number, alpha = 1): string =>
  `rgb(${(hex >> 16) & 255} ${(hex >> 8) & 255} ${hex & 255} / ${alpha})`;

/** The path of a rounded rectangle: fill or stroke it. */
export function plate(brush: Brush, x: number, y: number, width: number, height: number, radius: number): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
}

/** Specks of light and dark all over. */
export function grain(brush: Brush, width: number, height: number, seed: number, strength = 0.06): void {
  const roll = random(seed);
  const count = Math.min(4000, Math.round((width * height) / 90));
  for (let speck = 0; speck < count; speck++) {
    brush.fillStyle = roll() > 0.5 ? `rgb(255 245 220 / ${roll() * strength})` : `rgb(30 18 8 / ${roll() * strength})`;
    const size = 0.5 + roll() * 2.2;
    brush.fillRect(roll() * width, roll() * height, size, size);
  }
}

/** Large soft stains. */
export function stains(brush: Brush, width: number, height: number, seed: number, color: string, count = 24): void {
  const roll = random(seed);
  for (let stain = 0; stain < count; stain++) {
    const [x, y] = [roll() * width, roll() * height];
    const radius = (0.06 + roll() * 0.2) * Math.max(width, height);
    const wash = brush.createRadialGradient(x, y, 0, x, y, radius);
    wash.addColorStop(0, color);
    wash.addColorStop(1, 'rgb(0 0 0 / 0)');
    brush.fillStyle = wash;
    brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}

function sheet(brush: Brush, width: number, height: number, inner: string, outer: string): void {
  const reach = Math.hypot(width, height) / 2;
  const wash = brush.createRadialGradient(width / 2, height / 2, reach * 0.2, width / 2, height / 2, reach);
  wash.addColorStop(0, inner);
  wash.addColorStop(1, outer);
  brush.fillStyle = wash;
  brush.fillRect(0, 0, width, height);
}

/** Dark split stone. */
export function slate(brush: Brush, width: number, height: number, seed: number): void {
  sheet(brush, width, height, '#5d6266', '#34383c');
  stains(brush, width, height, seed, 'rgb(20 24 28 / 0.22)');
  stains(brush, width, height, seed + 1, 'rgb(190 200 205 / 0.08)', 16);
  grain(brush, width, height, seed + 2, 0.2);
}

/** Light weathered stone with a few cracks. */
export function granite(brush: Brush, width: number, height: number, seed: number): void {
  sheet(brush, width, height, '#a9a292', '#7f7869');
  stains(brush, width, height, seed, 'rgb(60 70 50 / 0.16)');
  stains(brush, width, height, seed + 1, 'rgb(255 250 235 / 0.12)', 16);
  grain(brush, width, height, seed + 2, 0.3);
}
