import {
  type BufferGeometry,
  ConeGeometry,
  ExtrudeGeometry,
  MeshStandardMaterial,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { dyed, join, moved } from '../../../scene/forms/compose.ts';
import { stoneMaterial } from '../../../scene/forms/materials.ts';
import { turned } from '../../../scene/forms/solids.ts';
import type { Art, Form } from '../../../scene/stage.ts';
import { block } from './plain.ts';

// The seat of power: carved stone, velvet, and gold. It stands at the end of the score track.
const STONE = 0xf0e8da;
const DARK_STONE = 0xbfb4a4;
const VELVET = 0xd2233f;
const BACK_Z = -0.27;
const SEAT = 0.5;

/** A pointed arch of a width, with its foot at height 0. */
function arch(half: number, shoulder: number, top: number): Shape {
  const shape = new Shape();
  shape.moveTo(-half, 0);
  shape.lineTo(-half, shoulder);
  shape.quadraticCurveTo(-half * 0.92, top * 0.86, 0, top);
  shape.quadraticCurveTo(half * 0.92, top * 0.86, half, shoulder);
  shape.lineTo(half, 0);
  return shape;
}

const raisedArch = (shape: Shape, depth: number, bevel: number, y: number, z: number): BufferGeometry =>
  new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 8,
  }).translate(0, y, z);

const bothSides = (make: (side: number) => readonly BufferGeometry[]): BufferGeometry[] => [-1, 1].flatMap(make);

/** Three steps, longer toward the front, where markers wait. */
const steps = (): BufferGeometry[] => [
  dyed(block(1.5, 0.08, 1.22, [0, 0, 0.1], 0.02), DARK_STONE),
  dyed(block(1.24, 0.08, 0.94, [0, 0.08, 0.02], 0.02), STONE),
  dyed(block(1, 0.07, 0.74, [0, 0.16, -0.02], 0.02), DARK_STONE),
];

/** A menhir at each side, as broad below as the arms, narrow above. */
const PILLAR = [
  [0.1, 0],
  [0.1, 0.04],
  [0.075, 0.08],
  [0.07, 0.74],
  [0.095, 0.79],
  [0.095, 0.84],
  [0.04, 0.88],
] as const;

function stonework(): BufferGeometry[] {
  return [
    ...steps(),
    dyed(block(0.68, 0.24, 0.5, [0, 0.22, 0]), STONE),
    dyed(raisedArch(arch(0.33, 0.62, 0.98), 0.07, 0.025, SEAT - 0.06, BACK_Z - 0.05), STONE),
    ...bothSides((side) => [
      dyed(block(0.12, 0.42, 0.52, [side * 0.38, 0.22, 0], 0.025), STONE),
      dyed(moved(turned(PILLAR, 10), { at: [side * 0.44, 0.22, BACK_Z - 0.02] }), DARK_STONE),
    ]),
  ];
}

const velvet = (): BufferGeometry[] => [
  dyed(block(0.6, 0.09, 0.48, [0, 0.46, 0.02], 0.035), VELVET),
  dyed(raisedArch(arch(0.225, 0.5, 0.8), 0.02, 0.03, SEAT + 0.06, BACK_Z + 0.06), VELVET),
];

/** A crown of rays behind the arch. */
function rays(): BufferGeometry[] {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8 - 0.5) * 2.1;
    const length = index % 2 === 0 ? 0.32 : 0.22;
    const reach = 0.36 + length / 2;
    const cone = new ConeGeometry(0.042, length, 6).rotateZ(-angle);
    return cone.translate(Math.sin(angle) * reach * 1.06, 1.06 + Math.cos(angle) * reach, BACK_Z - 0.04);
  });
}

/** Gold along the arch, as a row of beads on a band. */
function beads(): BufferGeometry[] {
  const line = arch(0.285, 0.6, 0.9).getSpacedPoints(22);
  return line.map(({ x, y }) => new SphereGeometry(0.024, 7, 5).translate(x, y + SEAT - 0.02, BACK_Z + 0.06));
}

const finial = (): BufferGeometry =>
  turned(
    [
      [0.03, 0],
      [0.05, 0.02],
      [0.062, 0.06],
      [0.045, 0.1],
      [0.018, 0.12],
      [0.03, 0.145],
      [0.001, 0.22],
    ],
    10,
  );

function goldwork(): BufferGeometry[] {
  return [
    ...rays(),
    ...beads(),
    new TorusGeometry(0.13, 0.022, 6, 20).translate(0, 1.52, BACK_Z + 0.02),
    block(0.7, 0.03, 0.02, [0, 0.43, 0.25], 0.008),
    ...bothSides((side) => [
      moved(finial(), { at: [side * 0.44, 1.09, BACK_Z - 0.02] }),
      block(0.15, 0.04, 0.5, [side * 0.38, 0.63, 0.02], 0.015),
      new SphereGeometry(0.075, 12, 8).translate(side * 0.38, 0.67, 0.24),
      new TorusGeometry(0.085, 0.018, 5, 14).rotateX(Math.PI / 2).translate(side * 0.44, 0.4, BACK_Z - 0.02),
      moved(finial(), { at: [side * 0.62, 0.08, 0.56], size: 0.85 }),
      block(0.02, 0.3, 0.02, [side * 0.38, 0.25, 0.27], 0.006),
    ]),
    ...[-0.36, -0.18, 0, 0.18, 0.36].map((x) => new SphereGeometry(0.022, 7, 5).translate(x, 0.2, 0.36)),
  ];
}

/** Brighter than the gold of coins: it has a little light of its own, so that it shines in the room's dim corner too. */
const shiningGold = (): MeshStandardMaterial =>
  new MeshStandardMaterial({
    color: 0xffd37a,
    metalness: 1,
    roughness: 0.22,
    envMapIntensity: 2.6,
    emissive: 0x7a4a08,
    emissiveIntensity: 0.4,
  });

export function throneForms(art: Art): { readonly throne: Form; readonly 'throne-gold': Form } {
  const { map, bumpMap } = stoneMaterial(art);
  const material = new MeshStandardMaterial({ map, bumpMap, bumpScale: 0.5, vertexColors: true, roughness: 0.78 });
  return {
    throne: { geometry: join(...stonework(), ...velvet()), material, footprint: [1.6, 1.35], casts: true, height: 1.6 },
    'throne-gold': { geometry: join(...goldwork()), material: shiningGold(), casts: true, height: 1.6 },
  };
}
