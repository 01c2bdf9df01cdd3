import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredTable } from '../store/store.ts';
import { runningAt } from '../store/testing/unfinished.ts';
import { anyWord, CODE, ManualWorld, nonce } from '../testing/manual-table.ts';
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

/** Owners are named like their seats: a, b, c, d. */
async function started(seats = 2, game: 'keltis' | 'rune' | 'rune-stones' = 'keltis', setting = {}): Promise<Table> {
  const table = world.table(game, { seats, ...setting });
  for (const [seat, owner] of ['a', 'b', 'c', 'd'].slice(0, seats).entries())
    table.sit(owner, owner.toUpperCase(), seat, nonce(owner));
  expect(code(await table.begin('a'))).toBe('done');
  return table;
}

const ownerToAct = (table: Table): string => table.places[table.state?.toAct ?? -1]?.owner ?? '';
let moves = 0;
const act = (table: Table, owner = ownerToAct(table), word = anyWord(table)) =>
  table.act(owner, { id: `move-${moves++}`, ply: table.state?.ply ?? 0, word });

describe('gathering', () => {
  test('the first to sit is the host, and each person has one seat', () => {
    const table = world.table('keltis', { seats: 3 });
    expect(code(table.sit('a', 'A', 0, nonce('a')))).toBe('done');
    expect(code(table.sit('b', 'B', 0, nonce('b')))).toBe('seat-taken');
    expect(code(table.sit('b', 'B', 1, nonce('b')))).toBe('done');
    expect(code(table.sit('a', 'A', 2, nonce('a')))).toBe('done');
    expect(table.places.map(({ owner }) => owner)).toEqual([null, 'b', 'a']);
    expect(table.host).toBe('a');
    expect(code(table.sit('c', 'C', 7, nonce('c')))).toBe('no-such-seat');
  });

  test('the host seats computers, frees seats and begins; nobody else does', async () => {
    const table = world.table('keltis', { seats: 2 });
    table.sit('a', 'A', 0, nonce('a'));
    table.sit('b', 'B', 1, nonce('b'));
    expect(code(table.free('b', 0))).toBe('not-host');
    expect(code(table.seatComputer('a', 1, 'casual'))).toBe('seat-taken');
    expect(code(table.free('a', 1))).toBe('done');
    expect(code(await table.begin('a'))).toBe('not-enough-players');
    expect(code(table.seatComputer('a', 1, 'casual'))).toBe('done');
    expect(code(table.sit('b', 'B', 1, nonce('b')))).toBe('seat-taken');
    expect(code(await table.begin('b'))).toBe('not-host');
    expect(code(await table.begin('a'))).toBe('done');
    expect(code(await table.begin('a'))).toBe('already-started');
  });

  test('when the host goes, the next person is host; an absent person loses the seat after the grace', async () => {
    const table = world.table('keltis', { seats: 2 });
    table.sit('a', 'A', 0, nonce('a'));
    table.sit('b', 'B', 1, nonce('b'));
    table.depart('a');
    await world.pass(59_000, table);
    expect(table.seatOf('a')).toBe(0);
    await world.pass(2_000, table);
    expect([table.seatOf('a'), table.host]).toEqual([null, 'b']);
    expect(code(table.stand('a'))).toBe('not-seated');
  });
});

describe('moves', () => {
  test('are played once, however often they are sent', async () => {
    const table = await started();
    const owner = ownerToAct(table);
    const move = { id: 'the-same-id', ply: 0, word: anyWord(table) };
    expect(await table.act(owner, move)).toEqual({ ok: true, value: { ply: 1 } });
    expect(await table.act(owner, move)).toEqual({ ok: true, value: { ply: 1 } });
    expect(table.state?.ply).toBe(1);
  });

  test('sent together are taken one after the other', async () => {
    const table = await started();
    const owner = ownerToAct(table);
    const word = anyWord(table);
    const answers = await Promise.all(['one-id-one', 'two-id-two'].map((id) => table.act(owner, { id, ply: 0, word })));
    expect(answers.map(code)).toEqual(['done', 'wrong-ply']);
  });

  test('are refused with a reason and leave no trace', async () => {
    const table = await started();
    const before = JSON.stringify(table.state);
    const owner = ownerToAct(table);
    const other = owner === 'a' ? 'b' : 'a';
    expect(code(await act(table, other))).toBe('not-your-turn');
    expect(code(await act(table, owner, 'draw:stock'))).toBe('not-legal');
    expect(code(await act(table, owner, 'hop'))).toBe('malformed');
    expect(code(await act(table, 'stranger'))).toBe('not-seated');
    expect(JSON.stringify(table.state)).toBe(before);
    expect((await runningAt(world.store, CODE))?.entries).toEqual([]);
  });
});

