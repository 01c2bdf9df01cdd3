import { ALL_FORGES, NIGHT_FIELDS, type View } from '@dolmen/core/rune-stones';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { AdditiveBlending, Color, type InstancedMesh, Matrix4, PlaneGeometry } from 'three';
import type { Vec } from '../../../scene/piece.ts';
import { useMade } from '../../../scene/use-made.ts';
import { useTable } from '../../../scene/use-table.ts';
import { FORGE_Z, forgeX } from '../layout/forges.ts';
import { pointIn } from '../layout/frame.ts';
import { NIGHT_AT, ON_BOARD } from '../layout/measures.ts';
import { boardFrame } from '../layout/table.ts';
import { SPACES } from '../layout/track.ts';
import { lightTexture } from './light-texture.ts';

interface Pool {
  readonly at: Vec;
  readonly size: number;
  readonly color: number;
}

const EMBER = 0x9a3a08;
const WISP = 0x1f8f88;
const NIGHT = 0x16304f;
const MOST = 24;
/** Above the board and the tokens on it, below everything else. */
const LIFT = 0.034;

const onBoard = (x: number, z: number): Vec => pointIn(boardFrame, [x, ON_BOARD + LIFT, z]);

const embers = (): Pool[] =>
  ALL_FORGES.map((forge) => ({ at: onBoard(forgeX(forge) - 0.12, FORGE_Z + 0.22), size: 0.9, color: EMBER }));

/** Tokens with a wisp shine on the track; the night board lies in its own light. */
function nightLights(view: View): Pool[] {
  if (!view.nocturnal) return [];
  const tokens = NIGHT_FIELDS.flatMap((field, index): Pool[] => {
    const spot = SPACES[field];
    if (spot === undefined || view.night[index] !== 'wisp') return [];
    return [{ at: onBoard(spot.x, spot.z), size: 1.1, color: WISP }];
  });
  return [...tokens, { at: [NIGHT_AT[0], 0.012, NIGHT_AT[2]], size: 4.4, color: NIGHT }];
}

function lay(mesh: InstancedMesh, pools: readonly Pool[]): void {
  const [matrix, color] = [new Matrix4(), new Color()];
  for (const [index, pool] of pools.entries()) {
    mesh.setMatrixAt(index, matrix.makeScale(pool.size, 1, pool.size).setPosition(...pool.at));
    mesh.setColorAt(index, color.set(pool.color));
  }
  mesh.count = pools.length;
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

/** Light that lies on the table, all in one draw call: real lamps would cost every material. */
export function PoolsOfLight({ view }: { readonly view: View }): ReactElement {
  const { frames } = useTable();
  const geometry = useMade(() => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2));
  const map = useMade(lightTexture);
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    if (mesh.current) lay(mesh.current, [...embers(), ...nightLights(view)].slice(0, MOST));
    frames.request();
  }, [frames, view.nocturnal]);
  return (
    <instancedMesh ref={mesh} args={[geometry, undefined, MOST]} frustumCulled={false} renderOrder={2}>
      <meshBasicMaterial map={map} blending={AdditiveBlending} transparent depthWrite={false} toneMapped={false} />
    </instancedMesh>
  );
}
