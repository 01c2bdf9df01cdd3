import { expect, test } from 'vitest';
import { keltis } from './index.ts';

test('there are no options, and unknown ones are named', () => {
  expect(keltis.options({})).toEqual({ ok: true, value: {} });
  expect(keltis.options({ fast: true, loud: 1 })).toEqual({
    ok: false,
    error: {
      code: 'bad-options',
      faults: [
        { at: 'fast', problem: 'unknown option' },
        { at: 'loud', problem: 'unknown option' },
      ],
    },
  });
  for (const input of [null, [], 7, 'x']) expect(keltis.options(input).ok).toBe(false);
});
