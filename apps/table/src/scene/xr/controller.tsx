import { type ReactElement, useRef } from 'react';
import { type BufferGeometry, type Material, type Mesh, MeshStandardMaterial } from 'three';
import { once } from '../art.ts';
import { dyed, join, moved } from '../forms/compose.ts';
import { turned } from '../forms/solids.ts';
import { ORDER } from '../frames.ts';
import { useMade } from '../use-made.ts';
import { useTable } from '../use-table.ts';
import { useHeadset } from './headset.ts';
import { createTracked } from './tracked.ts';
import { useHeadsetFrame } from './use-headset-frame.ts';
import type { Side } from './xr-settings.ts';

const BONE = 0xcdbb97;
const BRONZE = 0x9c6b2e;
const AMBER = 0xffb347;

/** A staff's head of bone and bronze with an amber point, as long as a controller; it points along -z. */
function wand(): BufferGeometry {
  const grip = turned([
    [0.1, -0.75],
    [0.15, -0.72],
    [0.155, -0.4],
    [0.12, -0.05],
    [0.13, 0.2],
  ]);
  const ring = turned([
    [0.13, 0.16],
    [0.19, 0.2],
    [0.19, 0.26],
    [0.12, 0.3],
  ]);
  const tip = turned(
    [
      [0.1, 0.28],
      [0.11, 0.34],
      [0.06, 0.5],
      [0.005, 0.62],
    ],
    8,
  );
  const whole = join(
    dyed(grip, BONE),
    dyed(ring, BRONZE),
    dyed(moved(ring, { at: [0, -0.86, 0] }), BRONZE),
    dyed(tip, AMBER),
  );
  return moved(whole, { turn: [0, -Math.PI / 2, 0] });
}

export const carved = once(
  (art): Material => art.finish(new MeshStandardMaterial({ vertexColors: true, roughness: 0.55 })),
);

/** What is held where the headset says a controller is. */
export function Controller({ side }: { readonly side: Side }): ReactElement {
  const { art } = useTable();
  const { hands, origin } = useHeadset();
  const mesh = useRef<Mesh>(null);
  const geometry = useMade(wand);
  const grip = useMade(() => ({ ...createTracked(), dispose: () => undefined }));

  useHeadsetFrame((frame, space) => {
    const { source } = hands[side];
    const held = source?.gripSpace && !source.hand ? frame.getPose(source.gripSpace, space) : null;
    if (!mesh.current) return;
    mesh.current.visible = held != null && frame.session.visibilityState === 'visible';
    if (!held) return;
    origin.place(grip, held.transform);
    mesh.current.position.copy(grip.at);
    mesh.current.quaternion.copy(grip.turn);
  }, ORDER.extra);

  return <mesh ref={mesh} geometry={geometry} material={carved(art)} visible={false} />;
}
