import { Quaternion, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { Track } from './track.ts';

const level = new Quaternion();

test('what comes is there at once, then goes from place to place and rests', () => {
  const track = new Track();
  track.goTo(new Vector3(1, 0, 0), level, false);
  expect([track.isThere, track.isMoving, track.at.x]).toEqual([true, false, 1]);
  track.goTo(new Vector3(3, 0, 0), level, false);
  track.tick(0.075);
  expect(track.at.x).toBeCloseTo(2);
  expect(track.isMoving).toBe(true);
  track.tick(1);
  expect([track.isMoving, track.at.x]).toEqual([false, 3]);
});

test('who wants less motion sees none', () => {
  const track = new Track();
  track.goTo(new Vector3(1, 0, 0), level, true);
  track.goTo(new Vector3(3, 0, 0), level, true);
  expect([track.isMoving, track.at.x]).toEqual([false, 3]);
});

test('a new place on the way begins where it is seen', () => {
  const track = new Track();
  track.goTo(new Vector3(0, 0, 0), level, false);
  track.goTo(new Vector3(2, 0, 0), level, false);
  track.tick(0.075);
  track.goTo(new Vector3(1, 0, 4), level, false);
  track.tick(0.001);
  expect(track.at.x).toBeCloseTo(1);
  expect(track.at.z).toBeLessThan(0.1);
});
