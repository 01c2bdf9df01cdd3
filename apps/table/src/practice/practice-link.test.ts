import { type AnyGame, at, GAMES, parseRecord, replay } from '@dolmen/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptPractice, readKept } from './kept.ts';
import { readPractice } from './setting.ts';
import { localTable, settingFor } from './testing/local-link.ts';

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

const RUNE = GAMES.rune as AnyGame;
const KELTIS = settingFor('keltis', 3, 'abc');

/** Plays the first legal move whenever asked. */
async function playOn({ link, letAll }: ReturnType<typeof localTable>, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    letAll();
    const view = link.get()?.view;
    const game = GAMES[link.get()?.game ?? ''] as AnyGame;
    if (view?.toAct !== 0) return;
    await link.act(game.format(at(game.legal(view), 0)));
  }
  letAll();
}

describe('a match in this browser', () => {
  test('shows the own seat and no other’s cards', () => {
    const { link } = localTable(KELTIS);
    const view = link.get()?.view as unknown as { players: { hand: (number | null)[] }[] };
    expect(view.players[0]?.hand.every((card) => card !== null)).toBe(true);
    expect(view.players[1]?.hand.every((card) => card === null)).toBe(true);
    expect(link.get()).toMatchObject({ seat: 0, phase: 'playing', status: 'open', code: '' });
    expect(link.get()?.seats.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer']);
  });

  test('goes on after the page was loaded again', async () => {
    const first = localTable(KELTIS);
    await playOn(first, 5);
    const again = localTable(KELTIS, false);
    expect(again.link.get()?.view).toEqual(first.link.get()?.view);
    await playOn(again, 3);
    expect(again.link.get()?.view?.ply).toBeGreaterThan(first.link.get()?.view?.ply ?? 0);
  });

  test('of another kind is dealt anew', async () => {
    await playOn(localTable(KELTIS), 5);
    expect(localTable({ ...KELTIS, seats: 2 }, false).link.get()?.view?.ply).toBe(0);
  });

  test('is forgotten when it is over, and its record can be replayed', async () => {
    const table = localTable(settingFor('rune', 2, '77'));
    await playOn(table, 500);
    expect(table.link.get()?.phase).toBe('over');
    expect(keptPractice()).toBeNull();
    const saved = JSON.parse((await (await table.link.saveRecord())?.text()) ?? 'null');
    const record = parseRecord(saved);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const end = replay(RUNE, record.value);
    expect(end.ok && end.value.toAct).toBeNull();
    expect(saved.players).toEqual(['Una', 'Brân']);
    expect(end.ok && saved.result.scores).toEqual(end.ok && RUNE.scores(end.value));
  });

  test('has no record before its end', async () => {
    expect(await localTable(KELTIS).link.saveRecord()).toBeNull();
  });

  test('refuses what a room refuses', async () => {
    const table = localTable(KELTIS);
    table.letAll();
    const refusal = (code: string) => ({ refusal: { code } });
    await expect(table.link.act('fly')).rejects.toMatchObject(refusal('malformed'));
    await expect(table.link.act('stay')).rejects.toMatchObject(refusal('not-legal'));
    await expect(table.link.undo(99)).rejects.toMatchObject(refusal('wrong-ply'));
    await expect(table.link.sit(1)).rejects.toMatchObject(refusal('already-started'));
  });

  test('goes back to the floor, and says why no further', async () => {
    const table = localTable(KELTIS);
    await playOn(table, 2);
    const { ply = 0, floor = 0 } = table.link.get()?.view ?? {};
    await expect(table.link.undo(floor - 1)).rejects.toMatchObject({
      refusal: { code: 'floor', floor, because: 'turn-passed' },
    });
    expect(table.link.get()?.view?.ply).toBe(ply);
  });

  test('of two is over when it is given up: the computer wins', async () => {
    const { link } = localTable(settingFor('keltis', 2, 'abc'));
    await link.resign();
    expect(link.get()).toMatchObject({ phase: 'over', seats: [{ resigned: true }, { resigned: false }] });
    await expect(link.act('draw:stock')).rejects.toMatchObject({ refusal: { code: 'game-over' } });
    await expect(link.resign()).rejects.toMatchObject({ refusal: { code: 'game-over' } });
    const saved = JSON.parse((await (await link.saveRecord())?.text()) ?? 'null');
    expect(saved.result).toMatchObject({ by: 'resignation', winners: [1], resigned: [0] });
  });

  test('of three that is given up is played to its end by computers, and not won by who gave it up', async () => {
    const table = localTable(KELTIS);
    await playOn(table, 2);
    await table.link.resign();
    expect(table.link.get()).toMatchObject({ phase: 'playing', seats: [{ resigned: true }, {}, {}] });
    expect(keptPractice()).toBeNull();
    table.letAll();
    expect(table.link.get()).toMatchObject({ phase: 'over', view: { toAct: null } });
    const saved = JSON.parse((await (await table.link.saveRecord())?.text()) ?? 'null');
    expect(saved.result).toMatchObject({ by: 'game', resigned: [0] });
    expect(saved.result.winners).not.toContain(0);
  });

  test('that was given up is dealt anew on request', async () => {
    const table = localTable(KELTIS);
    await table.link.resign();
    await table.link.rematch();
    expect(table.link.get()).toMatchObject({ phase: 'playing', seats: [{ resigned: false }, {}, {}] });
    await playOn(table, 2);
    expect(table.link.get()?.view?.toAct).toBe(0);
  });

  test('tells why computers moved', () => {
    const { link, letAll } = localTable(settingFor('keltis', 4, '1'));
    const seats: number[] = [];
    link.hear('remark', ({ seat }) => seats.push(seat));
    letAll();
    const { toAct } = link.get()?.view ?? {};
    expect(toAct).toBe(0);
    expect(seats.every((seat) => seat > 0)).toBe(true);
  });

  test('that cannot be is closed', () => {
    const { link } = localTable({ ...KELTIS, options: { nonsense: 1 } });
    expect(link.get()).toMatchObject({ status: 'closed', closed: 'malformed', view: null });
  });
});

describe('an address', () => {
  test('says what is played', () => {
    const query = new URLSearchParams('game=rune&seats=2&level=expert&seed=AB&pause=100&options={"grandmaster":true}');
    expect(readPractice(query)).toEqual({
      ...{ game: 'rune', seats: 2, level: 'expert', seed: 'ab', pause: 100, options: { grandmaster: true } },
    });
  });

  test('that makes no sense gets the defaults', () => {
    const query = new URLSearchParams('game=chess&seats=x&level=god&seed=zz&pause=-3&options={');
    expect(readPractice(query)).toEqual({
      ...{ game: 'keltis', seats: 2, level: 'casual', seed: null, pause: null, options: {} },
    });
  });
});

test('what others wrote under our name is no match', () => {
  for (const stored of [null, 3, {}, { setting: {}, record: {} }, { record: null }])
    expect(readKept(stored)).toBeNull();
});
