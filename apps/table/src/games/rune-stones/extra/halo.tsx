import { useFrame } from '@react-three/fiber';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { AdditiveBlending, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Vec } from '../../../scene/piece.ts';
import type { Tabletop } from '../../../scene/stage.ts';
import { pointIn } from '../layout/frame.ts';
import { ON_BOARD } from '../layout/measures.ts';
import { boardFrame } from '../layout/table.ts';
import { THRONE_SPOT } from '../layout/track.ts';
import { lightTexture } from './light-texture.ts';

const AT: Vec = pointIn(boardFrame, [THRONE_SPOT.x, ON_BOARD + 0.95, THRONE_SPOT.z - 0.42]);
/** How bright it is: always a little, after the end for good, and for a while when somebody gets there. */
const CALM = 0.34;
const CROWNED = 0.95;
const SURGE = 0.85;
const SECONDS = 2.6;

function makeHalo(): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const material = new MeshBasicMaterial({
    map: lightTexture(),
    color: 0xffc46a,
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
    opacity: CALM,
  });
  const halo = new Mesh(new PlaneGeometry(3.6, 3.6), material);
  halo.position.set(...AT);
  halo.raycast = () => undefined;
  halo.renderOrder = 1;
  return halo;
}

/** The light behind the throne: it swells when the throne is reached, and stays when it is won. */
export function Halo({ tabletop, isOver }: { readonly tabletop: Tabletop; readonly isOver: boolean }): ReactElement {
  const halo = useMemo(makeHalo, []);
  const left = useRef(0);
  const rest = isOver ? CROWNED : CALM;

  useEffect(() => {
    halo.material.opacity = rest;
    tabletop.invalidate();
    return tabletop.onCue((cue) => {
      if (cue !== 'throne' && !cue.startsWith('ended')) return;
      left.current = SECONDS;
      tabletop.invalidate();
    });
  }, [halo, tabletop, rest]);

  useFrame(({ camera }, delta) => {
    halo.quaternion.copy(camera.quaternion);
    if (left.current <= 0) return;
    left.current = Math.max(0, left.current - Math.min(delta, 0.1));
    const swell = Math.sin((left.current / SECONDS) * Math.PI);
    halo.material.opacity = rest + swell * SURGE;
    halo.scale.setScalar(1 + swell * 0.7);
    tabletop.invalidate();
  });
  return <primitive object={halo} />;
}
