import { at, GAMES, parseRecord, replay } from '@dolmen/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Keeping, lastPractice, readKept } from './kept.ts';
import type { Kept } from './messages.ts';
import { forgetPractised, practised } from './practised.ts';
import { readPractice, settingHash } from './setting.ts';
import { localTable, settingFor } from './testing/local-table.ts';

/** Node's own needs a file: one that remembers as long as a test. */
class Memory implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly #items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

const known = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
beforeEach(() => Object.defineProperty(globalThis, 'localStorage', { value: new Memory(), configurable: true }));
afterEach(() => {
  if (known) Object.defineProperty(globalThis, 'localStorage', known);
});

const RUNE = GAMES.rune;
const KELTIS = settingFor('keltis', 3, 'abc');

/** Plays the first legal move whenever asked. */
async function playOn({ source, letAll }: ReturnType<typeof localTable>, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    letAll();
    const { view, game: id } = source.get() ?? {};
    if (id === undefined || view?.toAct !== 0) return;
    const game = GAMES[id];
    await source.actions?.act(game.format(at(game.legal(view), 0)));
  }
  letAll();
}

describe('a match in this browser', () => {
  test('shows the own seat and no other’s cards', () => {
    const { source } = localTable(KELTIS);
    const view = source.get()?.view as unknown as { players: { hand: (number | null)[] }[] };
    expect(view.players[0]?.hand.every((card) => card !== null)).toBe(true);
    expect(view.players[1]?.hand.every((card) => card === null)).toBe(true);
    expect(source.get()).toMatchObject({ seat: 0, phase: 'playing', status: 'open', code: '' });
    expect(source.get()?.seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer']);
  });

  test('goes on after the page was loaded again', async () => {
    const first = localTable(KELTIS);
    await playOn(first, 5);
    const again = localTable(KELTIS, { isFresh: false });
    expect(again.source.get()?.view).toEqual(first.source.get()?.view);
    await playOn(again, 3);
    expect(again.source.get()?.view?.ply).toBeGreaterThan(first.source.get()?.view?.ply ?? 0);
  });

  test('begun under other rules is dealt anew, and the page says so until the first move', async () => {
    await playOn(localTable(KELTIS), 5);
    const kept = lastPractice.kept();
    if (!kept) throw new Error('nothing was kept');
    lastPractice.keep({ ...kept, record: { ...kept.record, version: 0 } });
    const again = localTable(KELTIS, { isFresh: false });
    again.letAll();
    expect(again.source.get()).toMatchObject({ isOutdated: true, phase: 'playing' });
    await playOn(again, 1);
    expect(again.source.get()).toMatchObject({ isOutdated: false });
  });

  test('of another kind is dealt anew', async () => {
    await playOn(localTable(KELTIS), 5);
    expect(localTable({ ...KELTIS, seats: 2 }, { isFresh: false }).source.get()?.view?.ply).toBe(0);
  });

  test('is forgotten when it is over, and its record can be replayed', async () => {
    const table = localTable(settingFor('rune', 2, '77'));
    await playOn(table, 500);
    expect(table.source.get()?.phase).toBe('over');
    expect(lastPractice.kept()).toBeNull();
    const saved = JSON.parse((await (await table.source.saveRecord())?.text()) ?? 'null');
    const record = parseRecord(saved);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const end = replay(RUNE, record.value);
    expect(end.ok && end.value.toAct).toBeNull();
    expect(saved.players).toEqual(['Una', 'Brân']);
    expect(end.ok && saved.result.scores).toEqual(end.ok && RUNE.scores(end.value));
    const same = practised.get().filter(({ file }) => file.seed === saved.seed);
    expect(same).toMatchObject([{ seat: 0, file: saved }]);
    forgetPractised(same[0]?.at ?? 0);
    expect(practised.get().some(({ file }) => file.seed === saved.seed)).toBe(false);
  });

  test('can be saved before its end, without a result', async () => {
    const table = localTable(KELTIS);
    await playOn(table, 2);
    const saved = JSON.parse((await (await table.source.saveRecord())?.text()) ?? 'null');
    expect(saved).toMatchObject({ game: 'keltis', practice: true });
    expect(saved.result).toBeUndefined();
  });

  test('is played from any seat, and kept wherever it is told to be', async () => {
    const places: Kept[] = [];
    const keep = (kept: Kept): void => void places.push(kept);
    const keeping: Keeping = { kept: () => null, keep, forget: () => {}, finish: () => {} };
    const table = localTable({ ...KELTIS, seat: 2 }, { keeping });
    await playOn(table, 2);
    expect(table.source.get()).toMatchObject({ seat: 2, seats: [{ kind: 'computer' }, {}, { kind: 'person' }] });
    expect(places.at(-1)?.record.actions.length).toBeGreaterThan(2);
  });

  test('refuses what a room refuses', async () => {
    const table = localTable(KELTIS);
    table.letAll();
    const refusal = (code: string) => ({ refusal: { code } });
    await expect(table.source.actions?.act('fly')).rejects.toMatchObject(refusal('malformed'));
    await expect(table.source.actions?.act('stay')).rejects.toMatchObject(refusal('not-legal'));
    await expect(table.source.actions?.undo(99)).rejects.toMatchObject(refusal('wrong-ply'));
    expect(table.source.actions?.seating).toBeNull();
  });

  test('goes back to the floor, and says why no further', async () => {
    const table = localTable(KELTIS);
    await playOn(table, 2);
    const { ply = 0, floor = 0 } = table.source.get()?.view ?? {};
    await expect(table.source.actions?.undo(floor - 1)).rejects.toMatchObject({
      refusal: { code: 'floor', floor, because: 'turn-passed' },
    });
    expect(table.source.get()?.view?.ply).toBe(ply);
  });

  test('of two is over when it is given up: the computer wins', async () => {
    const { source } = localTable(settingFor('keltis', 2, 'abc'));
    await source.actions?.resign();
    expect(source.get()).toMatchObject({ phase: 'over', seats: [{ resigned: true }, { resigned: false }] });
    await expect(source.actions?.act('draw:stock')).rejects.toMatchObject({ refusal: { code: 'game-over' } });
    await expect(source.actions?.resign()).rejects.toMatchObject({ refusal: { code: 'game-over' } });
    const saved = JSON.parse((await (await source.saveRecord())?.text()) ?? 'null');
    expect(saved.result).toMatchObject({ by: 'resignation', winners: [1], resigned: [0] });
  });

  test('of three that is given up is played to its end by computers, and not won by who gave it up', async () => {
    const table = localTable(KELTIS);
    await playOn(table, 2);
    await table.source.actions?.resign();
    expect(table.source.get()).toMatchObject({ phase: 'playing', seats: [{ resigned: true }, {}, {}] });
    expect(lastPractice.kept()).toBeNull();
    table.letAll();
    expect(table.source.get()).toMatchObject({ phase: 'over', view: { toAct: null } });
    const saved = JSON.parse((await (await table.source.saveRecord())?.text()) ?? 'null');
    expect(saved.result).toMatchObject({ by: 'game', resigned: [0] });
    expect(saved.result.winners).not.toContain(0);
  });

  test('that was given up is dealt anew on request', async () => {
    const table = localTable(KELTIS);
    await table.source.actions?.resign();
    await table.source.actions?.rematch();
    expect(table.source.get()).toMatchObject({ phase: 'playing', seats: [{ resigned: false }, {}, {}] });
    await playOn(table, 2);
    expect(table.source.get()?.view?.toAct).toBe(0);
  });

  test('tells why computers moved', () => {
    const { source, letAll } = localTable(settingFor('keltis', 4, '1'));
    const seats: number[] = [];
    source.listen('remark', ({ seat }) => seats.push(seat));
    letAll();
    const { toAct } = source.get()?.view ?? {};
    expect(toAct).toBe(0);
    expect(seats.every((seat) => seat > 0)).toBe(true);
  });

  test('that cannot be is closed', () => {
    const { source } = localTable({ ...KELTIS, options: { nonsense: 1 } });
    expect(source.get()).toMatchObject({ status: 'closed', closed: 'malformed', view: null });
  });
});

describe('an address', () => {
  test('says what is played', () => {
    const query = new URLSearchParams('game=rune&seats=2&level=expert&seed=AB&pause=100&options={"grandmaster":true}');
    expect(readPractice(query)).toEqual({
      ...{ game: 'rune', seats: 2, seat: 0, level: 'expert', seed: 'ab', pause: 100, options: { grandmaster: true } },
    });
  });

  test('that makes no sense gets the defaults', () => {
    const query = new URLSearchParams('game=keltis&seats=x&level=god&seed=zz&pause=-3&options={');
    expect(readPractice(query)).toEqual({
      ...{ game: 'keltis', seats: 2, seat: 0, level: 'casual', seed: null, pause: null, options: {} },
    });
  });

  test.each(['', 'game=', 'game=chess', 'game=Keltis'])('that names no game of ours is no match: %j', (text) => {
    expect(readPractice(new URLSearchParams(text))).toBeNull();
  });

  test.each(['game=rune&options={"grandmaster":true}&seed=ab&pause=0&level=master', 'game=keltis&seats=4'])(
    '%s has an address that says the same',
    (text) => {
      const setting = readPractice(new URLSearchParams(text));
      const [, query] = setting ? settingHash(setting).split('?') : [];
      expect(readPractice(new URLSearchParams(query))).toEqual(setting);
    },
  );
});

test('what others wrote under our name is no match', () => {
  for (const stored of [null, 3, {}, { setting: {}, record: {} }, { record: null }])
    expect(readKept(stored)).toBeNull();
});
