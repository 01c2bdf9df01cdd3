import { type BufferGeometry, MeshStandardMaterial } from 'three';
import { dyed, join, moved } from '../../../scene/forms/compose.ts';
import { turned } from '../../../scene/forms/solids.ts';
import type { Form } from '../../../scene/stage.ts';
import { block, DARK, pinned, SHINING, sharp, shineMap, shining } from './plain.ts';

const STONE = 0x6a625a;
const SOOT = 0x3b3531;
const IRON = 0x4a4e55;
const EMBER = 0x6e1c02;
const WOOD = 0x6b4324;

const dark = (geometry: BufferGeometry, color: number): BufferGeometry => dyed(pinned(geometry, DARK), color);

/** A roof of four sides over the hearth, and its chimney. */
const hood = (): BufferGeometry[] => [
  dark(
    moved(
      sharp(
        turned(
          [
            [0.25, 0],
            [0.25, 0.03],
            [0.1, 0.2],
            [0.1, 0.34],
            [0.12, 0.34],
            [0.12, 0.38],
          ],
          4,
        ),
      ),
      { at: [-0.17, 0.36, -0.16], turn: [Math.PI / 4, 0, 0] },
    ),
    STONE,
  ),
];

const hearth = (): BufferGeometry[] => [
  dark(block(0.78, 0.05, 0.62, [0, 0, 0]), STONE),
  dark(block(0.4, 0.15, 0.3, [-0.17, 0.05, -0.14]), SOOT),
  dark(block(0.4, 0.2, 0.07, [-0.17, 0.18, -0.26]), STONE),
  dark(block(0.05, 0.2, 0.05, [-0.34, 0.18, -0.02]), STONE),
  dark(block(0.05, 0.2, 0.05, [0, 0.18, -0.02]), STONE),
  dyed(pinned(block(0.3, 0.035, 0.22, [-0.17, 0.19, -0.13], 0.012), SHINING), EMBER),
  dyed(pinned(block(0.22, 0.08, 0.012, [-0.17, 0.08, 0.012], 0.004), SHINING), EMBER),
];

const anvil = (): BufferGeometry[] => [
  dark(
    moved(
      turned(
        [
          [0.11, 0],
          [0.11, 0.09],
        ],
        8,
      ),
      { at: [0.14, 0.05, 0.06] },
    ),
    WOOD,
  ),
  dark(block(0.12, 0.03, 0.1, [0.14, 0.14, 0.06], 0.01), IRON),
  dark(block(0.24, 0.04, 0.1, [0.14, 0.165, 0.06], 0.012), IRON),
  dark(
    moved(
      turned(
        [
          [0.045, 0],
          [0.03, 0.06],
          [0.004, 0.12],
        ],
        7,
      ),
      { at: [0.25, 0.187, 0.06], turn: [0, 0, -Math.PI / 2] },
    ),
    IRON,
  ),
];

/** A little smithy: its embers glow by the piece's own light. */
export function smithyForm(): Form {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.7, metalness: 0.15 });
  return {
    geometry: join(...hearth(), ...hood(), ...anvil()),
    material: shining(material, shineMap('#e03400'), 0.85),
    footprint: [0.86, 0.72],
    casts: true,
    height: 0.75,
  };
}
