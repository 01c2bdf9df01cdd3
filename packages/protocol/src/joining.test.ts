import { expect, test } from 'vitest';
import { CreateOptions, JoinOptions, MOST_OPTIONS } from './joining.ts';

const join = { token: 'a'.repeat(16), name: ' Ada ', protocol: 1 };
const create = {
  game: 'rune',
  options: { grandmaster: true },
  seats: 2,
  visibility: 'public',
  clock: { kind: 'none' },
};

test('who joins has a token and a name', () => {
  expect(JoinOptions.parse(join)).toEqual({ ...join, name: 'Ada' });
  expect(JoinOptions.safeParse({ ...join, protocol: 99 }).success).toBe(true);
});

test.each([
  { token: 'a'.repeat(15) },
  { token: 'a'.repeat(65) },
  { token: `${'a'.repeat(16)}!` },
  { name: '' },
  { name: ' ' },
  { name: 'x'.repeat(25) },
  { name: 'bell\u0007' },
  { name: ' '.repeat(1_000_000) },
  { protocol: 1.5 },
  { admin: true },
])('a join with %j is refused', (fault) => {
  expect(JoinOptions.safeParse({ ...join, ...fault }).success).toBe(false);
});

test.each([
  {},
  { clock: { kind: 'turn', seconds: 10 } },
  { clock: { kind: 'fischer', seconds: 86_400, increment: 600 } },
  { options: {} },
])('a table with %j can be opened', (wish) => {
  expect(CreateOptions.safeParse({ ...create, ...wish }).success).toBe(true);
});

test.each([
  { game: 'chess' },
  { seats: 1 },
  { seats: 5 },
  { visibility: 'secret' },
  { clock: { kind: 'turn', seconds: 9 } },
  { clock: { kind: 'fischer', seconds: 30 } },
  { clock: { kind: 'none', seconds: 30 } },
  { options: [] },
  { options: null },
  { options: { deck: 'x'.repeat(MOST_OPTIONS) } },
])('a table with %j cannot', (fault) => {
  expect(CreateOptions.safeParse({ ...create, ...fault }).success).toBe(false);
});

test('options that cannot be written as JSON are refused, not thrown over', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  expect(CreateOptions.safeParse({ ...create, options: circular }).success).toBe(false);
  expect(CreateOptions.safeParse({ ...create, options: { big: 1n } }).success).toBe(false);
});
