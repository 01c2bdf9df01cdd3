import { readPoses } from '@dolmen/protocol';
import { useThree } from '@react-three/fiber';
import { type ReactElement, useEffect, useMemo } from 'react';
import { Ray, Vector3 } from 'three';
import type { PresenceLine } from '../../session/table-source.ts';
import { useStore } from '../../store.ts';
import { topOf } from '../pointer/picker.ts';
import { seeing } from '../seeing.ts';
import type { Table } from '../table.ts';
import { useMade } from '../use-made.ts';
import { useMotion } from '../use-motion.ts';
import { useTable } from '../use-table.ts';
import { areasOf } from './areas-of.ts';
import { Crowd } from './crowd.ts';
import { onlookers } from './onlookers.ts';
import { Others } from './others.ts';
import { useTelling } from './use-telling.ts';

const down = new Ray(new Vector3(), new Vector3(0, -1, 0));

/** How high things are there: a lantern stands upon them. */
function heightAt(table: Table, x: number, z: number): number {
  down.origin.set(x, 8, z);
  const placed = table.hit(down);
  return placed ? topOf(placed)[1] : 0;
}

const createOthers = (table: Table): Others =>
  new Others(
    {
      size: table.stage.table,
      areas: () => areasOf(table),
      heightAt: (x, z) => heightAt(table, x, z),
    },
    table.reducesMotion,
  );

/** Everybody else: what they point at, where they are, and how many look on. */
export default function Company({ line }: { readonly line: PresenceLine }): ReactElement {
  const table = useTable();
  const { frames, session } = table;
  const others = useMemo(() => createOthers(table), [table]);
  const crowd = useMade(({ art }) => new Crowd(art));
  const isBare = useStore(seeing, (way) => way?.isBare === true);
  const spectators = useStore(session, (state) => state.table.spectators);
  const watching = isBare ? 0 : spectators;
  const lights = useMemo(() => onlookers(watching), [watching]);
  const camera = useThree((state) => state.camera);
  useTelling(line);

  useEffect(() => {
    line.want(true);
    const stop = line.listen((bytes) => {
      const { seat, table } = session.get();
      for (const told of readPoses(bytes, table.seats.length)) if (told.seat !== seat) others.hear(told);
      frames.request();
    });
    return () => {
      stop();
      line.want(false);
    };
  }, [line, session, others, frames]);
  useEffect(() => frames.request(), [frames, watching]);

  useMotion((seconds) => {
    const isMoving = others.tick(seconds);
    crowd.show(others, lights, camera.quaternion);
    return isMoving;
  });

  return (
    <>
      {crowd.meshes.map((mesh) => (
        <primitive key={mesh.uuid} object={mesh} />
      ))}
    </>
  );
}
