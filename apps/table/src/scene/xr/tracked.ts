import { Quaternion, Vector3 } from 'three';
import type { Poses, Tracked } from '../poses.ts';

export const createTracked = (): Tracked => ({ at: new Vector3(), turn: new Quaternion(), isThere: false });

export const createPoses = (): Poses => ({ head: createTracked(), left: createTracked(), right: createTracked() });
