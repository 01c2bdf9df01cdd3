import { expect, test } from 'vitest';
import { options } from './options.ts';

test('the grandmaster variant is off unless asked for', () => {
  expect(options({})).toEqual({ ok: true, value: { grandmaster: false } });
  expect(options({ grandmaster: true })).toEqual({ ok: true, value: { grandmaster: true } });
});

test('every fault is told with its place', () => {
  const faults = [
    { at: 'grandmaster', problem: 'neither true nor false' },
    { at: 'seats', problem: 'unknown option' },
  ];
  expect(options({ grandmaster: 1, seats: 2 })).toEqual({ ok: false, error: { code: 'bad-options', faults } });
});

test.each([null, undefined, 1, 'grandmaster', [], [true]])('%j are no options', (input) => {
  const faults = [{ at: '', problem: 'not an object' }];
  expect(options(input)).toEqual({ ok: false, error: { code: 'bad-options', faults } });
});
