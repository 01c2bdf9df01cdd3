import { at } from '@dolmen/core';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import type { Group, Mesh } from 'three';
import { useMade } from '../../../scene/use-made.ts';
import { useMotion } from '../../../scene/use-motion.ts';
import { useTable } from '../../../scene/use-table.ts';
import { dieGeometry, dieMaterial } from '../die/geometry.ts';
import { DIE_HALF, FRAME, TRAY_FLOOR } from '../die/measures.ts';
import { type BakedRoll, poseAt, type Roll, rollTo } from '../die/roll.ts';

const CUE = 'die:';
/** On a slow machine the die takes longer rather than leaps. */
const LONGEST = 0.1;

/** Nobody rolls as soon as the table is set: what it takes is fetched a moment later, or when it is wanted. */
const FETCH_AFTER = 2_000;
let fetched: Promise<readonly BakedRoll[]> | null = null;
const rolls = (): Promise<readonly BakedRoll[]> => {
  fetched ??= import('../die/rolls.ts').then(({ ROLLS }) => ROLLS);
  return fetched;
};

/** What is being rolled, and for how long. Changed in every frame: it is no state of a component. */
interface Rolling {
  roll: Roll | null;
  millis: number;
  count: number;
}

function show(body: Group, die: Mesh, roll: Roll, millis: number, pose: Float64Array): void {
  poseAt(roll, millis, pose);
  const [x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, w = 1] = pose;
  body.position.set(x, TRAY_FLOOR + y, z);
  body.quaternion.set(a, b, c, w).normalize();
  die.quaternion.set(...roll.turn);
}

/** Plays baked rolls: the path is physics', the face the engine's. It lies in its tray, which is what is touched. */
export function Die(): ReactElement {
  const { signals, frames, pieces, reducesMotion } = useTable();
  const [tray, body, die] = [useRef<Group>(null), useRef<Group>(null), useRef<Mesh>(null)];
  const [geometry, material] = [useMade(dieGeometry), useMade(({ art }) => dieMaterial(art))];
  const rolling = useRef<Rolling>({ roll: null, millis: 0, count: 0 });
  const pose = useMemo(() => new Float64Array(FRAME), []);

  useEffect(() => {
    const timer = setTimeout(rolls, FETCH_AFTER);
    const roll = (baked: readonly BakedRoll[], face: number): void => {
      const now = rolling.current;
      now.roll = rollTo(at(baked, now.count % baked.length), face);
      now.count++;
      now.millis = reducesMotion ? now.roll.millis : 0;
      frames.request();
    };
    const stop = signals.cue.on((cue) => {
      if (cue.startsWith(CUE)) void rolls().then((baked) => roll(baked, Number(cue.slice(CUE.length))));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [signals, frames, reducesMotion]);

  useMotion(() => {
    const { mover } = pieces.find('tray') ?? {};
    if (mover) tray.current?.position.copy(mover.at);
    if (mover) tray.current?.scale.setScalar(mover.size);
    return false;
  });

  useMotion((seconds) => {
    const now = rolling.current;
    if (now.roll === null || body.current === null || die.current === null) return false;
    now.millis += Math.min(seconds, LONGEST) * 1000;
    show(body.current, die.current, now.roll, now.millis, pose);
    frames.renewShadows();
    if (now.millis >= now.roll.millis) now.roll = null;
    return now.roll !== null;
  });

  return (
    <group ref={tray}>
      <group ref={body} position={[0, TRAY_FLOOR + DIE_HALF, 0]} rotation={[0, 0.5, 0]}>
        <mesh ref={die} geometry={geometry} material={material} castShadow />
      </group>
    </group>
  );
}
