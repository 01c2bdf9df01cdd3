import type { ReactElement } from 'react';
import { MeshStandardMaterial } from 'three';
import { woodMaterial } from '../forms/materials.ts';
import { slab } from '../forms/solids.ts';
import { useMade } from '../use-made.ts';
import { useTable } from '../use-table.ts';
import { BORDER } from './measures.ts';
import { cloth } from './paint-cloth.ts';

const THICK = 0.75;
/** The texture's longer side. */
const LONG = 2048;

/** A heavy plate with a bevelled edge and a cloth let into it. The cloth's top is at height 0. */
export function Cloth(): ReactElement {
  const { art } = useTable();
  const plate = useMade(({ stage: { table } }) => slab(table[0] + BORDER * 2, table[1] + BORDER * 2, THICK, 1.5, 0.2));
  const sheet = useMade(({ stage: { table } }) => slab(table[0], table[1], 0.03, 0.5, 0.012));
  const wool = useMade(
    ({
      stage: {
        table: [width, depth],
      },
    }) => {
      const high = Math.round((LONG * depth) / width);
      const map = art.paint(LONG, high, (brush) => cloth(brush, LONG, high));
      return art.finish(new MeshStandardMaterial({ map, roughness: 1 }));
    },
  );
  return (
    <>
      <mesh geometry={plate} material={art.finish(woodMaterial(art))} position-y={-THICK - 0.015} receiveShadow />
      <mesh geometry={sheet} material={wool} position-y={-0.03} receiveShadow />
    </>
  );
}
