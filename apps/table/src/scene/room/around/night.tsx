import type { ReactElement } from 'react';
import { PlaneGeometry } from 'three';
import { random } from '../../forms/paint.ts';
import { useMade } from '../../use-made.ts';
import { WINDOW } from '../bake.ts';

type Brush = CanvasRenderingContext2D;

/** Stars, a moon, hills, and stones that stand on them. */
function night(brush: Brush, width: number, height: number): void {
  const sky = brush.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#070d22');
  sky.addColorStop(0.7, '#1c3157');
  sky.addColorStop(1, '#0a0f14');
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  stars(brush, width, height);
  moon(brush, width * 0.66, height * 0.27, width * 0.1);
  hill(brush, width, height, 0.74, '#0d1826');
  stones(brush, width, height);
  hill(brush, width, height, 0.84, '#060b10');
}

function stars(brush: Brush, width: number, height: number): void {
  const roll = random(5);
  for (let star = 0; star < 160; star++) {
    brush.fillStyle = `rgb(214 226 255 / ${0.25 + roll() * 0.7})`;
    const size = 0.6 + roll() * 1.3;
    brush.fillRect(roll() * width, roll() * height * 0.7, size, size);
  }
}

function moon(brush: Brush, x: number, y: number, radius: number): void {
  const haze = brush.createRadialGradient(x, y, radius * 0.9, x, y, radius * 3.4);
  haze.addColorStop(0, 'rgb(190 210 255 / 0.5)');
  haze.addColorStop(1, 'rgb(190 210 255 / 0)');
  brush.fillStyle = haze;
  brush.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  brush.fillStyle = '#eef2ff';
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
}

function hill(brush: Brush, width: number, height: number, at: number, color: string): void {
  brush.fillStyle = color;
  brush.beginPath();
  brush.moveTo(0, height);
  for (let step = 0; step <= 24; step++) {
    const x = (step / 24) * width;
    brush.lineTo(x, height * (at + 0.035 * Math.sin(step * 0.6 + at * 20)));
  }
  brush.lineTo(width, height);
  brush.fill();
}

function stones(brush: Brush, width: number, height: number): void {
  brush.fillStyle = '#0a141f';
  const [x, y] = [width * 0.3, height * 0.78];
  for (const shift of [-0.09, 0.07]) brush.fillRect(x + shift * width, y - height * 0.11, width * 0.045, height * 0.12);
  brush.fillRect(x - width * 0.12, y - height * 0.135, width * 0.27, height * 0.035);
}

/** What the window looks out on: behind its glass, which shines before it. */
export function Night(): ReactElement {
  const geometry = useMade(() => new PlaneGeometry(8, 11.6).translate(WINDOW.x, WINDOW.y - 0.9, WINDOW.z + 0.3));
  const map = useMade(({ art }) => art.paint(512, 768, (brush) => night(brush, 512, 768)));
  return (
    <mesh name="night" geometry={geometry} matrixAutoUpdate={false}>
      <meshBasicMaterial map={map} toneMapped={false} />
    </mesh>
  );
}
