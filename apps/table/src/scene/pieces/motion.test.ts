import { describe, expect, test } from 'vitest';
import type { Vec } from '../piece.ts';
import type { Leg } from './flight.ts';
import { createMover, move, putDown, setOff } from './motion.ts';

const leg = (start: number, end: number, at: Vec, travel: Leg['travel'] = 'arc'): Leg => ({
  start,
  end,
  to: { at },
  travel,
});

describe('a piece on its way', () => {
  test('waits for its beat, rises on the way, and lands exactly', () => {
    const mover = createMover({ at: [0, 0, 0] });
    setOff(mover, { id: 'a', legs: [leg(100, 200, [4, 0.5, 0])] });
    expect(move(mover, 50)).toBe(true);
    expect(mover.at.x).toBe(0);
    move(mover, 150);
    expect(mover.at.x).toBeGreaterThan(1);
    expect(mover.lift).toBeGreaterThan(0.3);
    expect(move(mover, 200)).toBe(false);
    expect(mover.at.toArray()).toEqual([4, 0.5, 0]);
    expect(mover.lift).toBe(0);
  });

  test('a late frame skips whole legs and is still right', () => {
    const mover = createMover({ at: [0, 0, 0] });
    setOff(mover, {
      id: 'a',
      legs: [leg(0, 10, [1, 0, 0], 'hop'), leg(10, 20, [2, 0, 0], 'hop'), leg(20, 30, [3, 0, 0])],
    });
    expect(move(mover, 1000)).toBe(false);
    expect(mover.at.x).toBe(3);
  });

  test('a new way starts where it is, in the air', () => {
    const mover = createMover({ at: [0, 0, 0] });
    setOff(mover, { id: 'a', legs: [leg(0, 100, [4, 0, 0])] });
    move(mover, 50);
    const height = mover.at.y + mover.lift;
    setOff(mover, { id: 'a', legs: [leg(50, 150, [0, 0, 0], 'slide')] });
    move(mover, 50);
    expect(mover.at.y + mover.lift).toBeCloseTo(height, 5);
  });

  test('comes from elsewhere when told so', () => {
    const mover = createMover({ at: [0, 0, 0] });
    setOff(mover, { id: 'a', from: { at: [9, 0, 0], size: 2 }, legs: [leg(0, 100, [0, 0, 0])] });
    move(mover, 0);
    expect(mover.at.x).toBe(9);
    expect(mover.size).toBe(2);
  });

  test('put down, it has no way left', () => {
    const mover = createMover({ at: [0, 0, 0] });
    setOff(mover, { id: 'a', legs: [leg(0, 100, [4, 0, 0])] });
    putDown(mover, { at: [1, 2, 3] });
    expect(move(mover, 50)).toBe(false);
    expect(mover.at.toArray()).toEqual([1, 2, 3]);
  });
});
