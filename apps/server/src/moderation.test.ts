import { randomBytes } from 'node:crypto';
import { Client } from '@colyseus/sdk';
import type { CreateOptions } from '@dolmen/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { HOOK_TIMEOUT, type HostileServer, hostileServer } from './testing/hostile-server.ts';

let server: HostileServer;
beforeAll(async () => {
  server = await hostileServer();
}, HOOK_TIMEOUT);
afterEach(() => expect(server.failures).toEqual([]));
afterAll(() => server.stop(), HOOK_TIMEOUT);

let guests = 0;
/** From an address of their own, unless told otherwise. */
async function join(code: string, name: string, token?: string, from = `198.51.100.${guests++ % 250}`): Promise<Guest> {
  const guest = await Guest.from(from, server.address, code, name, token);
  onTestFinished(() => void guest.leave());
  await guest.until(() => guest.id !== '');
  return guest;
}

const refusalOf = (joining: Promise<unknown>): Promise<string> =>
  joining.then(
    () => 'in',
    (error: Error) => error.message,
  );

/** Ann opens a table and comes to it. */
async function opened(wanted: Partial<CreateOptions> = {}): Promise<{ ann: Guest; code: string }> {
  const token = randomBytes(16).toString('hex');
  const code = await openTable(server.address, { token, ...wanted });
  return { ann: await join(code, 'Ann', token), code };
}

/** Whichever of them is next moves; the computer moves in between. */
async function moveOf(players: readonly Guest[]): Promise<void> {
  const isNext = (guest: Guest): boolean => guest.state.toAct === guest.seat;
  const mover = await Promise.race(players.map((guest) => guest.until(() => isNext(guest)).then(() => guest)));
  await playOn([mover], [1, 1, 1, 1], 1);
}

const NONCE = '0'.repeat(32);

describe('the host', () => {
  test('is who opened the table, though others sit down first', async () => {
    const { ann, code } = await opened();
    const mal = await join(code, 'Mal');
    await mal.sit(0);
    expect(mal.state.host).toBe(ann.id);
    for (const [name, message] of [
      ['computer', { seat: 1, level: 'casual' }],
      ['open', { seat: 0 }],
      ['start', {}],
      ['mute', { person: ann.id, isMuted: true }],
      ['remove', { person: ann.id }],
    ] as const)
      expect(await mal.refused(name, message), name).toEqual({ code: 'not-host' });
    expect(await ann.refused('remove', { person: 'ffffffffffff' })).toEqual({ code: 'no-such-person' });
    expect(await ann.refused('remove', { person: ann.id })).toEqual({ code: 'no-such-person' });
  });

  test('who leaves hands over to those who sit, until they are back', async () => {
    const { ann, code } = await opened();
    const bob = await join(code, 'Bob');
    await bob.sit(0);
    await ann.leave();
    await bob.until(() => bob.state.host === bob.id);
    const again = await join(code, 'Ann', ann.token);
    await bob.until(() => bob.state.host === again.id);
  });

  test('alone is told who looks on', async () => {
    const { ann, code } = await opened();
    const [bob, cat] = [await join(code, 'Bob'), await join(code, 'Cat')];
    await bob.sit(1);
    await ann.until(() => ann.people.length === 2 && ann.people[0]?.seat === 1);
    expect(ann.people).toEqual([
      { id: bob.id, name: 'Bob', seat: 1, isMuted: false },
      { id: cat.id, name: 'Cat', seat: null, isMuted: false },
    ]);
    await cat.leave();
    await ann.until(() => ann.people.length === 1);
    expect([bob.people, cat.people]).toEqual([[], []]);
  });

  test('knows people by ids that tell nothing at another table', async () => {
    const [first, second] = [await opened(), await opened()];
    const token = randomBytes(16).toString('hex');
    const ids = [(await join(first.code, 'Bob', token)).id, (await join(second.code, 'Bob', token)).id];
    expect(new Set(ids).size).toBe(2);
  });
});

