import { BoxGeometry, Color, MeshStandardMaterial } from 'three';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../piece.ts';
import { Batch } from './batch.ts';
import { createMover } from './motion.ts';
import { createSlots, roomFor } from './slots.ts';

const piece = (id: string, face = 0): Piece => ({
  id,
  form: 'box',
  pose: { at: [face, 0, 0] },
  face,
  back: 7,
  tint: 0xff0000,
});
const batch = () => new Batch('box', { geometry: new BoxGeometry(), material: new MeshStandardMaterial() });

describe('slots', () => {
  test('the last one takes the place of one who leaves', () => {
    const slots = createSlots();
    for (const id of ['a', 'b', 'c']) slots.add(id);
    expect(slots.remove('a')).toEqual({ freed: 0, last: 2 });
    expect(slots.of('c')).toBe(0);
    expect(slots.ids).toEqual(['c', 'b']);
    expect(slots.remove('b')).toEqual({ freed: 1, last: 1 });
    expect(slots.remove('b')).toBeNull();
  });

  test('a name has one slot', () => {
    const slots = createSlots();
    expect([slots.add('a'), slots.add('a')]).toEqual([0, 0]);
  });

  test('room doubles', () => {
    expect(roomFor(9, 8)).toBe(16);
    expect(roomFor(3, 8)).toBe(8);
  });
});

describe('a batch', () => {
  test('costs nothing while it is empty', () => {
    const box = batch();
    expect(box.object.visible).toBe(false);
    box.add(piece('a'));
    expect(box.object.visible).toBe(true);
    box.remove('a');
    expect(box.object.visible).toBe(false);
  });

  test('keeps what each looks like and where it is when it grows and shrinks', () => {
    const box = batch();
    for (let index = 0; index < 40; index++) {
      const one = piece(`p${index}`, index);
      box.add(one);
      box.move(one.id, createMover(one.pose));
      box.light(one.id, new Color(0, 0, 0), index / 40);
    }
    for (let index = 0; index < 30; index++) box.remove(`p${index}`);
    const mesh = box.mesh;
    expect(mesh.count).toBe(10);
    for (let index = 30; index < 40; index++) {
      const slot = box.slots.of(`p${index}`) ?? -1;
      expect(mesh.geometry.getAttribute('aTiles').getX(slot)).toBe(index);
      expect(mesh.geometry.getAttribute('aTiles').getY(slot)).toBe(7);
      expect(mesh.geometry.getAttribute('aLight').getW(slot)).toBeCloseTo(index / 40);
      expect(mesh.instanceMatrix.array[slot * 16 + 12]).toBe(index);
    }
  });

  test('two forms may share a geometry', () => {
    const geometry = new BoxGeometry();
    const material = new MeshStandardMaterial();
    const [one, two] = [new Batch('one', { geometry, material }), new Batch('two', { geometry, material })];
    one.add(piece('a', 3));
    two.add(piece('b', 5));
    expect(one.mesh.geometry.getAttribute('aTiles').getX(0)).toBe(3);
    expect(two.mesh.geometry.getAttribute('aTiles').getX(0)).toBe(5);
    expect(geometry.getAttribute('aTiles')).toBeUndefined();
  });
});
