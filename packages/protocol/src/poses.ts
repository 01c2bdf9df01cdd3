/** Where somebody is and what they point at, in a few bytes. It is no part of the game: lost ones are not missed. */

/** A place and a turn (a unit quaternion); in millimetres of the sender's own table, whose near side is theirs. */
export interface Limb {
  readonly at: readonly [x: number, y: number, z: number];
  readonly turn: readonly [x: number, y: number, z: number, w: number];
}

/**
 * What is pointed at. Everybody has their own seat before them, so players' areas lie elsewhere for each: `area` is the seat whose
 * area it is in, with `x` and `z` in thousandths of that area's size from its middle; or `MIDDLE`, in millimetres of the table.
 */
export interface Cursor {
  readonly area: number;
  readonly x: number;
  readonly z: number;
}
export const MIDDLE = 255;

/** Nothing of it: not at the table just now. */
export interface Pose {
  readonly cursor: Cursor | null;
  readonly head: Limb | null;
  readonly left: Limb | null;
  readonly right: Limb | null;
}

const LIMBS = ['head', 'left', 'right'] as const;
const FLAGS = { cursor: 1, head: 2, left: 4, right: 8 } as const;
const ALL_FLAGS = 15;
const CURSOR_BYTES = 5;
const LIMB_BYTES = 10;
/** Who is farther away than this, in millimetres, is not at the table. */
const FARTHEST = 6000;

/** As long as the flags in its first byte say; `null`: they say nothing that is known. */
function poseLength(flags: number): number | null {
  if (flags > ALL_FLAGS) return null;
  const limbs = LIMBS.filter((limb) => flags & FLAGS[limb]).length;
  return 1 + (flags & FLAGS.cursor ? CURSOR_BYTES : 0) + limbs * LIMB_BYTES;
}

export function packPose(pose: Pose): Uint8Array {
  const { cursor } = pose;
  const limbs = LIMBS.flatMap((name) => pose[name] ?? []);
  const bytes = new Uint8Array(1 + (cursor ? CURSOR_BYTES : 0) + limbs.length * LIMB_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, flagsOf(pose));
  let offset = 1;
  if (cursor) {
    view.setUint8(1, cursor.area);
    view.setInt16(2, clamped(cursor.x));
    view.setInt16(4, clamped(cursor.z));
    offset += CURSOR_BYTES;
  }
  for (const [index, { at, turn }] of limbs.entries()) {
    const start = offset + index * LIMB_BYTES;
    for (const [axis, value] of at.entries()) view.setInt16(start + axis * 2, clamped(value));
    view.setUint32(start + 6, packTurn(turn));
  }
  return bytes;
}

const flagsOf = (pose: Pose): number =>
  (['cursor', ...LIMBS] as const).reduce((flags, part) => flags | (pose[part] ? FLAGS[part] : 0), 0);

const clamped = (value: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(value)));

/** `null`: it is none, or tells of places that nobody at a table can be at. `seats`: how many there are. */
export function readPose(bytes: Uint8Array, seats: number): Pose | null {
  const [flags = 256] = bytes;
  if (poseLength(flags) !== bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const cursor = flags & FLAGS.cursor ? cursorIn(view) : null;
  let offset = cursor ? 1 + CURSOR_BYTES : 1;
  const limb = (name: (typeof LIMBS)[number]): Limb | null => {
    if (!(flags & FLAGS[name])) return null;
    offset += LIMB_BYTES;
    return limbIn(view, offset - LIMB_BYTES);
  };
  const pose = { cursor, head: limb('head'), left: limb('left'), right: limb('right') };
  return isPossible(pose, seats) ? pose : null;
}

const cursorIn = (view: DataView): Cursor => ({ area: view.getUint8(1), x: view.getInt16(2), z: view.getInt16(4) });

const limbIn = (view: DataView, offset: number): Limb => ({
  at: [view.getInt16(offset), view.getInt16(offset + 2), view.getInt16(offset + 4)],
  turn: readTurn(view.getUint32(offset + 6)),
});

function isPossible({ cursor, head, left, right }: Pose, seats: number): boolean {
  const isNear = (value: number): boolean => Math.abs(value) <= FARTHEST;
  const areLimbsNear = [head, left, right].every((limb) => limb === null || limb.at.every(isNear));
  if (cursor === null) return areLimbsNear;
  return areLimbsNear && isNear(cursor.x) && isNear(cursor.z) && (cursor.area === MIDDLE || cursor.area < seats);
}

/** Of a unit quaternion three parts are enough: the largest is left out, and lies between 0.5 and 1. */
const MOST = Math.SQRT1_2;
const STEPS = 1023;

function packTurn(turn: Limb['turn']): number {
  const largest = turn.reduce((best, part, index) => (Math.abs(part) > Math.abs(turn[best] ?? 0) ? index : best), 0);
  const sign = (turn[largest] ?? 1) < 0 ? -1 : 1;
  const others = turn.filter((_, index) => index !== largest);
  return others.reduce(
    (packed, part) => ((packed << 10) | Math.round(((part * sign) / MOST / 2 + 0.5) * STEPS)) >>> 0,
    largest,
  );
}

function readTurn(packed: number): Limb['turn'] {
  const part = (shift: number): number => (((packed >>> shift) & STEPS) / STEPS - 0.5) * 2 * MOST;
  const others = [part(20), part(10), part(0)];
  const rest = Math.sqrt(Math.max(0, 1 - others.reduce((sum, value) => sum + value * value, 0)));
  others.splice(packed >>> 30, 0, rest);
  return others as unknown as Limb['turn'];
}

/** Whose pose it is. */
export interface SeatedPose {
  readonly seat: number;
  readonly pose: Pose;
}

/** Several people's, as the server tells them: a seat, and then a pose, again and again. */
export function readPoses(bytes: Uint8Array, seats: number): SeatedPose[] {
  const poses: SeatedPose[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    const length = poseLength(bytes[offset + 1] ?? ALL_FLAGS + 1);
    if (length === null) return poses;
    const pose = readPose(bytes.subarray(offset + 1, offset + 1 + length), seats);
    if (pose) poses.push({ seat: bytes[offset] ?? 0, pose });
    offset += 1 + length;
  }
  return poses;
}

/** `poses`: packed, by seat. */
export function packPoses(poses: Iterable<readonly [seat: number, pose: Uint8Array]>): Uint8Array {
  const all = [...poses];
  const bytes = new Uint8Array(all.reduce((sum, [, pose]) => sum + 1 + pose.length, 0));
  let offset = 0;
  for (const [seat, pose] of all) {
    bytes[offset] = seat;
    bytes.set(pose, offset + 1);
    offset += 1 + pose.length;
  }
  return bytes;
}

/** Nothing of anybody. */
export const NO_POSE: Pose = { cursor: null, head: null, left: null, right: null };
