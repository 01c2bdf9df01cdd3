import { CanvasTexture, LinearMipmapLinearFilter, type Material, SRGBColorSpace } from 'three';
import { plainMaterial } from './plain-material.ts';
import type { LevelName, Quality } from './quality.ts';
import type { Art } from './stage.ts';

/** Larger canvases are refused by some phones. */
const LARGEST = 4096;

/** How sharp pictures are that are seen at a slant. Nothing costs a slow machine more. */
const SHARPNESS: { readonly [N in LevelName]: number } = { test: 1, low: 2, medium: 6, high: 16, vr: 8 };

type Draw = (brush: CanvasRenderingContext2D) => void;

/** A canvas of so many pixels, as a texture. */
export function canvasTexture(width: number, height: number, draw: Draw): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no 2d context to draw textures with');
  draw(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** Pieces that share a material go on sharing it. */
function createFinish({ name }: Quality): Art['finish'] {
  if (name !== 'test') return (material) => material;
  const finished = new Map<Material, Material>();
  return (material) => {
    const known = finished.get(material) ?? plainMaterial(material);
    finished.set(material, known);
    return known;
  };
}

export function createArt(quality: Quality): Art {
  const textures: CanvasTexture[] = [];
  return {
    quality,
    paint: (width, height, draw) => {
      const scale = Math.min(quality.textures, LARGEST / Math.max(width, height));
      const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
      const texture = canvasTexture(w, h, (brush) => {
        brush.scale(w / width, h / height);
        draw(brush, scale);
      });
      texture.minFilter = LinearMipmapLinearFilter;
      texture.anisotropy = SHARPNESS[quality.name];
      textures.push(texture);
      return texture;
    },
    finish: createFinish(quality),
    dispose: () => {
      for (const texture of textures) texture.dispose();
    },
  };
}

/** Things that are made once for an art, and shared by all who ask. */
export function once<T>(make: (art: Art) => T): (art: Art) => T {
  const made = new WeakMap<Art, T>();
  return (art) => {
    const known = made.get(art) ?? make(art);
    made.set(art, known);
    return known;
  };
}
