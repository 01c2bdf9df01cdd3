import type { SeeingKey } from '@dolmen/messages/fill';
import { useFrame, useThree } from '@react-three/fiber';
import { type ReactElement, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { Color, type PerspectiveCamera } from 'three';
import type { Button } from '../../said.ts';
import { useStore } from '../../store.ts';
import { Panels } from '../panels/panels.tsx';
import { useTable } from '../use-table.ts';
import { viewpointAt } from '../xr/places.ts';
import { drawEyes, EYES_APART, type Eye } from './eyes.ts';
import { Gaze } from './gaze.tsx';
import { Head } from './head.ts';
import { useHeadTracking } from './use-head-tracking.ts';

interface Props {
  leave(): void;
  t(key: SeeingKey): string;
}

/** What a viewer's lenses show of a phone's half, from top to bottom. */
const FOV = 70;
/** Both eyes look straight ahead: lenses bend the light, not we. */
const ENDLESS = Infinity;

/** A picture for each eye beside the other, seen from the own seat as the head turns. */
export function SideBySide({ leave, t }: Props): ReactElement {
  const head = useMemo(() => new Head(), []);
  useSeat();
  useHalves();
  useHeadTracking(head);
  const tools = useMemo(
    (): readonly Button[] => [
      { id: 'recentre', label: t('seeing.recentre'), press: () => head.recentre() },
      { id: 'leave-way', label: t('seeing.leave'), press: leave },
    ],
    [head, leave, t],
  );
  return (
    <>
      <Gaze head={head} />
      <Panels tools={tools} />
    </>
  );
}

/** Sits down: players at their own side, watchers at a corner. */
function useSeat(): void {
  const { stage, session, viewpoint, frames, director } = useTable();
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const scene = useThree((state) => state.scene);
  const { width, height } = useThree((state) => state.size);
  const isPlayer = useStore(session, ({ seat }) => seat !== null);
  const seat = useMemo(() => viewpointAt(isPlayer ? 'seat' : 'right', stage.table, false), [isPlayer, stage]);

  useLayoutEffect(() => {
    camera.position.set(...seat.eyes);
    viewpoint.set(seat);
    return () => viewpoint.set(null);
  }, [camera, seat, viewpoint]);

  useEffect(() => director.setSight({ isSeated: true }), [director]);

  useLayoutEffect(() => {
    camera.fov = FOV;
    camera.near = 0.4;
    camera.aspect = width / 2 / Math.max(1, height);
    camera.updateProjectionMatrix();
    frames.request();
  }, [camera, frames, width, height]);

  useEffect(() => {
    // Where the hall ends it is night.
    scene.background = new Color(0x07060a);
    return () => {
      scene.background = null;
    };
  }, [scene]);
}

/** Draws both halves, in fiber's stead. */
function useHalves(): void {
  const get = useThree((state) => state.get);
  const drawHalf = useCallback(
    (side: Eye) => {
      const { gl, scene, camera, size } = get();
      const [x, width] = [side === 'left' ? 0 : size.width / 2, size.width / 2];
      gl.setViewport(x, 0, width, size.height);
      gl.setScissor(x, 0, width, size.height);
      gl.render(scene, camera);
    },
    [get],
  );
  useFrame(({ gl, camera }) => {
    gl.setScissorTest(true);
    drawEyes(camera as PerspectiveCamera, EYES_APART, ENDLESS, drawHalf);
    gl.setScissorTest(false);
  }, 1);
}
