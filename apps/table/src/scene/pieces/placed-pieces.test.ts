import { BoxGeometry, MeshStandardMaterial } from 'three';
import { describe, expect, test } from 'vitest';
import type { Piece, Vec } from '../piece.ts';
import { PlacedPieces } from './placed-pieces.ts';

const form = () => ({ geometry: new BoxGeometry(), material: new MeshStandardMaterial(), footprint: [1, 1] as const });
const placed = () => new PlacedPieces({ box: form(), ball: form() });
const piece = (id: string, at: Vec, kind = 'box'): Piece => ({ id, form: kind, pose: { at } });
const leg = (end: number, at: Vec) => ({ start: 0, end, to: { at }, travel: 'slide' as const });

describe('the pieces on the table', () => {
  test('are put: what is not named is gone', () => {
    const table = placed();
    table.put([piece('a', [0, 0, 0]), piece('b', [1, 0, 0])]);
    table.put([piece('b', [2, 0, 0])]);
    expect([...table].map(({ piece: { id } }) => id)).toEqual(['b']);
    expect(table.get('b')?.mover.at.x).toBe(2);
    expect(table.isMoving).toBe(false);
  });

  test('what goes is there until it has gone', () => {
    const table = placed();
    table.put([piece('a', [0, 0, 0])]);
    table.fly({ pieces: [], flights: [{ id: 'a', goes: true, legs: [leg(100, [5, 0, 0])] }] });
    expect(table.tick(50)).toBe(true);
    expect(table.get('a') !== undefined).toBe(true);
    table.tick(100);
    expect(table.get('a') !== undefined).toBe(false);
    expect(table.tick(101)).toBe(false);
  });

  test('a piece may become another form', () => {
    const table = placed();
    table.put([piece('a', [0, 0, 0])]);
    table.put([piece('a', [0, 0, 0], 'ball')]);
    expect(table.get('a')?.batch.name).toBe('ball');
    expect(table.get('a')?.batch.slots.ids).toEqual(['a']);
  });

  test('a form that the stage does not have is our own mistake', () => {
    expect(() => placed().put([piece('a', [0, 0, 0], 'nothing')])).toThrow('no form nothing');
  });
});
