import { BoxGeometry, MeshStandardMaterial } from 'three';
import { describe, expect, test } from 'vitest';
import { createField } from './field.ts';
import type { Piece, Vec } from './piece.ts';

const form = () => ({ geometry: new BoxGeometry(), material: new MeshStandardMaterial(), footprint: [1, 1] as const });
const field = () => createField({ box: form(), ball: form() });
const piece = (id: string, at: Vec, kind = 'box'): Piece => ({ id, form: kind, pose: { at } });
const leg = (end: number, at: Vec) => ({ start: 0, end, to: { at }, travel: 'slide' as const });

describe('the field', () => {
  test('settles: what is not named is gone', () => {
    const table = field();
    table.settle([piece('a', [0, 0, 0]), piece('b', [1, 0, 0])]);
    table.settle([piece('b', [2, 0, 0])]);
    expect([...table.things.keys()]).toEqual(['b']);
    expect(table.things.get('b')?.mover.at.x).toBe(2);
    expect(table.isMoving()).toBe(false);
  });

  test('what goes is there until it has gone', () => {
    const table = field();
    table.settle([piece('a', [0, 0, 0])]);
    table.fly({ pieces: [], flights: [{ id: 'a', goes: true, legs: [leg(100, [5, 0, 0])] }] });
    expect(table.tick(50)).toBe(true);
    expect(table.things.has('a')).toBe(true);
    table.tick(100);
    expect(table.things.has('a')).toBe(false);
    expect(table.tick(101)).toBe(false);
  });

  test('a piece may become another form', () => {
    const table = field();
    table.settle([piece('a', [0, 0, 0])]);
    table.settle([piece('a', [0, 0, 0], 'ball')]);
    expect(table.things.get('a')?.batch.name).toBe('ball');
    expect(table.things.get('a')?.batch.slots.ids).toEqual(['a']);
  });

  test('a form that the stage does not have is our own mistake', () => {
    expect(() => field().settle([piece('a', [0, 0, 0], 'nothing')])).toThrow('no form nothing');
  });
});
