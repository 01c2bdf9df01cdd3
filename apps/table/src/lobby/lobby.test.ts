import { GAME_IDS, GAMES } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import type { TableInfo, TableSource } from '../session/table-source.ts';
import { createStore } from '../store.ts';
import { fulfilIntent } from './fulfil-intent.ts';
import { EXTRAS, optionsOf, plainWish, practiceHash, readWish } from './wish.ts';

describe('a wish', () => {
  test.each(GAME_IDS)('for %s, with everything switched on, is one that the game takes', (game) => {
    const options = optionsOf({ extras: EXTRAS[game] });
    expect(GAMES[game].options(options)).toMatchObject({ ok: true });
  });

  test('with Queenie 1 leaves it to the seed which rune stones are in play', () => {
    expect(optionsOf({ extras: ['queenie'] })).toEqual({ queenie: true });
  });

  test('that was remembered is taken only as far as it is possible', () => {
    const stored = {
      seats: 7,
      level: 'god',
      extras: ['nocturnal', 'grandmaster'],
      clock: 'sand',
      visibility: 'public',
    };
    expect(readWish('rune', stored)).toEqual({
      ...plainWish('rune'),
      extras: ['grandmaster'],
      visibility: 'public',
    });
    expect(readWish('keltis', null)).toEqual(plainWish('keltis'));
  });

  test('can be played in this browser', () => {
    const hash = practiceHash({ ...plainWish('rune-stones'), seats: 3, extras: ['nocturnal'] });
    const query = new URLSearchParams(hash.slice(hash.indexOf('?')));
    expect(Object.fromEntries(query)).toMatchObject({ game: 'rune-stones', seats: '3', options: '{"nocturnal":true}' });
  });
});

describe('what a table was opened for', () => {
  const seat = (kind: 'open' | 'person' | 'computer'): TableInfo['seats'][number] => ({
    ...{ kind, name: '', level: '', connected: true, standIn: false, resigned: false, millis: 0 },
  });

  /** A table that does what it is asked, and notes it. */
  const room = (seats: number, refuses = false): { source: TableSource; asked: string[] } => {
    const asked: string[] = [];
    const table = createStore<TableInfo | null>(null);
    const change = (part: Partial<TableInfo>, name: string): Promise<unknown> => {
      asked.push(name);
      if (refuses) return Promise.reject(new Error('not-host'));
      table.update((now) => now && { ...now, ...part });
      return Promise.resolve();
    };
    const seated = (index: number, kind: 'person' | 'computer'): TableInfo['seats'] =>
      (table.get()?.seats ?? []).map((old, at) => (at === index ? seat(kind) : old));
    const seating = {
      sit: (index: number) => change({ seat: index, seats: seated(index, 'person') }, `sit ${index}`),
      computer: (index: number, level: string) => change({ seats: seated(index, 'computer') }, `${level} ${index}`),
      start: () => change({ phase: 'playing' }, 'start'),
    };
    const source = { ...table, actions: { seating } } as unknown as TableSource;
    queueMicrotask(() =>
      table.set({
        phase: 'gathering',
        seat: null,
        seats: Array.from({ length: seats }, () => seat('open')),
      } as unknown as TableInfo),
    );
    return { source, asked };
  };
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test('against computers: sit, fill the seats, begin', async () => {
    const { source, asked } = room(3);
    fulfilIntent(source, { computers: 'expert' });
    await settled();
    expect(asked).toEqual(['sit 0', 'expert 1', 'expert 2', 'start']);
  });

  test('with friends: sit, and wait', async () => {
    const { source, asked } = room(2);
    fulfilIntent(source, { computers: null });
    await settled();
    expect(asked).toEqual(['sit 0']);
  });

  test('a refusal leaves the rest to the person', async () => {
    const { source, asked } = room(2, true);
    fulfilIntent(source, { computers: 'casual' });
    await settled();
    expect(asked).toEqual(['sit 0']);
  });

  test('with friends: whoever stands up again stays so', async () => {
    const { source, asked } = room(2);
    fulfilIntent(source, { computers: null });
    await settled();
    const store = source as unknown as { update(change: (table: TableInfo) => TableInfo): void };
    store.update((table) => ({ ...table, seat: null, seats: table.seats.map(() => seat('open')) }));
    await settled();
    expect(asked).toEqual(['sit 0']);
  });

  test('nothing: whoever came by a link decides', async () => {
    const { source, asked } = room(2);
    fulfilIntent(source, null);
    await settled();
    expect(asked).toEqual([]);
  });
});