describe('undo', () => {
  test('goes back to the floor, and says why it goes no further', async () => {
    const table = await started();
    const owner = ownerToAct(table);
    const discard = table.setting.game
      .legal(table.state ?? ({} as never))
      .map((each) => table.setting.game.format(each));
    const word = discard.find((each) => each.startsWith('discard')) ?? '';
    await act(table, owner, word);
    expect(await table.undo(owner, { id: 'undo-it-1', ply: 1, to: 0 })).toEqual({ ok: true, value: { ply: 0 } });
    expect(table.state).toMatchObject({ ply: 0, choice: 'turn' });
    await act(table, owner, word);
    await act(table, owner, 'draw:stock');
    expect(code(await table.undo(owner, { id: 'undo-it-2', ply: 2, to: 0 }))).toBe('not-your-turn');
    const next = ownerToAct(table);
    expect(await table.undo(next, { id: 'undo-it-3', ply: 2, to: 0 })).toEqual({
      ok: false,
      error: { code: 'floor', floor: 2, because: 'turn-passed' },
    });
  });
});

describe('the end', () => {
  test('two players: who resigns gives the match to the other', async () => {
    const table = await started();
    expect(code(await table.resign('a'))).toBe('done');
    expect(table.phase).toBe('over');
    expect(table.outcome).toMatchObject({ by: 'resignation', winners: [1], resigned: [0] });
    expect((await world.store.byCode(CODE))?.match?.result).toEqual(table.outcome);
    expect(code(await table.resign('b'))).toBe('game-over');
  });

  test('three players: a computer plays on for who resigned', async () => {
    const table = await started(3);
    while (ownerToAct(table) !== 'b') await act(table);
    await table.resign('b');
    expect(table.phase).toBe('playing');
    await world.pass(30_000, table);
    expect(ownerToAct(table)).not.toBe('b');
  });

  test('a rematch is dealt when all people want it, and the next seat begins', async () => {
    const table = await started(3);
    const first = ownerToAct(table);
    const before = table.places.map(({ owner }) => owner);
    const { commitment } = table;
    await table.resign('a');
    await table.resign('b');
    expect(table.phase).toBe('over');
    expect(table.commitment).not.toBe(commitment);
    await table.rematch('a', nonce('1'));
    await table.rematch('b', nonce('2'));
    expect(table.phase).toBe('over');
    await table.rematch('c', nonce('3'));
    expect(table.phase).toBe('playing');
    const next = before[(before.indexOf(first) + 1) % 3];
    expect(ownerToAct(table)).toBe(next);
    const order = table.places.map(({ owner }) => owner);
    expect(order.concat(order).join('')).toContain(before.join(''));
    expect(table.places.every((place) => !place.resigned)).toBe(true);
  });
});

describe('computers', () => {
  test('play their seats, and for people who are absent until they return', async () => {
    const table = await started(2);
    const owner = ownerToAct(table);
    table.depart(owner);
    await world.pass(59_000, table);
    expect(table.state?.ply).toBe(0);
    await world.pass(60_000, table);
    expect(table.state?.ply).toBeGreaterThan(0);
    expect(ownerToAct(table)).not.toBe(owner);
    expect(table.places[table.seatOf(owner) ?? -1]?.standIn).toBe('absent');
    table.arrive(owner);
    expect(table.places[table.seatOf(owner) ?? -1]?.standIn).toBe('nobody');
  });

  test('do not play on while nobody is there', async () => {
    const table = await started(2);
    table.depart('a');
    table.depart('b');
    await world.pass(600_000, table);
    expect(table.state?.ply).toBe(0);
  });
});

