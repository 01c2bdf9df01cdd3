import { useThree } from '@react-three/fiber';
import { type ReactElement, useEffect, useMemo } from 'react';
import { Color } from 'three';
import { useStore } from '../../store.ts';
import { ORDER } from '../frames.ts';
import { useTable } from '../use-table.ts';
import { Adapting } from './adapting.ts';
import { Eyes } from './eyes.tsx';
import { Hands } from './hands.tsx';
import { Headset, HeadsetContext, useHeadset } from './headset.ts';
import { OwnTable } from './own-table.tsx';
import { Pointing } from './pointing.tsx';
import { Seat } from './seat.tsx';
import { Tools } from './tools.tsx';
import { useAway } from './use-away.ts';
import { useHeadsetFrame } from './use-headset-frame.ts';
import { usePresenting } from './use-presenting.ts';
import { useVisit } from './visit.ts';

/** Where one is when one wears a headset: instead of the flat picture's camera and pointer. */
export function XrPlace(): ReactElement | null {
  return usePresenting() ? <Wearer /> : null;
}

function Wearer(): ReactElement {
  const headset = useMemo(() => new Headset(), []);
  const { kind } = useVisit();
  // Before one sits there is nothing to touch: a tap says where one's own table is.
  const isThere = useStore(useTable().viewpoint, (viewpoint) => viewpoint !== null);
  useShared(headset);
  useNight();
  useAway();
  return (
    <HeadsetContext value={headset}>
      <primitive object={headset.origin.object} />
      <Tracking />
      {kind === 'ar' ? <OwnTable /> : <Seat />}
      {isThere && <Pointing />}
      <Hands />
      <Eyes />
      <Adapting />
      <Tools />
    </HeadsetContext>
  );
}

/** Others may want to know where one is. */
function useShared(headset: Headset): void {
  const { poses } = useTable();
  useEffect(() => {
    poses.set(headset.poses);
    return () => poses.set(null);
  }, [poses, headset]);
}

/** Where the hall ends it is night; one's own room is left as it is. */
function useNight(): void {
  const { kind } = useVisit();
  const scene = useThree((state) => state.scene);
  useEffect(() => {
    if (kind === 'ar') return;
    scene.background = new Color(0x07060a);
    return () => {
      scene.background = null;
    };
  }, [kind, scene]);
}

/** Where the head is in the headset's own space, first of all; then, when it is known where one sits, at the table. */
function Tracking(): null {
  const headset = useHeadset();
  useHeadsetFrame((frame, space) => headset.trackHead(frame, space), ORDER.clock);
  useHeadsetFrame((frame, space) => headset.locate(frame, space), ORDER.pointer);
  return null;
}
