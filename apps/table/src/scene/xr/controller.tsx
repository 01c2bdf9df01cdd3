import { type ReactElement, useRef } from 'react';
import { type BufferGeometry, type Material, type Mesh, MeshStandardMaterial } from 'three';
import { once } from '../art.ts';
import { dyed, join, moved } from '../forms/compose.ts';
import { turned } from '../forms/solids.ts';
import { ORDER } from '../frames.ts';
import { useMade } from '../use-made.ts';
import { useTable } from '../use-table.ts';
import { useHeadset } from './headset.ts';
import { useHeadsetFrame } from './use-headset-frame.ts';
import type { Side } from './xr-settings.ts';

const BONE = 0xcdbb97;
const BRONZE = 0x9c6b2e;
const AMBER = 0xffb347;

/** From its middle to its point. */
const REACH = 0.62;

/** A staff's head of bone and bronze, as long as a controller; its amber point is at the origin, and points along -z. */
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
      [0.005, REACH],
    ],
    8,
  );
  const whole = join(
    dyed(grip, BONE),
    dyed(ring, BRONZE),
    dyed(moved(ring, { at: [0, -0.86, 0] }), BRONZE),
    dyed(tip, AMBER),
  );
  return moved(whole, { at: [0, 0, REACH], turn: [0, -Math.PI / 2, 0] });
}

export const carved = once(
  (art): Material => art.finish(new MeshStandardMaterial({ vertexColors: true, roughness: 0.55 })),
);

/** What is held where the headset says a controller is: the ray leaves it at its point, and it is as large as life. */
export function Controller({ side }: { readonly side: Side }): ReactElement {
  const { art } = useTable();
  const { hands, origin } = useHeadset();
  const mesh = useRef<Mesh>(null);
  const geometry = useMade(wand);

  useHeadsetFrame(({ session }) => {
    const { source, tracked } = hands[side];
    if (!mesh.current) return;
    const isHeld = tracked.isThere && source?.gripSpace != null && !source.hand;
    mesh.current.visible = isHeld && session.visibilityState === 'visible';
    mesh.current.position.copy(tracked.at);
    mesh.current.quaternion.copy(tracked.turn);
    mesh.current.scale.setScalar(origin.size);
  }, ORDER.extra);

  return <mesh ref={mesh} geometry={geometry} material={carved(art)} visible={false} />;
}
