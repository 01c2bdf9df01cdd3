import { css, noise, plate, random, shade } from '../forms/paint.ts';

type Brush = CanvasRenderingContext2D;

/** Dark green wool, worn lighter in the middle; dot by dot, so in the canvas' own dots. */
function wool(brush: Brush, width: number, height: number): void {
  const { a: scale } = brush.getTransform();
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const image = brush.createImageData(w, h);
  const roll = random(5);
  const clouds = noise(9);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [u, v] = [(x / w) * 2 - 1, (y / h) * 2 - 1];
      const edge = Math.max(Math.abs(u), Math.abs(v)) ** 4 * 0.34;
      const light = (0.86 + roll() * 0.26) * (1 - edge) * (0.9 + 0.2 * clouds(u * 5 + 9, v * 4 + 9));
      const at = (y * w + x) * 4;
      image.data[at] = 34 * light;
      image.data[at + 1] = 66 * light;
      image.data[at + 2] = 54 * light;
      image.data[at + 3] = 255;
    }
  }
  brush.putImageData(image, 0, 0);
}

const GOLD = 0xb08a45;

/** Three arms that turn about each other, as on old stones. */
function whirl(brush: Brush, x: number, y: number, radius: number): void {
  for (let arm = 0; arm < 3; arm++) {
    brush.beginPath();
    for (let step = 0; step <= 34; step++) {
      const along = step / 34;
      const angle = (arm * Math.PI * 2) / 3 + along * Math.PI * 2.2;
      const reach = radius * (1 - along * 0.94) * 0.5;
      const centre = (arm * Math.PI * 2) / 3;
      brush.lineTo(
        x + Math.cos(centre) * radius * 0.5 + Math.cos(angle) * reach,
        y + Math.sin(centre) * radius * 0.5 + Math.sin(angle) * reach,
      );
    }
    brush.stroke();
  }
}

/** Gold thread along the edge: two lines with a row of knots between them. */
function border(brush: Brush, width: number, height: number): void {
  brush.strokeStyle = css(GOLD, 0.75);
  brush.lineWidth = 3;
  plate(brush, 22, 22, width - 44, height - 44, 26);
  brush.stroke();
  brush.strokeStyle = css(shade(GOLD, 0.8), 0.6);
  brush.lineWidth = 1.5;
  plate(brush, 44, 44, width - 88, height - 88, 18);
  brush.stroke();
  brush.lineWidth = 1.6;
  for (let x = 60; x < width - 60; x += 24) for (const y of [33, height - 33]) knot(brush, x + 12, y);
  for (let y = 60; y < height - 60; y += 24) for (const x of [33, width - 33]) knot(brush, x, y + 12);
}

function knot(brush: Brush, x: number, y: number): void {
  brush.beginPath();
  brush.moveTo(x - 7, y);
  brush.quadraticCurveTo(x, y - 8, x + 7, y);
  brush.quadraticCurveTo(x, y + 8, x - 7, y);
  brush.stroke();
}

export function cloth(brush: Brush, width: number, height: number): void {
  wool(brush, width, height);
  border(brush, width, height);
  brush.strokeStyle = css(GOLD, 0.45);
  brush.lineWidth = 2;
  for (const x of [92, width - 92]) for (const y of [92, height - 92]) whirl(brush, x, y, 34);
}
