import { MeshStandardMaterial, RepeatWrapping, type Texture } from 'three';
import { once } from '../art.ts';
import type { Art } from '../stage.ts';
import { depthOfGem } from './gem-depth.ts';
import { granite } from './paint.ts';
import { woodGrain } from './wood.ts';

const tiled = (texture: Texture): Texture => {
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
};

export const woodTexture = once((art) =>
  tiled(art.paint(1024, 1024, (brush) => woodGrain(brush, 1024, 1024, 7, 0x8a5a34))),
);

/** Oiled oak. */
export const woodMaterial = once((art) => new MeshStandardMaterial({ map: woodTexture(art), roughness: 0.5 }));

const graniteTexture = once((art) => tiled(art.paint(512, 512, (brush) => granite(brush, 512, 512, 31))));

/** Weathered stone; tint it. */
export const stoneMaterial = once(
  (art) =>
    new MeshStandardMaterial({
      map: graniteTexture(art),
      bumpMap: graniteTexture(art),
      bumpScale: 0.6,
      roughness: 0.86,
    }),
);

/** White: tint each gem. Light goes in, turns, and comes out elsewhere. */
export const gemMaterial = once((art: Art) => {
  const material = new MeshStandardMaterial({ roughness: 0.06, metalness: 0, envMapIntensity: 1.6 });
  if (art.quality.environment) depthOfGem(material);
  return material;
});
