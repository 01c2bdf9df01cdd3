import type { ReactElement } from 'react';
import { type BufferGeometry, PlaneGeometry, RepeatWrapping, type Texture } from 'three';
import { moved } from '../forms/compose.ts';
import { woodTexture } from '../forms/materials.ts';
import { useMade } from '../use-made.ts';
import { useTable } from '../use-table.ts';
import { bake, HALL } from './bake.ts';
import { Flames } from './flames.tsx';
import { masonry, rug } from './masonry.ts';
import { stonework } from './stonework.ts';
import { woodwork } from './woodwork.ts';

/** A hall by night, with a fire and the moon in the window. Nothing of it moves. */
export function Room(): ReactElement {
  return (
    <>
      <Walls />
      <Rug />
      <Woodwork />
      <Flames />
    </>
  );
}

interface PaintedProps {
  readonly name: string;
  readonly geometry: BufferGeometry;
  readonly map: Texture;
}

/** The light of the room is painted on it. */
export function Painted({ name, geometry, map }: PaintedProps): ReactElement {
  return (
    <mesh name={name} geometry={geometry} matrixAutoUpdate={false}>
      <meshBasicMaterial map={map} vertexColors />
    </mesh>
  );
}

function Walls(): ReactElement {
  const geometry = useMade(() => bake(stonework()));
  const map = useMade(({ art }) => {
    const stones = art.paint(512, 512, (brush) => masonry(brush, 512));
    stones.wrapS = RepeatWrapping;
    stones.wrapT = RepeatWrapping;
    return stones;
  });
  return <Painted name="walls" geometry={geometry} map={map} />;
}

function Rug(): ReactElement {
  const geometry = useMade(({ stage: { table } }) => {
    const plane = new PlaneGeometry(table[0] * 1.9, table[1] * 1.9, 18, 14);
    return bake(moved(plane, { at: [0, HALL.floor + 0.04, 0], turn: [0, -Math.PI / 2, 0] }));
  });
  const map = useMade(({ art }) => art.paint(1024, 768, (brush) => rug(brush, 1024, 768)));
  return <Painted name="rug" geometry={geometry} map={map} />;
}

/** Chairs, bookcases, candles, logs, and the table's legs. */
function Woodwork(): ReactElement {
  const { art } = useTable();
  const geometry = useMade(({ stage: { table } }) => bake(woodwork(table)));
  return <Painted name="woodwork" geometry={geometry} map={woodTexture(art)} />;
}
