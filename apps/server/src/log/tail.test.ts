import { expect, test } from 'vitest';
import { Log } from './log.ts';
import { Tail } from './tail.ts';

const lineOf = (number: number) => ({ time: 't', level: 'info' as const, event: 'joined', line: `line ${number}` });

test('what is said can be read again, by weight and by what it contains', () => {
  const log = new Log('info', () => {});
  log.debug('unheard');
  log.info('joined', { table: 'ABCDEF' });
  log.warn('store-away', { because: 'the disk is full' });
  const events = (query: object) =>
    log.tail.read({ level: 'debug', text: '', limit: 10, ...query }).map(({ event }) => event);
  expect(events({})).toEqual(['joined', 'store-away']);
  expect(events({ level: 'warn' })).toEqual(['store-away']);
  expect(events({ text: 'abcdef' })).toEqual(['joined']);
  expect(events({ limit: 1 })).toEqual(['store-away']);
});

test('it keeps the newest, and no more than it must', () => {
  const tail = new Tail();
  for (let number = 0; number < 5000; number++) tail.push(lineOf(number));
  const lines = tail.read({ level: 'debug', text: '', limit: 5000 });
  expect(lines.length).toBe(1000);
  expect(lines.at(-1)?.line).toBe('line 4999');
  tail.push({ ...lineOf(0), line: 'x'.repeat(100_000) });
  expect(tail.read({ level: 'debug', text: 'xxx', limit: 1 })[0]?.line.length).toBe(2000);
});
