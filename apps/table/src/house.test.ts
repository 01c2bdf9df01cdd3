import { expect, test } from 'vitest';
import { isOffered, offeredExtras, offeredWish, readHouse } from './house.ts';
import { plainWish } from './lobby/wish.ts';

const PLAIN = readHouse(null);

test('without a server that says otherwise everything is offered', () => {
  expect(PLAIN).toMatchObject({ name: 'Dolmen', language: null, clock: null, rooms: 0, isLocked: false });
  expect(isOffered(PLAIN, 'keltis')).toBe(true);
  expect(offeredExtras(PLAIN, 'rune-stones')).toEqual(['nocturnal', 'queenie']);
});

test('what the host has decided holds, and what was wished before gives way', () => {
  const house = readHouse({ games: { 'rune-stones': ['queenie', 'deck'] }, clock: { kind: 'turn', seconds: 60 } });
  expect(house.clock).toBe('turn-60');
  expect(isOffered(house, 'keltis')).toBe(false);
  const wish = { ...plainWish('rune-stones'), extras: ['nocturnal', 'queenie'] as const };
  expect(offeredWish(house, wish).extras).toEqual(['queenie']);
});

test.each([
  7,
  'x',
  [],
  { name: 1, language: 'xx', colors: 'red', games: 5, clock: 'soon', rooms: 'many', isLocked: 1 },
])('%j is not taken for a house', (told) => expect(readHouse(told)).toEqual(PLAIN));
