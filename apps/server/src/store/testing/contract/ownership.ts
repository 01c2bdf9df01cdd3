import { describe, expect, test } from 'vitest';
import { begin, entryAt, matchOf, STATE, tableOf } from '../sample.ts';
import type { NewPlace } from './place.ts';

/** Whose a table is, as long as there is one server. */
export function ownershipContract(newPlace: NewPlace): void {
  describe('a claim', () => {
    test('gives the table with its match, to whoever has it and to whoever comes after', async () => {
      const place = await newPlace();
      const first = await place.open();
      expect(await first.claim('Tm')).toBeNull();
      expect(await first.ownerOf('Tm')).toBeNull();
      await begin(first, matchOf('m'));
      await first.append('m', 0, entryAt('m', 0));
      const stored = await first.byCode('Tm');
      expect(await first.claim('Tm')).toEqual({ isHere: true, table: stored });
      expect(await first.ownerOf('Tm')).toEqual({ isHere: true });
      await first.close();
      const second = await place.opened();
      expect(await second.claim('Tm')).toEqual({ isHere: true, table: stored });
      await second.append('m', 1, entryAt('m', 1));
      await second.finish('m', 'end', 9, STATE);
      expect((await second.match('m'))?.entries).toEqual([entryAt('m', 0), entryAt('m', 1)]);
    });

    test('is not needed for a table that is nobody’s: to change it is to claim it', async () => {
      const place = await newPlace();
      const store = await place.opened();
      await store.openTable(tableOf('Tm'), 1);
      await store.release('Tm');
      await store.saveTable('Tm', STATE, 2);
      await store.begin(matchOf('m'), STATE);
      await store.release('Tm');
      await store.append('m', 0, entryAt('m', 0));
      await store.removeTable('Tm');
      await store.openTable(tableOf('Tm'), 3);
      expect((await store.match('m'))?.entries).toEqual([entryAt('m', 0)]);
    });
  });
}
