import { expect, test } from 'vitest';
import { readRoute, tableHash } from './route.ts';

test.each([
  ['', { page: 'front' }],
  ['#/', { page: 'front' }],
  ['#/nowhere/at/all', { page: 'front' }],
  ['#/table', { page: 'front' }],
  ['#/table/AB%20C', { page: 'table', code: 'AB C' }],
  ['#/table/%', { page: 'table', code: '%' }],
  ['#/room/friday-club', { page: 'table', code: 'friday-club' }],
  ['#/me/ABCD', { page: 'me', code: 'ABCD' }],
  ['#/me', { page: 'me', code: '' }],
  ['#/privacy', { page: 'privacy' }],
  ['#/matches', { page: 'matches', whose: 'mine' }],
  ['#/matches/all', { page: 'matches', whose: 'all' }],
  ['#/toString', { page: 'front' }],
  ['#/replay', { page: 'replay', match: null, moment: new URLSearchParams() }],
  ['#/replay/a%2Fb?ply=3', { page: 'replay', match: 'a/b', moment: new URLSearchParams('ply=3') }],
  ['#/practice?game=rune', { page: 'practice', wish: new URLSearchParams('game=rune') }],
])('%s leads somewhere', (hash, route) => expect(readRoute(hash)).toEqual(route));

test('the way to a table leads there', () => {
  expect(readRoute(tableHash('QW/12'))).toEqual({ page: 'table', code: 'QW/12' });
});

test('a standing room has an address of its own', () => {
  expect(tableHash('friday-club')).toBe('#/room/friday-club');
  expect(readRoute(tableHash('friday-club'))).toEqual({ page: 'table', code: 'friday-club' });
});
