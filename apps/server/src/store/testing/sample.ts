import type { Entry, MatchStart, Store, TableStart } from '../store.ts';

export const matchOf = (id: string, startedAt = 1000): MatchStart => ({
  id,
  code: `T${id}`,
  isListed: true,
  header: { game: 'keltis', version: 1, options: { long: true }, seats: 3, seed: '0123456789abcdef'.repeat(2) },
  seats: [
    { kind: 'person', owner: 'hash of a token', name: 'Ada' },
    { kind: 'computer', level: 'calm', name: 'Brân 🪨' },
    { kind: 'open' },
  ],
  setting: { clock: null, nonces: ['a', 'b'], text: 'it\'s \u0000 "quoted"' },
  startedAt,
});

export const STATE = { places: ['Ada', null], chat: [] };

export const tableOf = (code: string): TableStart => ({ code, setting: { game: 'keltis' }, state: { places: [] } });

/** A match at a table of its own. */
export async function begin(store: Pick<Store, 'openTable' | 'begin'>, match: MatchStart): Promise<void> {
  const opened = store.openTable(tableOf(match.code), match.startedAt);
  await Promise.all([opened, store.begin(match, STATE)]);
}

/** The entry that belongs at a place: a reader who knows the place knows the content, of all lengths up to some pages. */
export function entryAt(match: string, index: number): Entry {
  const at = 2000 + index;
  const word = `${match}:${index}:${'x'.repeat((index * 7919) % 9001)}`;
  if (index % 11 === 10) return { type: 'note', note: { word, deep: [null, index] }, at };
  return { type: 'act', seat: index % 3, word, id: `${match}-${index}`, at };
}
