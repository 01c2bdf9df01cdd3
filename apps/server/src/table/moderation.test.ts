import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anyWord, CODE, ManualWorld, nonce } from '../testing/manual-table.ts';
import { newState } from './saved-state.ts';
import { savedSetting } from './setting.ts';
import { Table } from './table.ts';

let world: ManualWorld;
beforeEach(async () => {
  world = await ManualWorld.make();
});
afterEach(async () => {
  expect(world.failures).toEqual([]);
  await world.store.close();
});

const code = (answer: { ok: boolean; error?: { code: string } }): string =>
  answer.ok ? 'done' : (answer.error?.code ?? '');

/** Opened by `o`, who is here; `a` and `b` sit. */
function opened(seats = 2): Table {
  const { setting } = world.table('keltis', { seats });
  const table = new Table(setting, world.ports(), newState(seats, 'o'));
  table.arrive('o');
  for (const [seat, owner] of ['a', 'b'].entries()) {
    table.arrive(owner);
    table.sit(owner, owner, seat, nonce(owner));
  }
  return table;
}

describe('the host', () => {
  test('is who opened the table, not who sits down first', async () => {
    const table = opened();
    expect(table.host).toBe('o');
    expect(code(await table.begin('a'))).toBe('not-host');
    expect(code(await table.begin('o'))).toBe('done');
  });

  test('is waited for; then the first who sits is host, until the opener is back', async () => {
    const table = opened();
    table.depart('o');
    await world.pass(59_000, table);
    expect(table.host).toBe('o');
    // A room tells a loss twice.
    table.depart('o');
    await world.pass(2_000, table);
    expect(table.host).toBe('a');
    table.depart('a');
    await world.pass(61_000, table);
    expect(table.host).toBe('b');
    table.arrive('o');
    expect(table.host).toBe('o');
  });

  test('who leaves on purpose before the match is not waited for', () => {
    const table = opened();
    table.leave('o');
    expect(table.host).toBe('a');
    table.leave('a');
    expect([table.host, table.seatOf('a')]).toEqual(['b', null]);
  });

  test('in between cannot judge the opener, nor anybody themselves', async () => {
    const table = opened();
    table.leave('o');
    expect(code(await table.remove('a', 'o'))).toBe('no-such-person');
    expect(code(table.mute('a', 'a', true))).toBe('no-such-person');
    expect(code(table.mute('b', 'a', true))).toBe('not-host');
  });

  test('and what was decided survive a restart', async () => {
    const table = opened();
    table.mute('o', 'b', true);
    await table.remove('o', 'spectator', ['there']);
    await table.begin('o');
    await table.remove('o', 'b');
    await table.close();
    const stored = await world.store.byCode(CODE);
    if (!stored) throw new Error('nothing stored');
    const restored = await Table.restore({ ...stored, setting: savedSetting(table.setting) }, world.ports());
    expect(restored.moderation).toEqual({
      ...{ opener: 'o', removed: ['spectator', 'b'], closedTo: ['there'], unseated: [], muted: ['b'] },
    });
    expect(restored.places.map(({ kind }) => kind)).toEqual(['person', 'computer']);
    expect(restored.host).toBe('o');
    await restored.close();
  });
});

describe('who was removed', () => {
  test('from a seat before the match cannot sit again', async () => {
    const table = opened();
    expect(code(table.free('o', 0))).toBe('done');
    expect(code(table.sit('a', 'a', 0, nonce('a')))).toBe('removed');
    expect(code(await table.remove('o', 'b'))).toBe('done');
    expect(table.places.map(({ kind }) => kind)).toEqual(['open', 'open']);
    expect(code(table.sit('b', 'b', 1, nonce('b')))).toBe('removed');
  });

  test('in a match leaves a computer, which also plays the next match', async () => {
    const table = opened();
    await table.begin('o');
    expect(code(await table.remove('o', 'b'))).toBe('done');
    expect(table.places[1]).toMatchObject({ kind: 'computer', name: 'Brân', owner: null });
    expect(code(await table.act('b', { id: 'too-late-1', ply: 0, word: anyWord(table) }))).toBe('not-seated');
    await table.resign('a');
    expect(code(await table.rematch('a', nonce('a')))).toBe('done');
    expect(table.phase).toBe('playing');
    await table.close();
  });
});
