import { at } from '@dolmen/core';
import { FRAME, FRAMES_PER_SECOND, PLACE_STEPS, TURN_STEPS } from './measures.ts';
import { type Quaternion, SIDES, turnOnto } from './sides.ts';

/** What the physics did, as `bake/die.ts` wrote it down. */
export interface BakedRoll {
  /** The side that ended on top. */
  readonly side: number;
  /** When it struck the tray, in milliseconds, and how hard (0 to 1). */
  readonly hits: readonly (readonly [millis: number, force: number])[];
  /** Places and turns, as base64 of 16-bit numbers. */
  readonly frames: string;
}

/** A roll to be played: the path is the same for all faces, only the die in it is turned. */
export interface Roll {
  readonly millis: number;
  readonly frames: Int16Array;
  readonly count: number;
  readonly hits: BakedRoll['hits'];
  /** Turns the mesh inside the moving body, so that the engine's face ends on top. */
  readonly turn: Quaternion;
}

function unpack(text: string): Int16Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Int16Array(bytes.buffer);
}

/** `face`: the place of the engine's face among its faces. */
export function rollTo(baked: BakedRoll, face: number): Roll {
  const frames = unpack(baked.frames);
  const count = frames.length / FRAME;
  const millis = ((count - 1) / FRAMES_PER_SECOND) * 1000;
  return { millis, frames, count, hits: baked.hits, turn: turnOnto(at(SIDES, face), at(SIDES, baked.side)) };
}

/** Where the body is, between two frames. Fills what it is given: it runs in every frame. */
export function poseAt(roll: Roll, millis: number, into: Float64Array): void {
  const exact = Math.min(roll.count - 1, Math.max(0, (millis / 1000) * FRAMES_PER_SECOND));
  const first = Math.min(roll.count - 2, Math.floor(exact));
  const share = exact - first;
  const one = first * FRAME;
  const other = one + FRAME;
  const sign = dotTurns(roll.frames, one, other) < 0 ? -1 : 1;
  for (let part = 0; part < FRAME; part++) {
    const before = roll.frames[one + part] ?? 0;
    const after = (roll.frames[other + part] ?? 0) * (part < 3 ? 1 : sign);
    into[part] = (before + (after - before) * share) / (part < 3 ? PLACE_STEPS : TURN_STEPS);
  }
}

function dotTurns(frames: Int16Array, one: number, other: number): number {
  let sum = 0;
  for (let part = 3; part < FRAME; part++) sum += (frames[one + part] ?? 0) * (frames[other + part] ?? 0);
  return sum;
}
