import { expect, test } from 'vitest';
import { newCode, parseCode } from './code.ts';

test('codes are read however they are typed, and those of private tables are longer', () => {
  for (const [visibility, length] of [
    ['public', 6],
    ['private', 10],
  ] as const) {
    const code = newCode(visibility);
    expect(code.length).toBe(length);
    expect(parseCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
  }
});

test.each(['', 'ABCDE', 'ABCDEFG', 'ABCDE0', '__proto__', 'ABCDEFGHJKM', '\u0000'.repeat(6)])(
  'no table can have the code %j',
  (typed) => expect(parseCode(typed)).toBeNull(),
);
