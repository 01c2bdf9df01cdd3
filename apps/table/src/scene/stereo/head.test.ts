import { Euler, Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { Head, turnOf } from './head.ts';

const ahead = (turn: Quaternion): Vector3 => new Vector3(0, 0, -1).applyQuaternion(turn);
const angles = ({ turn }: Head): Euler => new Euler().setFromQuaternion(turn, 'YXZ');

/** A phone in a viewer: it lies on its left side, its screen is turned. */
const inViewer = (yaw: number, pitch: number) => ({ alpha: yaw, beta: 0, gamma: -90 - pitch });

describe('a phone', () => {
  test('that lies on a table looks down', () => {
    expect(ahead(turnOf({ alpha: 0, beta: 0, gamma: 0 }, 0, new Quaternion())).y).toBeCloseTo(-1);
  });

  test.each([
    ['upright', { alpha: 0, beta: 90, gamma: 0 }, 0],
    ['on its side', inViewer(0, 0), 90],
  ] as const)('that is held %s looks ahead', (_, reading, angle) => {
    expect(ahead(turnOf(reading, angle, new Quaternion())).y).toBeCloseTo(0);
  });
});

describe('a head', () => {
  test('looks at the table before anything is known', () => {
    const { x, y, z } = angles(new Head());
    expect(x).toBeLessThan(-0.2);
    expect([y, z]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });

  test('looks ahead wherever the phone was first held up', () => {
    const head = new Head();
    head.read({ alpha: 20, beta: 5, gamma: 3 }, 0);
    head.read(inViewer(200, 0), 90);
    expect(angles(head).y).toBeCloseTo(0);
    head.read(inViewer(230, 0), 90);
    expect(angles(head).y).toBeCloseTo(Math.PI / 6);
  });

  test('looks down as the phone does, and keeps the horizon', () => {
    const [level, down] = [new Head(), new Head()];
    level.read(inViewer(0, 0), 90);
    down.read(inViewer(0, -20), 90);
    expect(angles(level).x - angles(down).x).toBeCloseTo(Math.PI / 9);
    expect(angles(down).z).toBeCloseTo(0);
  });

  test('is straight again when it is asked to', () => {
    const head = new Head();
    head.read(inViewer(0, 0), 90);
    head.read(inViewer(50, 0), 90);
    head.recentre();
    expect(angles(head).y).toBeCloseTo(0);
  });

  test('can be turned by hand where nothing is told', () => {
    const head = new Head();
    head.takeTurned();
    head.drag(0.3, 0.1);
    expect(angles(head).y).toBeCloseTo(-0.3);
    expect([head.takeTurned(), head.takeTurned()]).toEqual([true, false]);
  });
});
