import { describe, expect, test } from 'vitest';
import type { Entry } from '../../store.ts';
import { fault } from '../fixture.ts';
import { begin, matchOf } from '../sample.ts';
import { unfinishedIn } from '../unfinished.ts';
import type { NewPlace } from './place.ts';

const note = (value: unknown): Entry => ({ type: 'note', note: value, at: 1 });

export function closingContract(newPlace: NewPlace): void {
  describe('closing', () => {
    test('answers what was asked before, and refuses what is asked after', async () => {
      const place = await newPlace();
      const store = await place.open();
      const asked = [begin(store, matchOf('m')), ...[0, 1, 2].map((index) => store.append('m', index, note(index)))];
      const closed = store.close();
      await expect(store.append('m', 3, note(3))).rejects.toMatchObject(fault('closed'));
      await Promise.all(asked);
      await closed;
      await expect(unfinishedIn(store)).rejects.toMatchObject(fault('closed'));
      const again = await place.opened();
      expect((await again.match('m'))?.entries).toEqual([note(0), note(1), note(2)]);
    });

    test('twice is closing once', async () => {
      const place = await newPlace();
      const store = await place.open();
      await Promise.all([store.close(), store.close()]);
      await store.close();
    });
  });
}
