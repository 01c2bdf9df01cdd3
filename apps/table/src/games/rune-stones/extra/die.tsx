import { at } from '@dolmen/core';
import { useFrame } from '@react-three/fiber';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import type { Group, Mesh } from 'three';
import type { Tabletop } from '../../../scene/stage.ts';
import { dieGeometry, dieMaterial } from '../die/geometry.ts';
import { DIE_HALF, FRAME, TRAY_FLOOR } from '../die/measures.ts';
import { poseAt, type Roll, rollTo } from '../die/roll.ts';
import { ROLLS } from '../die/rolls.ts';
import { artInUse } from '../forms/art-in-use.ts';
import { TRAY_AT } from '../layout/measures.ts';

const CUE = 'die:';

/** What is being rolled, and for how long. Changed in every frame: it is no state of a component. */
interface Rolling {
  roll: Roll | null;
  millis: number;
  count: number;
}

function show(body: Group, die: Mesh, roll: Roll, millis: number, pose: Float64Array): void {
  poseAt(roll, millis, pose);
  const [x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, w = 1] = pose;
  body.position.set(TRAY_AT[0] + x, TRAY_FLOOR + y, TRAY_AT[2] + z);
  body.quaternion.set(a, b, c, w).normalize();
  die.quaternion.set(...roll.turn);
}

/** Plays baked rolls: the path is physics', the face the engine's. It lies in its tray, which is what is touched. */
export function Die({ tabletop, isCalm }: { readonly tabletop: Tabletop; readonly isCalm: boolean }): ReactElement {
  const [body, die] = [useRef<Group>(null), useRef<Mesh>(null)];
  const look = useMemo(() => ({ geometry: dieGeometry(), material: dieMaterial(artInUse()) }), []);
  const rolling = useRef<Rolling>({ roll: null, millis: 0, count: 0 });
  const pose = useMemo(() => new Float64Array(FRAME), []);

  useEffect(() => {
    return tabletop.onCue((cue) => {
      if (!cue.startsWith(CUE)) return;
      const now = rolling.current;
      now.roll = rollTo(at(ROLLS, now.count % ROLLS.length), Number(cue.slice(CUE.length)));
      now.count++;
      now.millis = isCalm ? now.roll.millis : 0;
      tabletop.invalidate();
    });
  }, [tabletop, isCalm]);

  useFrame((_, delta) => {
    const now = rolling.current;
    if (now.roll === null || body.current === null || die.current === null) return;
    now.millis += Math.min(delta, 0.1) * 1000;
    show(body.current, die.current, now.roll, now.millis, pose);
    if (now.millis >= now.roll.millis) now.roll = null;
    tabletop.invalidate();
  });

  return (
    <group ref={body} position={[TRAY_AT[0], TRAY_FLOOR + DIE_HALF, TRAY_AT[2]]} rotation={[0, 0.5, 0]}>
      <mesh ref={die} geometry={look.geometry} material={look.material} castShadow raycast={() => null} />
    </group>
  );
}
