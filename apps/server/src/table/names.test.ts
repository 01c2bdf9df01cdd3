import { expect, test } from 'vitest';
import { distinctName } from './names.ts';

test('a name that nobody has stays as it is', () => {
  expect(distinctName('Ann', [])).toBe('Ann');
  expect(distinctName('Ann', ['Anne', 'Nan', 'Bob'])).toBe('Ann');
  expect(distinctName('李', ['王'])).toBe('李');
  expect(distinctName('🍀', ['🌟'])).toBe('🍀');
});

test('guests of the same name are told apart', () => {
  expect(distinctName('Guest', ['Guest'])).toBe('Guest (2)');
  expect(distinctName('Guest', ['Guest', 'Guest (2)'])).toBe('Guest (3)');
  expect(distinctName('Guest', ['Guest (2)'])).toBe('Guest');
  expect(distinctName('🍀', ['🍀'])).toBe('🍀 (2)');
});

test.each([
  ['in other letters', 'Αnn', 'Ann'],
  ['in Cyrillic', 'Аnn', 'Ann'],
  ['in capitals', 'ANN', 'ann'],
  ['with marks', 'Ánṇ', 'Ann'],
  ['with blanks and dots', '.A n n', 'Ann'],
  ['with a capital that looks like a small letter', 'Ian', 'lan'],
  ['with a digit that looks like a letter', 'B0b', 'Bob'],
  ['with two letters that look like one', 'Marn', 'Mam'],
  ['with a Greek capital, for a small letter', 'Μal', 'mal'],
  ['with the other’s number', 'Ann 2', 'Ann (2)'],
])('%s, %s is not taken for %s', (_, wished, other) => {
  expect(distinctName(wished, [other])).toBe(`${wished} (2)`);
  expect(distinctName(other, [wished])).toBe(`${other} (2)`);
});

test.each(['Aífe', 'Aife', 'Βrân', 'NESSA', 'taran', 'Computer', 'Cοmputer · Master', 'ordinateur'])(
  '%s is a computer’s name',
  (name) => {
    expect(distinctName(name, [])).toBe(`${name} (2)`);
  },
);
