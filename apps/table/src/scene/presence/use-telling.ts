import { NO_POSE, type Pose, packPose } from '@dolmen/protocol';
import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { PresenceLine } from '../../session/table-source.ts';
import { ORDER } from '../frames.ts';
import type { Vec } from '../piece.ts';
import type { Table } from '../table.ts';
import { useTable } from '../use-table.ts';
import { areasOf } from './areas-of.ts';
import { ownPose } from './own-pose.ts';

const PAUSE_MILLIS = 100;

/** Tells others where one points and is: when that changes, ten times a second at most, and nothing while nobody looks. */
class Telling {
  readonly #table: Table;
  readonly #line: PresenceLine;
  readonly #point: [number, number, number] = [0, 0, 0];
  #isPointing = false;
  #told = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, line: PresenceLine) {
    this.#table = table;
    this.#line = line;
  }

  readonly point = (point: Vec | null): void => {
    this.#isPointing = point !== null;
    if (point) [this.#point[0], this.#point[1], this.#point[2]] = point;
    this.soon();
  };

  soon(): void {
    this.#timer ??= setTimeout(() => this.#tell(), PAUSE_MILLIS);
  }

  readonly hide = (): void => {
    if (document.hidden) this.#send(NO_POSE);
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  #tell(): void {
    this.#timer = undefined;
    const { session, hovered, poses } = this.#table;
    const { seat } = session.get();
    if (seat === null || document.hidden) return;
    const areas = areasOf(this.#table);
    const point = this.#isPointing ? this.#point : null;
    this.#send(ownPose({ seat, areas, point, hovered: hovered.get(), poses: poses.get() }));
  }

  #send(pose: Pose): void {
    const bytes = packPose(pose);
    const text = bytes.join();
    if (text === this.#told) return;
    this.#told = text;
    this.#line.send(bytes);
  }
}

export function useTelling(line: PresenceLine): void {
  const table = useTable();
  const telling = useMemo(() => new Telling(table, line), [table, line]);
  useEffect(() => {
    const stop = table.signals.point.on(telling.point);
    document.addEventListener('visibilitychange', telling.hide);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', telling.hide);
      telling.stop();
    };
  }, [table, telling]);
  // Who wears a headset is never still; a flat picture points.
  useFrame(() => {
    if (table.poses.get()) telling.soon();
  }, ORDER.extra);
}