describe('who was removed', () => {
  test('from a seat cannot sit down again', async () => {
    const { ann, code } = await opened();
    const mal = await join(code, 'Mal');
    await mal.sit(1);
    await ann.ask('open', { seat: 1 });
    await mal.until(() => mal.seat === null);
    expect(await mal.refused('sit', { seat: 1, nonce: NONCE })).toEqual({ code: 'removed' });
    expect(await (await mal.again()).refused('sit', { seat: 0, nonce: NONCE })).toEqual({ code: 'removed' });
  });

  test('as a spectator is put out of every tab, and cannot come back by any way', async () => {
    const { ann, code } = await opened();
    const mal = await join(code, 'Mal');
    const other = await join(code, 'Mal', mal.token);
    const gone = [mal.closed(), other.closed()];
    const { reconnectionToken } = mal.room;
    await ann.ask('remove', { person: mal.id });
    expect(await Promise.all(gone)).toEqual([4403, 4403]);
    expect(await refusalOf(mal.again())).toBe('removed');
    expect(await refusalOf(new Client(server.address).reconnect(reconnectionToken))).not.toBe('in');
    await ann.until(() => ann.people.length === 0);
  });

  test('is no stranger with a new token from the same address, but those who share it with a player are', async () => {
    const { ann, code } = await opened();
    const bob = await join(code, 'Bob', undefined, '203.0.113.1');
    await bob.sit(1);
    const lurkers = [
      await join(code, 'Mal', undefined, '203.0.113.1'),
      await join(code, 'Mal', undefined, '203.0.113.2'),
    ];
    for (const { id } of lurkers) await ann.ask('remove', { person: id });
    expect(await refusalOf(join(code, 'Eve', undefined, '203.0.113.1'))).toBe('in');
    expect(await refusalOf(join(code, 'Eve', undefined, '203.0.113.2'))).toBe('removed');
    expect(await refusalOf(join(code, 'Eve', undefined, '203.0.113.3'))).toBe('in');
  });

  test('while the connection was broken cannot come back over it', async () => {
    const { ann, code } = await opened();
    const mal = await join(code, 'Mal');
    const { reconnectionToken } = mal.room;
    await mal.sit(1);
    const gone = mal.closed();
    mal.room.connection.close();
    await gone;
    await ann.until(() => ann.state.seats[1]?.connected === false);
    await ann.ask('remove', { person: mal.id });
    expect(ann.state.seats[1]?.kind).toBe('open');
    expect(await refusalOf(new Client(server.address).reconnect(reconnectionToken))).not.toBe('in');
    expect(await refusalOf(mal.again())).toBe('removed');
  });

  test('in a match leaves the seat to a computer, and the match goes on', async () => {
    const { ann, code } = await opened({ seats: 3 });
    const [bob, mal] = [await join(code, 'Bob'), await join(code, 'Mal')];
    for (const [seat, guest] of [ann, bob, mal].entries()) await guest.sit(seat);
    await ann.ask('start', {});
    await Promise.all([ann, bob].map((guest) => guest.until(() => guest.view !== null)));
    const gone = mal.closed();
    await ann.ask('remove', { person: mal.id });
    expect(await gone).toBe(4403);
    await ann.until(() => ann.state.seats[2]?.kind === 'computer');
    for (let move = 0; move < 12; move++) await moveOf([ann, bob]);
    expect(ann.state.ply).toBeGreaterThan(12);
    expect(await refusalOf(mal.again())).toBe('removed');
  });
});

describe('who is muted', () => {
  test('is told so, and heard by nobody until they may speak', async () => {
    const { ann, code } = await opened();
    const mal = await join(code, 'Mal');
    await ann.ask('mute', { person: mal.id, isMuted: true });
    await mal.until(() => mal.isMuted);
    expect(await mal.refused('chat', { text: 'buy my stones' })).toEqual({ code: 'muted' });
    expect(await mal.refused('emote', { emote: 'wow' })).toEqual({ code: 'muted' });
    const again = await join(code, 'Mal', mal.token);
    expect(again.isMuted).toBe(true);
    await ann.until(() => ann.people[0]?.isMuted === true);
    await ann.ask('mute', { person: mal.id, isMuted: false });
    await mal.ask('chat', { text: 'sorry' });
    await ann.until(() => ann.state.chat.length === 1);
  });
});

describe('chat', () => {
  const say = async (guest: Guest, times: number): Promise<number> => {
    const said = Array.from({ length: times }, () => guest.ask('chat', { text: 'me!' }));
    return (await Promise.allSettled(said)).filter(({ status }) => status === 'fulfilled').length;
  };

  test('is limited for each person, at all tables together', async () => {
    const [first, second] = [await opened(), await opened()];
    const token = randomBytes(16).toString('hex');
    const tabs = [await join(first.code, 'Mal', token), await join(second.code, 'Mal', token)];
    const heard = await Promise.all(tabs.map((tab) => say(tab, 10)));
    expect((heard[0] ?? 0) + (heard[1] ?? 0)).toBe(5);
    expect(await say(first.ann, 1)).toBe(1);
  });

  test('is limited for each address, whoever speaks there', async () => {
    const { ann, code } = await opened();
    const crowd = await Promise.all(Array.from({ length: 10 }, () => join(code, 'Mal', undefined, '203.0.113.66')));
    const heard = await Promise.all(crowd.map((mal) => say(mal, 5)));
    expect(heard.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(await say(ann, 1)).toBe(1);
  });
});

describe('names', () => {
  test('guests who are called the same sit down without stumbling, and are told apart', async () => {
    const code = await openTable(server.address, { seats: 3 });
    for (let seat = 0; seat < 3; seat++) await (await join(code, 'Guest')).sit(seat);
    const watcher = await join(code, 'Guest');
    expect(watcher.state.seats.map(({ name }) => name)).toEqual(['Guest', 'Guest (2)', 'Guest (3)']);
    await watcher.ask('chat', { text: 'hello' });
    await watcher.until(() => watcher.state.chat.length === 1);
    expect(watcher.state.chat[0]?.name).toBe('Guest (4)');
  });

  test('nobody sits down under what looks like a player’s or a computer’s name', async () => {
    const { ann, code } = await opened({ seats: 4 });
    await ann.sit(0);
    for (const [index, name] of ['Аnn', 'A\u200bnn', 'Brân'].entries()) await (await join(code, name)).sit(index + 1);
    await ann.until(() => ann.state.seats[3]?.kind === 'person');
    expect(ann.state.seats.map(({ name }) => name)).toEqual(['Ann', 'Аnn (2)', 'Ann (3)', 'Brân (2)']);
  });

  test.each(['\u3164', '\u200b\u200d', '\u0301\u0302', '\u2800', 'Ann\ue000'])('%j is no name', async (name) => {
    const { code } = await opened();
    expect(await refusalOf(join(code, name))).toBe('malformed');
  });

  test('whoever comes back keeps theirs', async () => {
    const { ann, code } = await opened();
    const other = await join(code, 'Ann');
    await other.sit(0);
    await ann.leave();
    const again = await join(code, 'Ann', other.token);
    expect([again.state.seats[0]?.name, again.seat]).toEqual(['Ann (2)', 0]);
  });
});
