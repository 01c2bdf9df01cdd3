import { expect, test } from 'vitest';
import { type Limb, MIDDLE, NO_POSE, type Pose, packPose, packPoses, readPose, readPoses } from './poses.ts';

const unit = ([x, y, z, w]: Limb['turn']): Limb['turn'] => {
  const length = Math.hypot(x, y, z, w);
  return [x / length, y / length, z / length, w / length];
};
const limb = (x: number, turn: Limb['turn']): Limb => ({ at: [x, 440, -970], turn: unit(turn) });
const WHOLE: Pose = {
  cursor: { area: 1, x: -500, z: 499 },
  head: limb(1, [0, 0, 0, 1]),
  left: limb(-300, [0.1, -0.9, 0.3, -0.2]),
  right: limb(300, [-1, 1, -1, 1]),
};

/** Turns may lose a little, and a quaternion is the same turn as its opposite. */
const isNear = (a: Limb['turn'], b: Limb['turn']): boolean =>
  Math.abs(a.reduce((sum, part, index) => sum + part * (b[index] ?? 0), 0)) > 0.99999;

test.each([
  ['a whole person', WHOLE, 36],
  ['a cursor', { ...NO_POSE, cursor: { area: MIDDLE, x: 123, z: -456 } }, 6],
  ['a head and one hand', { ...WHOLE, cursor: null, left: null }, 21],
  ['nothing', NO_POSE, 1],
])('%s comes back as it was, in few bytes', (_, pose: Pose, length) => {
  const bytes = packPose(pose);
  expect(bytes).toHaveLength(length);
  const read = readPose(bytes, 2);
  expect(read?.cursor).toEqual(pose.cursor);
  for (const name of ['head', 'left', 'right'] as const) {
    expect(read?.[name]?.at).toEqual(pose[name]?.at);
    const [sent, came] = [pose[name]?.turn, read?.[name]?.turn];
    expect(sent === undefined ? came === undefined : came !== undefined && isNear(sent, came)).toBe(true);
  }
});

test('what is too far away is as far as can be', () => {
  const { cursor } = readPose(packPose({ ...NO_POSE, cursor: { area: 0, x: 1e9, z: -1e9 } }), 2) ?? NO_POSE;
  expect(cursor).toEqual({ area: 0, x: 6000, z: -6000 });
});

const changed = (offset: number, value: number): Uint8Array => {
  const bytes = packPose(WHOLE);
  bytes[offset] = value;
  return bytes;
};

test.each([
  ['no bytes', new Uint8Array()],
  ['a byte too few', packPose(WHOLE).subarray(1)],
  ['a byte too many', new Uint8Array([...packPose(WHOLE), 0])],
  ['a flag that is none', changed(0, 31)],
  ['a flag without its bytes', changed(0, 7)],
  ['an area of nobody', changed(1, 2)],
  ['a cursor beyond the house', changed(2, 0x7f)],
  ['a head beyond the house', changed(6, 0x7f)],
])('%s is no pose', (_, bytes) => {
  expect(readPose(bytes, 2)).toBeNull();
});

test('those of several people are read one after the other, up to what cannot be read', () => {
  const bytes = packPoses([
    [1, packPose(WHOLE)],
    [0, packPose(NO_POSE)],
  ]);
  expect(readPoses(bytes, 2).map(({ seat, pose }) => [seat, pose.head !== null])).toEqual([
    [1, true],
    [0, false],
  ]);
  expect(readPoses(new Uint8Array([...bytes, 0, 99, 1, 2]), 2)).toHaveLength(2);
  expect(readPoses(new Uint8Array([0]), 2)).toEqual([]);
});
