import { describe, expect, test } from 'vitest';
import type { Entry } from '../../store.ts';
import { begin, matchOf, STATE } from '../sample.ts';
import type { NewPlace } from './place.ts';

const note = (value: unknown): Entry => ({ type: 'note', note: value, at: 1 });

/** Matches that are over, in lists. */
export function finishedContract(newPlace: NewPlace): void {
  describe('finished matches', () => {
    test('are summed up with names but without owners', async () => {
      const place = await newPlace();
      const store = await place.opened();
      await begin(store, matchOf('m', 100));
      const words = ['a', 'b', 'c'].map((word): Entry => ({ type: 'act', seat: 0, word, id: word, at: 1 }));
      const undo: Entry = { type: 'undo', to: 1, seat: 0, id: 'u', at: 2 };
      for (const [index, entry] of [...words, undo, note(1)].entries()) await store.append('m', index, entry);
      await store.finish('m', [1, 2], 200, STATE);
      const seats = ['Ada', 'Brân 🪨', null];
      const times = { startedAt: 100, endedAt: 200 };
      const summary = { id: 'm', code: 'Tm', game: 'keltis', seats, ...times, plies: 1, result: [1, 2] };
      expect(await store.finished({ limit: 10 })).toEqual([summary]);
    });

    test('are not listed when nobody is to find them', async () => {
      const place = await newPlace();
      const store = await place.opened();
      await begin(store, { ...matchOf('m'), isListed: false });
      await store.finish('m', null, 200, STATE);
      expect(await store.finished({ limit: 10 })).toEqual([]);
      expect((await store.match('m'))?.endedAt).toBe(200);
    });

    test('come newest first, page by page, each once even where times are equal', async () => {
      const place = await newPlace();
      const store = await place.opened();
      const ends = [5, 3, 3, 3, 9, 1, 3];
      for (const [index, at] of ends.entries()) {
        await begin(store, matchOf(`m${index}`));
        await store.finish(`m${index}`, null, at, STATE);
      }
      const all = await store.finished({ limit: 100 });
      expect(all.map(({ id }) => id)).toEqual(['m4', 'm0', 'm6', 'm3', 'm2', 'm1', 'm5']);
      const paged = [];
      for (let page = await store.finished({ limit: 2 }); page.length > 0; ) {
        paged.push(...page);
        const last = page.at(-1);
        page = last ? await store.finished({ limit: 2, before: last }) : [];
      }
      expect(paged).toEqual(all);
    });

    test('are found by game and number of players', async () => {
      const place = await newPlace();
      const store = await place.opened();
      const kinds = [
        ['keltis', 2],
        ['keltis', 3],
        ['rune', 2],
        ['keltis', 2],
      ] as const;
      for (const [index, [game, seats]] of kinds.entries()) {
        const { header, ...match } = matchOf(`m${index}`);
        await begin(store, { ...match, header: { ...header, game, seats } });
        await store.finish(`m${index}`, null, index, STATE);
      }
      const ids = async (query: object): Promise<string[]> =>
        (await store.finished({ limit: 9, ...query })).map(({ id }) => id);
      expect(await ids({ game: 'keltis' })).toEqual(['m3', 'm1', 'm0']);
      expect(await ids({ seats: 2 })).toEqual(['m3', 'm2', 'm0']);
      expect(await ids({ game: 'keltis', seats: 2 })).toEqual(['m3', 'm0']);
      expect(await ids({ game: 'rune', seats: 3 })).toEqual([]);
    });

    test('are told to whoever played in them, listed or not, with their seat', async () => {
      const place = await newPlace();
      const store = await place.opened();
      const played = matchOf('m');
      const person = played.seats.findIndex(({ kind }) => kind === 'person');
      const seat = played.seats[person];
      const owner = seat?.kind === 'person' ? seat.owner : '';
      await begin(store, { ...played, isListed: false });
      expect(await store.finishedOf(owner, { limit: 9 })).toEqual([]);
      await store.finish('m', null, 200, STATE);
      const kinds = played.seats.map(({ kind }) => kind);
      expect(await store.finishedOf(owner, { limit: 9 })).toMatchObject([{ id: 'm', seat: person, kinds }]);
      expect(await store.finishedOf(owner, { limit: 9, before: { endedAt: 200, id: 'm' } })).toEqual([]);
      expect(await store.finishedOf('somebody else', { limit: 9 })).toEqual([]);
    });
  });
}
