import { type Group, type Material, Mesh, MeshLambertMaterial, MeshStandardMaterial } from 'three';
import type { Form } from './stage.ts';

const simpler = new WeakMap<MeshStandardMaterial, MeshLambertMaterial>();

/** The same colours with a small shader: software takes seconds to compile a large one. */
function simple(material: Material): Material {
  if (!(material instanceof MeshStandardMaterial)) return material;
  const { map, color, emissive, emissiveMap, emissiveIntensity, vertexColors, transparent, opacity, side } = material;
  const plain =
    simpler.get(material) ??
    new MeshLambertMaterial({
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
  simpler.set(material, plain);
  return plain;
}

export const simpleForms = (forms: Readonly<Record<string, Form>>): Readonly<Record<string, Form>> =>
  Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, { ...form, material: simple(form.material) }]));

export function simplify(object: Group): void {
  object.traverse((part) => {
    if (part instanceof Mesh && !Array.isArray(part.material)) part.material = simple(part.material);
  });
}
