import { useThree } from '@react-three/fiber';
import { type ReactElement, useEffect, useRef } from 'react';
import { AdditiveBlending, type Mesh, type MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Vec } from '../../../scene/piece.ts';
import { useMade } from '../../../scene/use-made.ts';
import { useMotion } from '../../../scene/use-motion.ts';
import { useTable } from '../../../scene/use-table.ts';
import { pointIn } from '../layout/frame.ts';
import { ON_BOARD } from '../layout/measures.ts';
import { boardFrame } from '../layout/table.ts';
import { THRONE_SPOT } from '../layout/track.ts';
import { lightTexture } from './light-texture.ts';

const AT: Vec = pointIn(boardFrame, [THRONE_SPOT.x, ON_BOARD + 0.95, THRONE_SPOT.z - 0.42]);
/** How bright it is: always a little, after the end for good, and for a while when somebody gets there. */
const ALWAYS = 0.34;
const WON = 0.95;
const SURGE = 0.85;
const SECONDS = 2.6;
/** In front of the shadows upon the table. */
const OVER_SHADOWS = 1.5;

/** The light behind the throne, turned to the eye: it swells when the throne is reached, and stays when it is won. */
export function ThroneLight({ isWon }: { readonly isWon: boolean }): ReactElement {
  const { signals, frames } = useTable();
  const camera = useThree((state) => state.camera);
  const geometry = useMade(() => new PlaneGeometry(3.6, 3.6));
  const map = useMade(lightTexture);
  const light = useRef<Mesh<PlaneGeometry, MeshBasicMaterial>>(null);
  const left = useRef(0);
  const rest = isWon ? WON : ALWAYS;

  useEffect(
    () =>
      signals.cue.on((cue) => {
        if (cue !== 'throne' && !cue.startsWith('ended')) return;
        left.current = SECONDS;
        frames.request();
      }),
    [signals, frames],
  );

  useMotion((seconds) => {
    light.current?.quaternion.copy(camera.quaternion);
    if (!light.current || left.current <= 0) return false;
    left.current = Math.max(0, left.current - Math.min(seconds, 0.1));
    const swell = Math.sin((left.current / SECONDS) * Math.PI);
    light.current.material.opacity = rest + swell * SURGE;
    light.current.scale.setScalar(1 + swell * 0.7);
    return left.current > 0;
  });

  return (
    <mesh ref={light} geometry={geometry} position={AT} renderOrder={OVER_SHADOWS}>
      <meshBasicMaterial
        map={map}
        color={0xffc46a}
        opacity={rest}
        blending={AdditiveBlending}
        transparent
        depthWrite={false}
      />
    </mesh>
  );
}
