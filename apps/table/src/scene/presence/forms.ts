import type { BufferGeometry } from 'three';
import { dyed, join, moved } from '../forms/compose.ts';
import { slab, stone, turned } from '../forms/solids.ts';

/** Carved out of what the hall is made of. All of them look along -z. */

const GRANITE = 0xb9b0a0;
const DARK = 0x14100c;
const EMBER = 0xffd08a;

/** A drop of light: its tip is at what is pointed at. */
export const lantern = (): BufferGeometry =>
  dyed(
    turned(
      [
        [0.004, 0],
        [0.03, 0.08],
        [0.075, 0.19],
        [0.085, 0.25],
        [0.065, 0.31],
        [0.02, 0.35],
      ],
      12,
    ),
    0xfff0d4,
  );

/** An old stone with a face: brow, nose, mouth, and embers for eyes. */
export function mask(): BufferGeometry {
  const eyes = [-0.38, 0.38].flatMap((x) => [
    dyed(moved(slab(0.44, 0.2, 0.12, 0.1, 0.03), { at: [x, 0.14, -0.62], turn: [0, -Math.PI / 2, 0] }), DARK),
    dyed(moved(stone(4, 0.16, 0.14, 0.1, 1), { at: [x, 0.06, -0.74] }), EMBER),
  ]);
  return join(
    dyed(moved(stone(17, 1.5, 2.1, 1.35, 3), { at: [0, -0.95, 0.05] }), GRANITE),
    dyed(moved(slab(1.25, 0.3, 0.22, 0.1, 0.07), { at: [0, 0.3, -0.56], turn: [0, -Math.PI / 2 + 0.2, 0] }), GRANITE),
    dyed(moved(stone(8, 0.26, 0.62, 0.4, 2), { at: [0, -0.42, -0.66] }), GRANITE),
    dyed(moved(slab(0.6, 0.12, 0.1, 0.05, 0.02), { at: [0, -0.56, -0.6], turn: [0, -Math.PI / 2, 0] }), DARK),
    ...eyes,
  );
}

/** A right hand that points; a left one is its mirror image. */
export function hand(): BufferGeometry {
  const finger = (x: number, length: number, near: number): BufferGeometry =>
    dyed(moved(slab(0.2, length, 0.18, 0.09, 0.07), { at: [x, -0.09, near - length / 2] }), GRANITE);
  return join(
    dyed(moved(stone(29, 0.86, 0.34, 0.95, 2), { at: [0, -0.17, 0.45] }), GRANITE),
    finger(-0.26, 0.78, 0.1),
    finger(-0.03, 0.32, 0.1),
    finger(0.18, 0.28, 0.12),
    finger(0.36, 0.24, 0.18),
    dyed(moved(slab(0.2, 0.5, 0.18, 0.09, 0.07), { at: [-0.5, -0.09, 0.3], turn: [0.7, 0, 0] }), GRANITE),
    dyed(
      moved(
        turned(
          [
            [0.3, 0],
            [0.34, 0.5],
          ],
          10,
        ),
        { at: [0, 0, 0.8], turn: [0, Math.PI / 2, 0] },
      ),
      0x5a4a38,
    ),
  );
}
