import { Quaternion, Vector3 } from 'three';
import { HALL, WINDOW } from '../room/bake.ts';
import type { Track } from './track.ts';

const MOST = 16;
const PER_ROW = 8;
const APART = 0.9;
const SILL = { y: WINDOW.y - 6.1, z: HALL.back + 1.6 } as const;

const place = (index: number): Pick<Track, 'at' | 'turn'> => {
  const [column, row] = [index % PER_ROW, Math.floor(index / PER_ROW)];
  const x = WINDOW.x + (column - (PER_ROW - 1) / 2) * APART + row * (APART / 2);
  return { at: new Vector3(x, SILL.y, SILL.z - row * 0.6), turn: new Quaternion() };
};

const PLACES = Array.from({ length: MOST }, (_, index) => place(index));

/** A light on the window's sill for each who looks on. */
export const onlookers = (count: number): readonly Pick<Track, 'at' | 'turn'>[] => PLACES.slice(0, count);
