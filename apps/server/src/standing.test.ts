import { GAMES } from '@dolmen/core';
import { STANDARD_DECK } from '@dolmen/core/rune-stones';
import { deckHash } from '@dolmen/records';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { recordFile } from './http/record-file.ts';
import type { Settings } from './settings.ts';
import { Guest, playOn } from './testing/guest.ts';
import { HOOK_TIMEOUT } from './testing/hostile-server.ts';
import { ask } from './testing/http.ts';
import { testServer } from './testing/test-server.ts';
import { verdictOf } from './verify.ts';

/** Long enough for whoever looks at the end, in a test that does not wait for it. */
const LINGER_MILLIS = 400;

type Room = Settings['rooms'][number];
const room = (name: string, more: Partial<Room> = {}): Room => ({
  ...{ name, title: `The ${name}`, welcome: 'Be welcome.', computers: [], password: null, names: null },
  mostSpectators: null,
  setting: {
    game: GAMES.rune,
    options: { grandmaster: false },
    seats: 2,
    visibility: 'public',
    clock: { kind: 'none' },
    isFixed: true,
  },
  ...more,
});

const [card, ...cards] = STANDARD_DECK.creatures;
if (!card) throw new Error('a deck without cards');
const options = GAMES['rune-stones'].options({
  deck: { ...STANDARD_DECK, creatures: [{ ...card, magic: 9 }, ...cards] },
});
if (!options.ok) throw new Error('no deck');
const withDeck = {
  ...{ game: GAMES['rune-stones'], options: options.value, seats: 2, isFixed: true },
  clock: { kind: 'none' },
} as const;

const forThree = { ...withDeck, game: GAMES.keltis, options: {}, seats: 3, visibility: 'public' } as const;

const ROOMS = [
  room('hall'),
  room('over'),
  room('stay'),
  room('cellar', { computers: ['beginner'], mostSpectators: 0, setting: forThree }),
  room('study', { password: 'open sesame' }),
  room('list', { names: ['Ann', 'Bob'] }),
  room('deck', { setting: { ...withDeck, visibility: 'public' } }),
];

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ rooms: ROOMS }, {}, 'no-site', { lingerMillis: LINGER_MILLIS });
}, HOOK_TIMEOUT);
afterEach(() => expect(server.failures).toEqual([]));
afterAll(() => server.stop(), HOOK_TIMEOUT);

/** To come to a room opens it. */
async function join(code: string, name: string, cookie?: string, token?: string): Promise<Guest> {
  const found = await ask(`${server.address}/api/tables/${code}`);
  expect(found).toMatchObject({ status: 200, body: { code } });
  const guest = await Guest.join(server.address, code, name, token, undefined, cookie);
  onTestFinished(() => void guest.leave());
  await guest.until(() => guest.id !== '' && guest.state.code === code);
  return guest;
}

const refusalOf = (joining: Promise<unknown>): Promise<string> =>
  joining.then(
    () => 'in',
    (error: Error) => error.message,
  );

async function listed(name: string): Promise<Record<string, unknown> | undefined> {
  const { body } = await ask(`${server.address}/api/rooms`);
  return (body.rooms as Record<string, unknown>[]).find((room) => room.name === name);
}

