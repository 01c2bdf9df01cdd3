import { useFrame } from '@react-three/fiber';
import { type ReactElement, useRef } from 'react';
import type { SpotLight } from 'three';
import { ORDER } from '../frames.ts';
import { useRestored } from '../use-restored.ts';
import { useTable } from '../use-table.ts';
import { Reflections } from './reflections.tsx';

/** The lights that fall on the table. The room behind it is painted with its own. */
export function Lamps(): ReactElement {
  const { quality } = useTable().art;
  return (
    <>
      <Chandelier />
      <hemisphereLight args={[0xffe9cf, 0x30241a, 0.32]} />
      {quality.shadows > 0 && quality.name !== 'vr' && <FarLights />}
      {/* Without an environment there is nothing to fill the shadows. */}
      {quality.environment ? <Reflections /> : <ambientLight args={[0xffffff, 0.9]} />}
    </>
  );
}

/** What its shadows look like, if it casts any. */
const shadowOf = (pixels: number, height: number) =>
  pixels > 0 && {
    castShadow: true,
    'shadow-mapSize': [pixels, pixels] as [number, number],
    'shadow-camera-near': height * 0.6,
    'shadow-camera-far': height * 1.5,
    'shadow-bias': -0.0004,
    'shadow-normalBias': 0.012,
    'shadow-radius': 3.5,
  };

/** The light above the table, and the only one that casts shadows: they are drawn anew when something has moved. */
function Chandelier(): ReactElement {
  const { art, stage, frames } = useTable();
  const light = useRef<SpotLight>(null);
  const [width, depth] = stage.table;
  const reach = Math.hypot(width, depth) / 2;
  const height = reach * 1.55;

  useFrame(({ gl }) => {
    gl.shadowMap.needsUpdate = frames.takeShadows();
  }, ORDER.shadows);

  useRestored(() => {
    const shadow = light.current?.shadow;
    shadow?.map?.dispose();
    if (shadow) shadow.map = null;
    frames.renewShadows();
    frames.request();
  });

  return (
    <spotLight
      ref={light}
      args={[0xffecd6, 1080 * (height / 16) ** 2, 0, Math.atan((reach * 1.3) / height), 0.85, 2]}
      position={[width * 0.32, height * 0.94, depth * 0.26]}
      {...shadowOf(art.quality.shadows, height)}
    />
  );
}

/** The fire behind and the moon beside: rims of colour. Each costs every pixel, so only where there is power to spare. */
function FarLights(): ReactElement {
  const [width, depth] = useTable().stage.table;
  return (
    <>
      <pointLight args={[0xff8a3c, 130, 0, 2]} position={[-width * 0.35, 5, -depth * 1.25]} />
      <pointLight args={[0x7fa4ff, 110, 0, 2]} position={[width * 0.85, 8, -depth * 0.4]} />
    </>
  );
}
