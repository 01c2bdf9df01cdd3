import { type ReactElement, useMemo, useRef } from 'react';
import {
  AdditiveBlending,
  Color,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { playVoice } from '../../../sound/sound.ts';
import { once } from '../../art.ts';
import { join } from '../../forms/compose.ts';
import { instanced } from '../../pieces/instanced.ts';
import type { Table } from '../../table.ts';
import { useMade } from '../../use-made.ts';
import { useMotion } from '../../use-motion.ts';
import { useTable } from '../../use-table.ts';
import { FIRE } from '../bake.ts';
import { candleLights, patch } from '../flames.tsx';
import { LIGHT_TILES, lights } from '../masonry.ts';
import { CANDLES } from './furniture.tsx';

const TONGUES = 9;
const PIXELS = 128;
/** Seconds between two crackles, at most. */
const QUIET = 0.9;

const matrix = new Matrix4();
const at = new Vector3();
const size = new Vector3();
const upright = new Quaternion();

/** One of the flames: each breathes at its own pace. */
const tongue = (index: number) => ({
  x: FIRE.x + Math.sin(index * 2.4) * 1.5,
  z: FIRE.z + 0.4 + (index % 3) * 0.35,
  high: 2.6 + Math.cos(index * 1.7) * 0.9,
  pace: 2.1 + (index % 4) * 0.83,
});
type Tongue = ReturnType<typeof tongue>;
const ALL = Array.from({ length: TONGUES }, (_, index) => tongue(index));

const SHINING = { blending: AdditiveBlending, transparent: true, depthWrite: false, toneMapped: false } as const;
const lightsOf = once((art) => art.paint(PIXELS * LIGHT_TILES.length, PIXELS, (brush) => lights(brush, PIXELS)));

function createFlames({ art }: Table): { mesh: InstancedMesh; dispose(): void } {
  const geometry = new PlaneGeometry(1, 1).translate(0, 0.5, 0);
  const uv = geometry.getAttribute('uv');
  const column = LIGHT_TILES.indexOf('flame');
  for (let vertex = 0; vertex < uv.count; vertex++) uv.setX(vertex, (column + uv.getX(vertex)) / LIGHT_TILES.length);
  const mesh = new InstancedMesh(geometry, new MeshBasicMaterial({ map: lightsOf(art), ...SHINING }), TONGUES);
  mesh.name = 'fire';
  mesh.frustumCulled = false;
  mesh.instanceColor = instanced(TONGUES, 3);
  for (const index of ALL.keys()) mesh.setColorAt(index, new Color(index % 3 === 0 ? 0xffb050 : 0xd8600e));
  return { mesh, dispose: () => mesh.dispose() };
}

/** Flames rise and sink. */
function burn(mesh: InstancedMesh, time: number): void {
  for (let index = 0; index < TONGUES; index++) {
    const { x, z, high, pace } = ALL[index] as Tongue;
    const swell = Math.sin(time * pace * 2.3 + index) * 0.5 + Math.sin(time * pace * 5.1 + index * 3) * 0.3;
    at.set(x + Math.sin(time * pace + index) * 0.12, FIRE.y - 2, z);
    mesh.setMatrixAt(index, matrix.compose(at, upright, size.set(2.1 - swell * 0.25, high * (1.25 + swell * 0.4), 1)));
  }
  mesh.instanceMatrix.needsUpdate = true;
}

const HEARTH = [FIRE.x, FIRE.y, FIRE.z] as const;

const crackle = (): void =>
  playVoice(
    {
      rustles: [
        { pitch: 900 + Math.random() * 2600, focus: 5, length: 0.02 + Math.random() * 0.05, volume: 0.5 },
        { pitch: 180, focus: 0.7, length: 0.8, volume: 0.16 },
      ],
    },
    HEARTH,
  );

/** The fire, alive as long as somebody looks: it asks for no frame of its own. */
export function Fire(): ReactElement {
  const { mesh } = useMade(createFlames);
  const time = useRef(0);
  const next = useRef(0);
  useMemo(() => burn(mesh, 0), [mesh]);
  useMotion((seconds) => {
    time.current += seconds;
    burn(mesh, time.current);
    if (time.current > next.current) {
      crackle();
      next.current = time.current + 0.1 + Math.random() * QUIET;
    }
    return false;
  });
  return <primitive object={mesh} />;
}

/** The light of the candles behind. */
export function Candlelight(): ReactElement {
  const { art } = useTable();
  const geometry = useMade(() => join(...CANDLES.flatMap(candleLights).map(patch)));
  return (
    <mesh name="candlelight" geometry={geometry} matrixAutoUpdate={false}>
      <meshBasicMaterial map={lightsOf(art)} vertexColors {...SHINING} />
    </mesh>
  );
}
