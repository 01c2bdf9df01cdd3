import { describe, expect, test } from 'vitest';
import type { Glance } from '../stage.ts';
import { lensFor } from './fit.ts';
import { Rig } from './rig.ts';

const seat: Glance = { id: 'seat', name: 'seat', at: [0, 0, 1], span: [8, 6], pitch: 0.8 };
const top: Glance = { id: 'top', name: 'top', at: [0, 0, 0], span: [8, 6], pitch: 1.5 };

/** A rig that has been drawn from its seat. */
function begin(reducesMotion: boolean): Rig {
  const rig = new Rig([18, 12], reducesMotion);
  rig.glance(seat);
  rig.resize(lensFor(800, 600), 600);
  rig.tick(1 / 60);
  return rig;
}

describe('the rig', () => {
  test('begins at its glance, without a way', () => {
    const rig = begin(false);
    expect(rig.isMoving).toBe(false);
    expect(rig.eye.pitch).toBeCloseTo(0.8);
  });

  test('goes to another glance in steps, and arrives', () => {
    const rig = begin(false);
    rig.glance(top);
    rig.tick(1 / 60);
    expect(rig.eye.pitch).toBeGreaterThan(0.8);
    expect(rig.eye.pitch).toBeLessThan(1.4);
    for (let frame = 0; frame < 300; frame++) rig.tick(1 / 60);
    expect([rig.isMoving, rig.tick(1 / 60)]).toEqual([false, false]);
    expect(rig.eye.pitch).toBeCloseTo(1.5);
  });

  test('is there at once where motion is reduced', () => {
    const rig = begin(true);
    rig.glance(top);
    expect(rig.tick(1 / 60)).toBe(true);
    expect([rig.isMoving, rig.eye.pitch]).toEqual([false, 1.5]);
  });

  test('stays where a hand put it when the picture changes its shape', () => {
    const rig = begin(true);
    rig.orbit(0.5, 0);
    rig.tick(1 / 60);
    rig.resize(lensFor(390, 844), 844);
    rig.tick(1 / 60);
    expect(rig.eye.yaw).toBeCloseTo(0.5);
    rig.glance(seat);
    rig.tick(1 / 60);
    expect(rig.eye.yaw).toBeCloseTo(0);
  });

  test('never goes under the table, nor out of the house', () => {
    const rig = begin(true);
    rig.orbit(0, -9);
    rig.zoom(1000);
    rig.pan(1e6, 1e6);
    rig.tick(1 / 60);
    expect(rig.eye.pitch).toBeGreaterThan(0);
    expect(rig.eye.distance).toBeLessThan(100);
    expect(Math.hypot(rig.eye.at.x, rig.eye.at.z)).toBeLessThan(20);
  });
});
