import type { ReactElement } from 'react';
import type { BufferGeometry } from 'three';
import { dyed, join, moved } from '../../forms/compose.ts';
import { woodTexture } from '../../forms/materials.ts';
import type { Vec } from '../../piece.ts';
import { useMade } from '../../use-made.ts';
import { useTable } from '../../use-table.ts';
import { bake, HALL } from '../bake.ts';
import { BORDER } from '../measures.ts';
import { Painted } from '../room.tsx';
import { surface } from '../stonework.ts';
import { bookcase, box, candle, chair, DARK } from '../woodwork.ts';

const { floor, top, back, front, side } = HALL;
const MIDDLE = (front + back) / 2;
const BEAMS = [-24, -12, 0, 12, 24] as const;

/** Boards, and the beams that carry them. */
const ceiling = (): readonly BufferGeometry[] => [
  dyed(moved(surface(side * 2, front - back, 24, 28), { at: [0, top, MIDDLE], turn: [0, Math.PI / 2, 0] }), 0x9a7650),
  ...BEAMS.map((x) => box(1.6, 1.8, front - back, [x, top - 1.8, MIDDLE], DARK)),
  box(side * 2, 1.4, 1.4, [0, top - 3.2, 8], DARK),
];

/** Behind the own seat: a door, and books on both sides of it. */
const behind = (): readonly BufferGeometry[] => [
  box(9, 17, 0.5, [0, floor, front - 0.4], DARK),
  ...[-3, -1, 1, 3].map((x) => box(1.8, 16, 0.3, [x, floor + 0.2, front - 0.8])),
  box(8, 0.8, 0.3, [0, floor + 4, front - 1.1], 0x4a4038),
  box(8, 0.8, 0.3, [0, floor + 12, front - 1.1], 0x4a4038),
  ...[-16, 16].map((x, index) =>
    moved(bookcase(21 + index * 5), { at: [x, floor, front - 1.3], turn: [Math.PI, 0, 0] }),
  ),
];

/** Beside the door. */
export const CANDLES: readonly Vec[] = [
  [-9, 2, front - 5],
  [9, 2, front - 5],
];

/** The chair that one sits on. */
const ownChair = (depth: number): BufferGeometry => moved(chair(), { at: [0, 0, depth / 2 + BORDER + 3] });

/** What a picture of the table never shows: the ceiling, the wall behind, the own chair. */
export function Furniture(): ReactElement {
  const { art } = useTable();
  const geometry = useMade(({ stage: { table } }) =>
    bake(join(...ceiling(), ...behind(), ...CANDLES.map(candle), ownChair(table[1]))),
  );
  return <Painted name="furniture" geometry={geometry} map={woodTexture(art)} />;
}
