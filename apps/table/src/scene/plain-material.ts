import { type Material, MeshLambertMaterial, MeshStandardMaterial } from 'three';

/** The same colours with a small shader: software takes seconds to compile a large one. */
export function plainMaterial(material: Material): Material {
  if (!(material instanceof MeshStandardMaterial)) return material;
  const { map, color, emissive, emissiveMap, emissiveIntensity, vertexColors, transparent, opacity, side } = material;
  return new MeshLambertMaterial({
    map,
    color,
    emissive,
    emissiveMap,
    emissiveIntensity,
    vertexColors,
    transparent,
    opacity,
    side,
  });
}
