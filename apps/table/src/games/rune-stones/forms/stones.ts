import type { Gem } from '@dolmen/core/rune-stones';
import { BufferAttribute, type BufferGeometry, Color, MeshStandardMaterial } from 'three';
import { gemMaterial } from '../../../scene/forms/materials.ts';
import { random } from '../../../scene/forms/paint.ts';
import { type Cut, gem, nugget } from '../../../scene/forms/solids.ts';
import type { Art, Form } from '../../../scene/stage.ts';

/** Each colour's cut is its sign: the same outlines as in print. */
const CUTS: { readonly [G in Gem]: Cut } = {
  green: 'step',
  red: 'brilliant',
  blue: 'drop',
  yellow: 'oval',
  wild: 'shard',
};
const RADIUS: { readonly [G in Gem]: number } = { green: 0.102, red: 0.118, blue: 0.094, yellow: 0.096, wild: 0.094 };

function gemForm(art: Art, kind: Gem): Form {
  const geometry = gem(CUTS[kind], RADIUS[kind]);
  // A shard lies on its side.
  if (kind === 'wild') geometry.rotateZ(Math.PI / 2).translate(0.09, 0.06, 0);
  return { geometry, material: gemMaterial(art), footprint: [0.24, 0.24], travel: 'arc', height: 0.12 };
}

/** Veins of gold in dull rock: some of its faces are dyed. */
function veined(rock: BufferGeometry): BufferGeometry {
  const next = random(5);
  const count = rock.getAttribute('position').count;
  const colors = new Float32Array(count * 3);
  for (let face = 0; face < count; face += 3) {
    const color = new Color(next() < 0.24 ? 0xffc766 : 0x93826f);
    for (let corner = 0; corner < 3; corner++) color.toArray(colors, (face + corner) * 3);
  }
  rock.setAttribute('color', new BufferAttribute(colors, 3));
  return rock;
}

const oreForm = (): Form => ({
  geometry: veined(nugget(8, 0.115)),
  material: new MeshStandardMaterial({ vertexColors: true, roughness: 0.34, metalness: 0.72, envMapIntensity: 1.4 }),
  footprint: [0.22, 0.22],
  travel: 'arc',
  height: 0.14,
});

export const stoneForms = (art: Art): Readonly<Record<string, Form>> => ({
  'gem-green': gemForm(art, 'green'),
  'gem-red': gemForm(art, 'red'),
  'gem-blue': gemForm(art, 'blue'),
  'gem-yellow': gemForm(art, 'yellow'),
  'gem-wild': gemForm(art, 'wild'),
  ore: oreForm(),
});
