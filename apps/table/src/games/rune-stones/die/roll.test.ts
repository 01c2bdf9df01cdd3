import { expect, test } from 'vitest';
import { DIE_HALF, FRAME, TRAY_REACH } from './measures.ts';
import { poseAt, rollTo } from './roll.ts';
import { ROLLS } from './rolls.ts';
import { product, type Quaternion, SIDES, sideUp, turnOnto } from './sides.ts';

const every = ROLLS.flatMap((roll, index) => SIDES.map((_, face) => [index, face, roll] as const));

test.each(every)('roll %i ends on face %i, lying flat', (_index, face, baked) => {
  const roll = rollTo(baked, face);
  const pose = new Float64Array(FRAME);
  poseAt(roll, roll.millis, pose);
  const [x = 0, y = 0, z = 0, ...turn] = pose;
  const { side, level } = sideUp(product(turn as unknown as Quaternion, roll.turn));
  expect(side).toBe(face);
  expect(level).toBeGreaterThan(0.999);
  expect(y).toBeCloseTo(DIE_HALF, 1);
  expect(Math.hypot(x, z)).toBeLessThan(TRAY_REACH - DIE_HALF);
});

test('the face does not change the path', () => {
  const [baked] = ROLLS;
  if (baked === undefined) throw new Error('no rolls');
  expect(rollTo(baked, 0).frames).toEqual(rollTo(baked, 5).frames);
});

test('turning a side onto itself turns nothing', () => {
  for (const side of SIDES) expect(turnOnto(side, side)).toEqual([0, 0, 0, 1]);
});

test('every roll strikes the tray while it lasts', () => {
  for (const baked of ROLLS) {
    expect(baked.hits.length).toBeGreaterThan(1);
    for (const [millis, force] of baked.hits) {
      expect(millis).toBeLessThanOrEqual(rollTo(baked, 0).millis);
      expect(force).toBeGreaterThan(0);
    }
  }
});
