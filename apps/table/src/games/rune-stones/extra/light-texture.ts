import { CanvasTexture, SRGBColorSpace } from 'three';

const SIZE = 64;

/** A soft round light, for adding to what is behind it. */
export function lightTexture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE, SIZE];
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no 2d context to draw textures with');
  const light = brush.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
  light.addColorStop(0, 'rgb(255 255 255 / 1)');
  light.addColorStop(0.35, 'rgb(255 255 255 / 0.42)');
  light.addColorStop(1, 'rgb(255 255 255 / 0)');
  brush.fillStyle = light;
  brush.fillRect(0, 0, SIZE, SIZE);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
