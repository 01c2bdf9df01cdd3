import type { ReactElement } from 'react';
import { AdditiveBlending, type BufferGeometry, PlaneGeometry } from 'three';
import { dyed, join, moved } from '../forms/compose.ts';
import type { Vec } from '../piece.ts';
import { useMade } from '../use-made.ts';
import { FIRE, HALL, WINDOW } from './bake.ts';
import { LIGHT_TILES, type LightTile, lights } from './masonry.ts';
import { CANDLES } from './woodwork.ts';

const SIZE = 256;

interface Patch {
  readonly tile: LightTile;
  readonly at: Vec;
  readonly size: readonly [number, number];
  readonly hex: number;
  /** Turned to the middle of the room, unless said otherwise. */
  readonly turn?: Vec;
}

export function patch({ tile, at, size, hex, turn }: Patch): BufferGeometry {
  const plane = new PlaneGeometry(size[0], size[1]);
  const uv = plane.getAttribute('uv');
  const column = LIGHT_TILES.indexOf(tile);
  for (let vertex = 0; vertex < uv.count; vertex++) uv.setX(vertex, (column + uv.getX(vertex)) / LIGHT_TILES.length);
  return dyed(moved(plane, { at, turn: turn ?? [Math.atan2(-at[0], -at[2]), 0, 0] }), hex);
}

export const candleLights = (at: Vec): readonly Patch[] => {
  const [x, y, z] = at;
  return [
    { tile: 'flame', at: [x, y + 1.75, z], size: [0.8, 1.4], hex: 0xffd08a },
    { tile: 'ball', at: [x, y + 1.7, z], size: [7, 7], hex: 0x8a4a18 },
  ];
};

const PATCHES: readonly Patch[] = [
  { tile: 'flame', at: [FIRE.x, FIRE.y + 0.9, FIRE.z], size: [5.4, 6.6], hex: 0xd8540e, turn: [0, 0, 0] },
  { tile: 'flame', at: [FIRE.x - 1.2, FIRE.y + 0.2, FIRE.z + 0.5], size: [3.4, 4.6], hex: 0xff9030, turn: [0, 0, 0] },
  { tile: 'flame', at: [FIRE.x + 1.2, FIRE.y, FIRE.z + 0.6], size: [2.8, 4], hex: 0xff8424, turn: [0, 0, 0] },
  { tile: 'ball', at: [FIRE.x, FIRE.y + 0.5, FIRE.z + 1.6], size: [30, 24], hex: 0x7a3208, turn: [0, 0, 0] },
  {
    tile: 'ball',
    at: [FIRE.x, HALL.floor + 0.06, FIRE.z + 8],
    size: [26, 22],
    hex: 0x6a2806,
    turn: [0, -Math.PI / 2, 0],
  },
  { tile: 'window', at: [WINDOW.x, WINDOW.y - 0.9, WINDOW.z + 0.5], size: [8, 11.6], hex: 0x5f86d8, turn: [0, 0, 0] },
  { tile: 'ball', at: [WINDOW.x, WINDOW.y - 1, WINDOW.z + 1], size: [28, 30], hex: 0x14244c, turn: [0, 0, 0] },
  {
    tile: 'beam',
    at: [WINDOW.x - 1.5, WINDOW.y - 9, WINDOW.z + 8.4],
    size: [10, 24],
    hex: 0x26396a,
    turn: [0.12, -0.78, 0],
  },
  {
    tile: 'window',
    at: [WINDOW.x - 2.4, HALL.floor + 0.05, WINDOW.z + 17],
    size: [9, 13],
    hex: 0x22345f,
    turn: [0.12, -Math.PI / 2, 0],
  },
  ...CANDLES.flatMap(candleLights),
];

/** Fire, candles, moonlight: all that shines, in one draw call. */
export function Flames(): ReactElement {
  const geometry = useMade(() => join(...PATCHES.map(patch)));
  const map = useMade(({ art }) => art.paint(SIZE * LIGHT_TILES.length, SIZE, (brush) => lights(brush, SIZE)));
  return (
    <mesh name="flames" geometry={geometry} matrixAutoUpdate={false}>
      <meshBasicMaterial
        map={map}
        vertexColors
        blending={AdditiveBlending}
        transparent
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
}
