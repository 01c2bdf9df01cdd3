import { useThree } from '@react-three/fiber';
import { type ReactElement, useEffect, useMemo } from 'react';
import { ORDER } from '../frames.ts';
import { createPointer } from '../pointer/create-pointer.ts';
import { useTable } from '../use-table.ts';
import { Beam } from './beam.tsx';
import { HandGestures } from './hand-gestures.ts';
import { useHeadset } from './headset.ts';
import { useHeadsetFrame } from './use-headset-frame.ts';
import { useVisit } from './visit.ts';

/** Controllers, hands and looks point at the table, by the same code as a mouse. */
export function Pointing(): ReactElement {
  const table = useTable();
  const headset = useHeadset();
  const { session } = useVisit();
  const { xr } = useThree(({ gl }) => gl);
  const pointer = useMemo(() => createPointer(table), [table]);
  const gestures = useMemo(() => new HandGestures(table, pointer, headset), [table, pointer, headset]);

  useEffect(() => {
    const stop = gestures.listen(session, () => xr.getReferenceSpace());
    return () => {
      stop();
      pointer.stop();
    };
  }, [gestures, pointer, session, xr]);

  useHeadsetFrame(() => {
    gestures.point(table.frames.seconds());
    pointer.follow();
  }, ORDER.pointer);

  return <Beam gestures={gestures} />;
}