describe('clocks', () => {
  test('per turn: whose time is over gets the turn finished by a computer, and the next turn back', async () => {
    const table = await started(2, 'keltis', { clock: { kind: 'turn', seconds: 30 } });
    const owner = ownerToAct(table);
    await world.pass(29_000, table);
    expect(table.state?.ply).toBe(0);
    await world.pass(10_000, table);
    expect(ownerToAct(table)).not.toBe(owner);
    expect(table.places[table.seatOf(owner) ?? -1]?.standIn).toBe('nobody');
  });

  test('Fischer: time is charged and added, and after it a computer plays to the end', async () => {
    const table = await started(2, 'keltis', { clock: { kind: 'fischer', seconds: 60, increment: 5 } });
    const owner = ownerToAct(table);
    const seat = table.seatOf(owner) ?? -1;
    world.now += 10_000;
    while (ownerToAct(table) === owner) await act(table);
    expect(table.playing?.clock.left[seat]).toBe(55_000);
    const other = ownerToAct(table);
    await world.pass(61_000, table);
    expect(table.places[table.seatOf(other) ?? -1]?.standIn).toBe('game');
  });
});

/** As the store has it; the setting is written when a table is opened, which is done elsewhere. */
async function savedTable({ setting }: Table): Promise<StoredTable> {
  const stored = await world.store.byCode(CODE);
  if (!stored) throw new Error('nothing stored');
  return { ...stored, setting: savedSetting(setting) };
}

describe('after a restart', () => {
  test('a gathering table has its seats, nonces, host, chat and commitment', async () => {
    const table = world.table('keltis', { seats: 3 });
    table.sit('a', 'A', 2, nonce('a'));
    table.sit('b', 'B', 0, nonce('b'));
    table.seatComputer('a', 1, 'casual');
    table.heard({ name: 'A', seat: 2, text: 'Hello', at: 5 });
    await table.close();
    const again = await Table.restore(await savedTable(table), world.ports());
    const seats = ({ places }: Table) => places.map(({ owner, name, level, nonce }) => [owner, name, level, nonce]);
    expect(seats(again)).toEqual(seats(table));
    expect([again.host, again.commitment, again.chat]).toEqual(['a', table.commitment, table.chat]);
    expect(again.places.map(({ connected }) => connected)).toEqual([false, true, false]);
    expect(code(await again.begin('a'))).toBe('done');
    await again.close();
  });

  test('a finished table has its result, and the rematch goes on where it was', async () => {
    const table = await started(2);
    await table.resign('b');
    await table.rematch('a', nonce('1'));
    await table.close();
    const again = await Table.restore(await savedTable(table), world.ports());
    expect([again.phase, again.outcome, again.commitment]).toEqual(['over', table.outcome, table.commitment]);
    expect(again.state).toEqual(table.state);
    expect(code(await act(again))).toBe('game-over');
    await again.rematch('b', nonce('2'));
    expect(again.phase).toBe('playing');
    await again.close();
  });

  test('seats, moves, answers, clock and resignations are as they were', async () => {
    const table = await started(3, 'rune-stones', { clock: { kind: 'fischer', seconds: 600, increment: 0 } });
    for (let made = 0; made < 12; made++) {
      world.now += 1_000;
      await act(table);
    }
    const last = { id: `move-${moves - 1}`, ply: 11, word: 'anything' };
    while (ownerToAct(table) === 'c') await act(table);
    await table.resign('c');
    await table.close();
    const clock = table.playing?.clock.left;
    const stored = await savedTable(table);
    world.now += 3_600_000;
    const again = await Table.restore(stored, world.ports());
    expect(again.state).toEqual(table.state);
    expect(again.playing?.clock.left).toEqual(clock);
    expect(again.places.map(({ owner, resigned }) => [owner, resigned])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ]);
    const entry = stored.match?.entries.findLast((each) => each.type === 'act' && each.id === last.id);
    const owner = entry?.type === 'act' ? (again.places[entry.seat]?.owner ?? '') : '';
    expect(await again.act(owner, last)).toEqual({ ok: true, value: { ply: 12 } });
    await again.close();
  });
});
