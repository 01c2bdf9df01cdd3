import { useThree } from '@react-three/fiber';
import { lazy, type ReactElement, Suspense, useEffect, useMemo } from 'react';
import type { PerspectiveCamera } from 'three';
import type { Insets } from '../insets.ts';
import { useMedia } from '../use-media.ts';
import { CameraRig } from './camera/camera-rig.tsx';
import { FrameClock } from './frame-clock.tsx';
import { afterFrame } from './picture.ts';
import { Pieces } from './pieces/pieces.tsx';
import { Pointer } from './pointer/pointer.tsx';
import { Reach } from './pointer/reach.tsx';
import { Presence } from './presence/presence.tsx';
import { Cloth } from './room/cloth.tsx';
import { Lamps } from './room/lamps.tsx';
import { Room } from './room/room.tsx';
import type { Way } from './seeing.ts';
import { createTable, type Opening, type Table } from './table.ts';
import { useProbe } from './use-probe.ts';
import { TableContext } from './use-table.ts';

/** Who looks about sees and hears more of the room than a picture shows. */
const Around = lazy(() => import('./room/around/around.tsx'));

/** A phone, held either way: nobody else needs to lean in. */
const PHONE = '(pointer: coarse) and (max-width: 500px), (pointer: coarse) and (max-height: 500px)';
const Lean = lazy(() => import('./camera/lean.tsx'));

/** What the canvas itself brings. */
type Own = 'camera' | 'invalidate' | 'picture';

interface TableSceneProps extends Omit<Opening, Own> {
  readonly insets: Insets;
  /** Is it seen otherwise than as a flat picture? */
  readonly way: Way | null;
  onReady(table: Table): void;
  /** Too slow for too long. */
  onSlow(): void;
}

/** All that is on the table, and around it. */
export function TableScene({ insets, way, onReady, onSlow, ...opening }: TableSceneProps): ReactElement {
  const table = useOpenTable(opening);
  const { Extra } = table.stage;
  useProbe(table);
  useEffect(() => onReady(table), [table, onReady]);
  return (
    <TableContext value={table}>
      <FrameClock onSlow={onSlow} />
      {!way?.isBare && <Room />}
      {way && (
        <Suspense fallback={null}>
          <Around isBare={way.isBare === true} />
        </Suspense>
      )}
      <Lamps />
      <Cloth />
      <Pieces />
      {way ? <way.Place insets={insets} /> : <FlatPlace insets={insets} />}
      {Extra && <Extra />}
      <Presence />
    </TableContext>
  );
}

/** In front of a flat picture. */
function FlatPlace({ insets }: { readonly insets: Insets }): ReactElement {
  const isPhone = useMedia(PHONE);
  return (
    <>
      <CameraRig insets={insets} />
      <Pointer />
      <Reach insets={insets} />
      {isPhone && (
        <Suspense fallback={null}>
          <Lean />
        </Suspense>
      )}
    </>
  );
}

/** One table as long as the canvas lasts, and another for another match. */
function useOpenTable(opening: Omit<Opening, Own>): Table {
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const invalidate = useThree((state) => state.invalidate);
  const get = useThree((state) => state.get);
  const { session, stage, quality, reducesMotion, play } = opening;
  const table = useMemo(
    () =>
      createTable({
        ...{ session, stage, quality, reducesMotion, play, camera },
        invalidate: () => invalidate(),
        picture: () => afterFrame(get(), (canvas) => createImageBitmap(canvas)),
      }),
    [session, stage, quality, reducesMotion, play, camera, invalidate, get],
  );
  useEffect(() => () => table.close(), [table]);
  // A frame that was asked for before the tree was there has been drawn without it.
  useEffect(() => invalidate(), [invalidate]);
  return table;
}
