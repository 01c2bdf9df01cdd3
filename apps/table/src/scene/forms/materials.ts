import { MeshPhysicalMaterial, MeshStandardMaterial, RepeatWrapping, type Texture } from 'three';
import { once } from '../art.ts';
import type { Art } from '../stage.ts';
import { depthOfGem } from './gem-depth.ts';
import { grain, granite, parchment } from './paint.ts';
import { woodGrain } from './wood.ts';

const tiled = (texture: Texture, across = 1, down = across): Texture => {
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(across, down);
  return texture;
};

const plain = (name: 'test' | 'low' | 'medium' | 'high'): boolean => name === 'test' || name === 'low';

export const woodTexture = once((art) =>
  tiled(art.paint(1024, 1024, (brush) => woodGrain(brush, 1024, 1024, 7, 0x8a5a34))),
);

/** Oiled oak. */
export const woodMaterial = once((art) => new MeshStandardMaterial({ map: woodTexture(art), roughness: 0.5 }));

/** Bog oak, nearly black. */
export const darkWoodMaterial = once(
  (art) => new MeshStandardMaterial({ map: woodTexture(art), color: 0x7a5f4c, roughness: 0.45 }),
);

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

export const parchmentMaterial = once(
  (art) =>
    new MeshStandardMaterial({
      map: art.paint(1024, 1024, (brush) => parchment(brush, 1024, 1024, 5)),
      roughness: 0.85,
    }),
);

const weave = once((art) =>
  tiled(
    art.paint(256, 256, (brush) => {
      brush.fillStyle = '#fff';
      brush.fillRect(0, 0, 256, 256);
      grain(brush, 256, 256, 3, 0.35);
      grain(brush, 256, 256, 4, 0.35);
    }),
    6,
    4,
  ),
);

/** Cloth; tint it. */
export const clothMaterial = once((art) => new MeshStandardMaterial({ map: weave(art), roughness: 1 }));

export const goldMaterial = once(
  () => new MeshStandardMaterial({ color: 0xffca62, metalness: 0.94, roughness: 0.22, envMapIntensity: 2.1 }),
);

export const silverMaterial = once(
  () => new MeshStandardMaterial({ color: 0xeef0f6, metalness: 0.85, roughness: 0.3, envMapIntensity: 1.8 }),
);

/** White: tint each piece. Painted and varnished wood. */
export const lacquerMaterial = once((art) =>
  plain(art.quality.name)
    ? new MeshStandardMaterial({ roughness: 0.3 })
    : new MeshPhysicalMaterial({ roughness: 0.42, clearcoat: 0.8, clearcoatRoughness: 0.16 }),
);

export const boneMaterial = once(() => new MeshStandardMaterial({ color: 0xf2e6cc, roughness: 0.38 }));

/** White: tint each gem. Light goes in, turns, and comes out elsewhere. */
export const gemMaterial = once((art: Art) => {
  const material = new MeshStandardMaterial({ roughness: 0.06, metalness: 0, envMapIntensity: 1.6 });
  if (art.quality.environment) depthOfGem(material);
  return material;
});