describe('a standing room', () => {
  test('is there before anybody came, and shows who is', async () => {
    expect(await listed('hall')).toMatchObject({
      title: 'The hall',
      phase: 'gathering',
      seats: 2,
      open: 2,
      people: [],
    });
    const ann = await join('hall', 'Ann');
    await ann.sit(0);
    expect(await listed('hall')).toMatchObject({ open: 1, here: 1, people: ['Ann'] });
    expect(await ann.refused('change', { game: 'keltis' })).toMatchObject({ code: 'fixed-setting' });
    const { body } = await ask(`${server.address}/api/tables`);
    expect(body).toEqual({ tables: [] });
  });

  test('is found however its name is typed', async () => {
    expect(await ask(`${server.address}/api/tables/HALL`)).toMatchObject({ body: { code: 'hall' } });
    expect(await ask(`${server.address}/api/tables/no-such-hall`)).toMatchObject({ status: 404 });
  });

  test('opens a new gathering when a match is over and everybody has left', async () => {
    const [ann, bob] = [await join('over', 'Ann'), await join('over', 'Bob')];
    await ann.sit(0);
    await bob.sit(1);
    await ann.ask('start', {});
    await bob.ask('resign', {});
    await ann.until(() => ann.state.phase === 'over');
    await Promise.all([ann.leave(), bob.leave()]);
    await expect.poll(() => server.store.byCode('over')).toBe(null);
    const cid = await join('over', 'Cid');
    expect(cid.state.phase).toBe('gathering');
    await cid.sit(0);
    expect(cid.state.host).toBe(cid.id);
  });

  test('those who stay after a match are soon at a new gathering too', async () => {
    const [ann, bob] = [await join('stay', 'Ann'), await join('stay', 'Bob')];
    await ann.sit(0);
    await bob.sit(1);
    const closed = ann.closed();
    await ann.ask('start', {});
    await bob.ask('resign', {});
    await closed;
    expect((await join('stay', 'Ann', undefined, ann.token)).state.phase).toBe('gathering');
  });

  test('without spectators lets nobody in but for a seat', async () => {
    const [ann, bob] = [await join('cellar', 'Ann'), await join('cellar', 'Bob')];
    expect(ann.state.seats[2]).toMatchObject({ kind: 'computer', level: 'beginner' });
    const closed = bob.closed();
    await ann.sit(0);
    await ann.ask('computer', { seat: 1, level: 'beginner' });
    await ann.ask('start', {});
    expect(await closed).toBe(4403);
    expect(await refusalOf(Guest.join(server.address, 'cellar', 'Cid'))).toBe('no-spectators');
  });

  test('behind a password lets in who told it, and says of nobody that they are there', async () => {
    const pass = (password: string) => ask(`${server.address}/api/pass`, { room: 'study', password });
    await ask(`${server.address}/api/tables/study`);
    expect(await refusalOf(Guest.join(server.address, 'study', 'Ann'))).toBe('locked');
    expect(await pass('open barley')).toMatchObject({
      status: 403,
      body: { error: { code: 'wrong-password' } },
      cookie: '',
    });
    const { status, cookie } = await pass('open sesame');
    expect(status).toBe(200);
    const ann = await join('study', 'Ann', cookie);
    await ann.sit(0);
    expect(await listed('study')).toMatchObject({ isLocked: true, open: 1, people: [] });
    // Who sits there is at home, whatever the password is by now.
    await join('study', 'Ann', undefined, ann.token);
    expect(await ask(`${server.address}/api/pass`, { room: 'hall', password: 'any' })).toMatchObject({ status: 404 });
  });

  test('with a list of names lets in who is on it', async () => {
    await ask(`${server.address}/api/tables/list`);
    expect(await refusalOf(Guest.join(server.address, 'list', 'Mal'))).toBe('not-on-list');
    expect((await join('list', 'ann')).state.phase).toBe('gathering');
  });

  test('with a deck of the house plays with it, and the record proves it', async () => {
    const [ann, bob] = [await join('deck', 'Ann'), await join('deck', 'Bob')];
    await ann.sit(0);
    await bob.sit(1);
    await ann.ask('start', {});
    await Promise.all([ann, bob].map((guest) => guest.until(() => guest.view !== null)));
    await playOn([ann, bob], [1, 2, 3, 4], 6);
    await ann.ask('resign', {});
    await bob.until(() => bob.state.phase === 'over');
    const match = await server.store.match(String(JSON.parse(bob.state.result).match));
    const file = match && recordFile(match);
    expect(file?.deckHash).toBe((await listed('deck'))?.deck);
    expect(file?.deckHash).toBe(deckHash((withDeck.options as { deck: unknown }).deck));
    expect(verdictOf(JSON.stringify(file))).toMatchObject({ ok: true });
    const other = { ...file, deckHash: deckHash(STANDARD_DECK) };
    expect(verdictOf(JSON.stringify(other))).toMatchObject({
      ok: false,
      error: expect.stringContaining('deck'),
    });
  });
});
