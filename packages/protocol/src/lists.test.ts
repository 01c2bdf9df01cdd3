import { type ArraySchema, schema, t } from '@colyseus/schema';
import { below, random } from '@dolmen/core';
import { expect, test } from 'vitest';
import { readBag, readList, writeBag, writeList } from './lists.ts';

const Numbers = schema({ list: t.array('uint8') }, 'Numbers');
const listOf = (...items: number[]): ArraySchema<number> => {
  const { list } = new Numbers();
  list.push(...items);
  return list;
};

test('a bag keeps what stays in its place, and fills the gaps with what comes', () => {
  const list = listOf(1, 2, 3, 4, 5);
  writeBag(list, [1, 3, 4, 5, 9]);
  expect(readList(list)).toEqual([1, 9, 3, 4, 5]);
  writeBag(list, [1, 4, 5]);
  expect(readList(list)).toEqual([1, 4, 5]);
  writeBag(list, [1, 4, 5, 5, 7]);
  expect(readBag(list)).toEqual([1, 4, 5, 5, 7]);
});

test('any list becomes any other', () => {
  const chance = random([0, 0, 0, 1]);
  const some = (): number[] => Array.from({ length: below(chance, 7) }, () => below(chance, 5));
  const [list, bag] = [listOf(), listOf()];
  for (let time = 0; time < 1000; time++) {
    const target = some();
    writeList(list, target);
    writeBag(bag, target);
    expect(readList(list)).toEqual(target);
    expect(readBag(bag)).toEqual(target.sort((a, b) => a - b));
  }
});
