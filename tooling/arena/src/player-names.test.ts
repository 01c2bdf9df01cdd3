import { LEVELS } from '@dolmen/bots';
import { expect, test } from 'vitest';
import { parsePlayer } from './player-names.ts';

test.each([
  ['random', { kind: 'random' }],
  ['rule', { kind: 'rule' }],
  ['ismcts:200ms', { kind: 'ismcts', budget: { millis: 200 } }],
  ['ismcts:200', { kind: 'ismcts', budget: { playouts: 200 } }],
  ['cheat:50ms', { kind: 'cheat', budget: { millis: 50 } }],
  ['cheat:50', { kind: 'cheat', budget: { playouts: 50 } }],
  ['boardgame.io:1000', { kind: 'boardgame.io', iterations: 1000 }],
  ['ismcts', null],
  ['ismcts:-1', null],
  ['ismcts:10s', null],
  ['boardgame.io', null],
  ['boardgame.io:10ms', null],
  ['', null],
])('%s is %j', (name, kind) => expect(parsePlayer(name)).toEqual(kind));

test.each(LEVELS)('%s is a level', (level) => expect(parsePlayer(level)).toEqual({ kind: 'level', level }));
