import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from 'three';
import type { Quality, QualityName } from './quality.ts';
import type { Art } from './stage.ts';

/** Larger canvases are refused by some phones. */
const LARGEST = 4096;

/** How sharp pictures are that are seen at a slant. Nothing costs a slow machine more. */
const SHARPNESS: { readonly [N in QualityName]: number } = { test: 1, low: 2, medium: 6, high: 16 };

export function createArt(quality: Quality): Art {
  return {
    quality,
    paint: (width, height, draw) => {
      const scale = Math.min(quality.textures, LARGEST / Math.max(width, height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('no 2d context to draw textures with');
      brush.scale(canvas.width / width, canvas.height / height);
      draw(brush, scale);
      const texture = new CanvasTexture(canvas);
      texture.colorSpace = SRGBColorSpace;
      texture.minFilter = LinearMipmapLinearFilter;
      texture.anisotropy = SHARPNESS[quality.name];
      return texture;
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
