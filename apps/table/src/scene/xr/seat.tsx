import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { useStore } from '../../store.ts';
import { ORDER } from '../frames.ts';
import { useMade } from '../use-made.ts';
import { useTable } from '../use-table.ts';
import { Fade } from './fade.ts';
import { useHeadset } from './headset.ts';
import { viewpointAt } from './places.ts';
import { useHeadsetFrame } from './use-headset-frame.ts';
import { useReset } from './use-reset.ts';
import { xrSettings } from './xr-settings.ts';

/** Sits one down at the table, and again wherever one wishes to sit: always in the dark. */
export function Seat(): ReactElement {
  const { stage, session, viewpoint, frames, director } = useTable();
  const headset = useHeadset();
  const fade = useMade(() => new Fade());
  const { place, isLeaning } = useStore(xrSettings);
  const isPlayer = useStore(session, ({ seat }) => seat !== null);
  const wanted = useMemo(
    () => viewpointAt(place ?? (isPlayer ? 'seat' : 'right'), stage.table, isLeaning),
    [place, isPlayer, stage, isLeaning],
  );

  const sit = useCallback(() => {
    fade.cover(() => {
      headset.origin.settle(wanted, headset.head);
      viewpoint.set(wanted);
    });
  }, [fade, headset, viewpoint, wanted]);
  useEffect(sit, [sit]);
  useEffect(() => director.setSight({ isSeated: true }), [director]);
  useReset(sit);

  useHeadsetFrame(() => {
    // Before the headset knows where it is there is nothing to sit down.
    if (headset.head.isThere) fade.tick(frames.seconds());
    fade.follow(headset.poses.head.at);
  }, ORDER.seat);

  return <primitive object={fade.object} />;
}
