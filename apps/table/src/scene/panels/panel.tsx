import { createContext, type ReactElement, use, useEffect, useMemo } from 'react';
import type { Vec } from '../piece.ts';
import { usePressable } from '../use-pressable.ts';
import { useTable } from '../use-table.ts';
import { CanvasPanel } from './canvas-panel.ts';
import type { Row } from './row.ts';

export interface PanelPlace {
  /** The middle of its upper edge. */
  readonly at: Vec;
  /** Around the upright, and back from the upright. */
  readonly yaw?: number;
  readonly tilt?: number;
  readonly scale?: number;
}

/** How large panels are: tables may be smaller than life, eyes are not. */
export const PanelScale = createContext(1);

interface Props extends PanelPlace {
  /** Stands on a post, down to its foot. */
  readonly hasPost?: boolean;
  /** Told when it is pointed at, and when it is not any more. */
  onPoint?(isPointedAt: boolean): void;
  readonly size: readonly [width: number, height: number];
  readonly rows: readonly Row[];
}

/** A panel in the scene: what it says, where it stands. Without rows it is not there. */
export function Panel({ size, rows, at, yaw = 0, tilt = 0, scale = 1, hasPost = false, onPoint }: Props): ReactElement {
  const { frames, press } = useTable();
  const [width, height] = size;
  const panel = useMemo(() => new CanvasPanel([width, height], hasPost), [width, height, hasPost]);
  useEffect(() => () => panel.dispose(), [panel]);
  usePressable(panel);
  useEffect(() => {
    panel.show(rows);
    frames.request();
  }, [panel, rows, frames]);
  useEffect(
    () =>
      press.subscribe(() => {
        if (panel.light(press.get())) frames.request();
        onPoint?.(panel.owns(press.get()));
      }),
    [panel, press, frames, onPoint],
  );
  return (
    <primitive object={panel.mesh} position={at} rotation={[-tilt, yaw, 0, 'YXZ']} scale={scale * use(PanelScale)} />
  );
}
