import { type ReactElement, useEffect, useMemo } from 'react';
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
}

interface Props extends PanelPlace {
  readonly size: readonly [width: number, height: number];
  readonly rows: readonly Row[];
}

/** A panel in the scene: what it says, where it stands. Without rows it is not there. */
export function Panel({ size: [width, height], rows, at, yaw = 0, tilt = 0 }: Props): ReactElement {
  const { frames, press } = useTable();
  const panel = useMemo(() => new CanvasPanel([width, height]), [width, height]);
  useEffect(() => () => panel.dispose(), [panel]);
  usePressable(panel);
  useEffect(() => {
    panel.show(rows);
    frames.request();
  }, [panel, rows, frames]);
  useEffect(() => press.subscribe(() => void (panel.light(press.get()) && frames.request())), [panel, press, frames]);
  return <primitive object={panel.mesh} position={at} rotation={[-tilt, yaw, 0, 'YXZ']} />;
}
