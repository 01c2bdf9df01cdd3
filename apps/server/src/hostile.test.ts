import { randomBytes } from 'node:crypto';
import { Client } from '@colyseus/sdk';
import { below, GAMES, random, word } from '@dolmen/core';
import { PROTOCOL, type Request, type RequestName } from '@dolmen/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LONG } from './store/testing/long.ts';
import { matchesBegunAt } from './store/testing/unfinished.ts';
import { Guest, openTable } from './testing/guest.ts';
import { GoodMatch } from './testing/hostile-match.ts';
import { HOOK_TIMEOUT, type HostileServer, hostileServer, RATE_LIMIT, SECRET } from './testing/hostile-server.ts';
import {
  closeCode,
  DATA,
  frame,
  HostileSocket,
  halfJoined,
  heard,
  joined,
  REQUEST,
  reserve,
  stranger,
  upgrade,
} from './testing/hostile-socket.ts';

let server: HostileServer;
let good: GoodMatch;
/** What would have ended the process. */
const fatal: unknown[] = [];
const note = (error: unknown): void => void fatal.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  server = await hostileServer();
  good = await GoodMatch.start(server);
}, HOOK_TIMEOUT);
afterEach(async () => {
  await good.isUntouched();
  expect(fatal).toEqual([]);
  expect(server.failures).toEqual([]);
}, HOOK_TIMEOUT);
afterAll(() => server.stop(), HOOK_TIMEOUT);

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.address + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const raw = (bytes: string | Uint8Array): Promise<string> => new HostileSocket(server.port).write(bytes).answer();
const intruder = (options: object = stranger()): Promise<HostileSocket> => joined(server.address, good.code, options);
const join = (options: unknown): Promise<unknown> =>
  new Client(server.address).joinById(good.code, options as object).then(
    () => 'joined',
    (error: { code?: number; message: string }) => [error.code, error.message],
  );

describe('who drops', () => {
  test('before acknowledging the join', async () => {
    for (let time = 0; time < 5; time++) {
      const socket = await halfJoined(server.address, good.code);
      await socket.drop();
    }
  });

  test('with a place and no connection', async () => {
    for (let time = 0; time < 5; time++) await reserve(server.address, good.code, stranger());
  });

  test('in the midst of a frame, or of a fragmented message', async () => {
    for (const bytes of [frame('a chat', { length: 100 }), frame('a part', { first: 0x02 }), Uint8Array.of(0x82)]) {
      const socket = await intruder();
      await socket.write(bytes).drop();
    }
  });

  test('before its request is answered', async () => {
    const guest = await Guest.join(server.address, good.code, 'Mal');
    const answer = guest.ask('chat', { text: 'and I am gone' }).catch(() => 'no answer');
    guest.room.reconnection.enabled = false;
    guest.room.connection.close();
    await answer;
  });

  test('in the midst of an HTTP request', async () => {
    const head = 'POST /matchmake/joinById/AAAAAA HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    for (const rest of ['', 'Content-Length: 900\r\n\r\n{"token":']) {
      const socket = new HostileSocket(server.port).write(head + rest);
      await fetch(`${server.address}/health`);
      await socket.drop();
    }
  });
});

describe('frames', () => {
  test('of garbage, whatever they begin with', async () => {
    const chance = random([1, 2, 3, 4]);
    for (let first = 0; first < (LONG ? 256 : 64); first++) {
      const socket = await intruder();
      for (let time = 0; time < 12; time++) {
        const tail = Array.from({ length: below(chance, 24) }, () => word(chance) & 0xff);
        socket.write(frame(Uint8Array.of(first, ...tail)));
      }
      await heard(socket);
      await socket.drop();
    }
  });

  test('that are no WebSocket frames', async () => {
    const wrong = [
      frame('unmasked', { isMasked: false }),
      frame('reserved bits', { first: 0xf2 }),
      frame('no such opcode', { first: 0x8b }),
      frame('a long ping'.repeat(20), { first: 0x89 }),
      frame(Uint8Array.of(0xc3, 0x28), { first: 0x81 }),
      frame(Uint8Array.of(1), { first: 0x88 }),
      frame('no beginning', { first: 0x80 }),
      randomBytes(500),
    ];
    for (const bytes of wrong) {
      const socket = await intruder();
      await socket.write(bytes).hungUp();
    }
  });

  test('larger than any message', async () => {
    for (const size of [4097, 60_000]) {
      const socket = await intruder();
      await socket.write(frame(new Uint8Array(size))).hungUp();
      expect(closeCode(socket)).toBe(1009);
    }
  });

  test('a thousand at once', async () => {
    const socket = await intruder();
    for (let time = 0; time < 1000; time++) socket.write(frame(Uint8Array.of(DATA, 0xa4, ...Buffer.from('chat'))));
    await socket.hungUp();
    expect(closeCode(socket)).toBe(4002);
  });

  test.each([
    ['a name', 'dance'],
    ['a name that is too long to be told as a reason', 'x'.repeat(3000)],
    ['a name that every object knows', '__proto__'],
    ['another of those', 'constructor'],
    ['the name that stands for all', '*'],
  ])('with an unknown message: %s', async (_, name) => {
    const type = Uint8Array.of(0xda, name.length & 0xff, name.length >> 8, ...Buffer.from(name));
    const socket = await intruder();
    await socket.write(frame(Uint8Array.of(DATA, ...type))).hungUp();
    expect(closeCode(socket)).toBe(4002);
    const asking = await intruder();
    asking.write(frame(Uint8Array.of(REQUEST, 1, ...type)));
    await heard(asking);
    await asking.drop();
  });

  test('on paths that lead to no room', async () => {
    const paths = ['/', '/x', '/x/__proto__', '/a/b?sessionId=c', '/%', '/x/%ff', `/x/${good.code}`, '/x/tables'];
    const queries = ['', '?sessionId=__proto__', '?sessionId=constructor&reconnectionToken=__proto__', '?%=%'];
    for (const path of paths) {
      for (const query of queries) {
        const socket = await upgrade(server.port, path.includes('?') ? path : path + query);
        await socket.drop();
      }
    }
  });
});

describe('joining', () => {
  test.each<[string, unknown]>([
    ['nothing', {}],
    ['no token', { name: 'Mal', protocol: PROTOCOL }],
    ['a short token', { ...stranger(), token: 'abc' }],
    ['an object for a token', { ...stranger(), token: { length: 32 } }],
    ['an empty name', { ...stranger(), name: '  ' }],
    ['a long name', { ...stranger(), name: 'M'.repeat(25) }],
    ['a name with a control character', { ...stranger(), name: 'M\u0000al' }],
    ['a name of two lines', { ...stranger(), name: 'Ann\nBob' }],
    ['a name that turns the text around', { ...stranger(), name: 'M\u202eal' }],
    ['a protocol that is no number', { ...stranger(), protocol: '1' }],
    ['a seat', { ...stranger(), seat: 0 }],
    ['an owner', { ...stranger(), owner: 'a'.repeat(64) }],
  ])('with %s is refused', async (_, options) => {
    expect(await join(options)).toEqual([400, 'malformed']);
  });

  test('with another version says which one is spoken here', async () => {
    expect(await join({ ...stranger(), protocol: PROTOCOL + 1 })).toEqual([409, `version-mismatch ${PROTOCOL}`]);
  });

  test('under somebody’s name makes nobody that person', async () => {
    const [ann] = good.guests;
    const guest = await Guest.join(server.address, good.code, 'Ann', `${ann?.id}0000000000`);
    await guest.until(() => guest.id !== '');
    expect([guest.seat, guest.id === ann?.id]).toEqual([null, false]);
    expect(await guest.refused('act', { id: 'for-ann-1', ply: guest.state.ply, word: good.word() })).toEqual({
      code: 'not-seated',
    });
    await guest.leave();
  });

  test('with what everybody knows of somebody, or knew once, does not take their place', async () => {
    const victim = await Guest.join(server.address, good.code, 'Eve');
    await victim.until(() => victim.id !== '');
    const [, old = ''] = victim.room.reconnectionToken.split(':');
    victim.room.reconnection.enabled = false;
    const gone = new Promise((resolve) => victim.room.onLeave(resolve));
    victim.room.connection.close();
    await gone;
    const back = await new Client(server.address).reconnect(`${good.code}:${old}`);
    back.onMessage('*', () => {});
    for (const token of [old, victim.id, back.sessionId, '__proto__', 'constructor']) {
      const answer = await post(`/matchmake/reconnect/${good.code}`, JSON.stringify({ reconnectionToken: token }));
      expect(answer.status, token).toBeGreaterThanOrEqual(400);
      const path = `/x/${good.code}?sessionId=${back.sessionId}&reconnectionToken=${token}`;
      await (await upgrade(server.port, path)).hungUp();
    }
    expect(back.connection.isOpen).toBe(true);
    await back.leave();
  });
});

describe('a spectator', () => {
  const nothing: readonly [RequestName, Request<RequestName>][] = [
    ['sit', { seat: 0, nonce: '0'.repeat(32) }],
    ['stand', {}],
    ['computer', { seat: 0, level: 'beginner' }],
    ['open', { seat: 0 }],
    ['start', {}],
    ['undo', { id: 'undo-it-1', ply: 1, to: 0 }],
    ['resign', {}],
    ['rematch', { nonce: '0'.repeat(32) }],
  ];
  test.each(nothing)('may not %s', async (name, message) => {
    const guest = await Guest.join(server.address, good.code, 'Mal');
    const refusal = (await guest.refused(name, message)) as { code: string };
    expect(['already-started', 'not-seated']).toContain(refusal.code);
    await guest.leave();
  });

  test('is heard only so often, and only in one line', async () => {
    const guest = await Guest.join(server.address, good.code, 'Mal');
    const said = await Promise.allSettled(Array.from({ length: 20 }, () => guest.ask('chat', { text: 'me!' })));
    expect(said.filter(({ status }) => status === 'fulfilled').length).toBe(5);
    for (const text of ['', ' ', 'a\u0007b', 'a\nb', 'x'.repeat(301)])
      await expect(guest.ask('chat', { text })).rejects.toThrow();
    expect(guest.state.chat.length).toBeLessThanOrEqual(6);
    await guest.leave();
  });

  test('who sends what cannot be read is refused, or put out if they do not wait for an answer', async () => {
    const guest = await Guest.join(server.address, good.code, 'Mal');
    const pollution = JSON.parse('{"__proto__":{"seat":0},"seat":0,"nonce":"0"}') as Request<'sit'>;
    for (const message of [pollution, 7, null, [], { seat: -1, nonce: 'x' }, { seat: 1e99, nonce: '' }])
      await expect(guest.ask('sit', message as Request<'sit'>)).rejects.toThrow();
    const gone = new Promise((resolve) => guest.room.onLeave(resolve));
    guest.room.send('sit', { seat: 'first' });
    expect(await gone).toBe(4002);
  });
});

/** Mal sits at a table of their own, against somebody. */
async function duel(): Promise<{ mal: Guest; cat: Guest; code: string }> {
  const code = await openTable(server.address);
  const [mal, cat] = [await Guest.join(server.address, code, 'Mal'), await Guest.join(server.address, code, 'Cat')];
  await mal.sit(0);
  expect(await cat.refused('sit', { seat: 0, nonce: '0'.repeat(32) })).toEqual({ code: 'seat-taken' });
  expect(await cat.refused('sit', { seat: 2, nonce: '0'.repeat(32) })).toEqual({ code: 'no-such-seat' });
  await cat.sit(1);
  return { mal, cat, code };
}

function legalWord(guest: Guest): string {
  const game = GAMES[guest.state.game];
  if (!game || guest.view === null) throw new Error('no match');
  return game.format(game.legal(guest.view)[0]);
}

describe('a player', () => {
  test('who starts, resigns or moves many times at once does it once, and nothing after the end', async () => {
    const { mal, cat, code } = await duel();
    for (let time = 0; time < 5; time++) mal.room.send('start', {});
    await Promise.all([mal, cat].map((guest) => guest.until(() => guest.view !== null)));
    expect(matchesBegunAt(server.file, code)).toBe(1);
    const [mover, other] = mal.state.toAct === 0 ? [mal, cat] : [cat, mal];
    const late = legalWord(mover);
    const act = (guest: Guest, text: string, ply = guest.state.ply) =>
      guest.refused('act', { id: randomBytes(8).toString('hex'), ply, word: text });
    expect(await act(other, late)).toEqual({ code: 'not-your-turn' });
    expect(await act(mover, late, 7)).toEqual({ code: 'wrong-ply', ply: 0 });
    for (const text of ['hop', 'play:', 'play:red-99', '__proto__', '\u0000', 'draw:stock'])
      expect(['malformed', 'not-legal']).toContain(((await act(mover, text)) as { code: string }).code);
    await Promise.allSettled([mal, cat, mal, cat].map((guest) => guest.ask('resign', {})));
    await Promise.all([mal, cat].map((guest) => guest.until(() => guest.state.result !== '')));
    expect(await act(mover, late)).toEqual({ code: 'game-over' });
    mover.room.send('act', { id: 'too-late-1', ply: mover.state.ply, word: late });
    mover.room.send('undo', { id: 'too-late-2', ply: 1, to: 0 });
    mover.room.send('resign', {});
    expect(await mover.refused('resign', {})).toEqual({ code: 'game-over' });
    const { match } = JSON.parse(mal.state.result) as { match: string };
    expect((await server.store.match(match))?.entries.map((entry) => entry.type)).toEqual(['note']);
    await Promise.all([mal.leave(), cat.leave()]);
  });

  test('who asks for a rematch many times gets one', async () => {
    const { mal, cat, code } = await duel();
    await mal.ask('start', {});
    await cat.ask('resign', {});
    await mal.until(() => mal.state.phase === 'over');
    await cat.ask('rematch', { nonce: '1'.repeat(32) });
    for (let time = 0; time < 5; time++) mal.room.send('rematch', { nonce: '2'.repeat(32) });
    await mal.until(() => mal.state.phase === 'playing');
    expect(matchesBegunAt(server.file, code)).toBe(2);
    await mal.ask('resign', {});
    await Promise.all([mal.leave(), cat.leave()]);
  });
});

describe('HTTP', () => {
  const table = { game: 'rune-stones', options: {}, seats: 2, visibility: 'private', clock: { kind: 'none' } };
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

  test.each<[string, string, number]>([
    ['half of it', '{"game":', 400],
    ['no object', '[]', 400],
    ['nothing', '', 400],
    ['two megabytes', JSON.stringify({ ...table, options: { deck: 'x'.repeat(2_000_000) } }), 413],
    ['another game', JSON.stringify({ ...table, game: '__proto__' }), 400],
    ['a deep deck', JSON.stringify({ ...table, options: {} }).replace('{}', `{"deck":${deep}}`), 400],
    ['a deck of nonsense', JSON.stringify({ ...table, options: { deck: { creatures: [null, 1, {}] } } }), 400],
  ])('opening a table with %s is refused', async (_, body, status) => {
    const answer = await post('/api/tables', body, { 'x-forwarded-for': randomBytes(8).toString('hex') });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/node_modules|\.ts:/);
  });

  test('so many tables may be opened from one address, and others from another', async () => {
    const open = (from: string) => post('/api/tables', JSON.stringify(table), { 'x-forwarded-for': from });
    const answers = await Promise.all(Array.from({ length: 40 }, () => open('203.0.113.1')));
    expect(answers.filter(({ status }) => status === 201).length).toBe(30);
    expect(answers.filter(({ status }) => status === 429).length).toBe(10);
    expect((await open('203.0.113.2')).status).toBe(201);
  });

  test.each<[string, string, string, (status: number) => boolean]>([
    ['create', '/matchmake/create/table', '{}', (status) => status >= 400],
    ['joinOrCreate', '/matchmake/joinOrCreate/table', '{}', (status) => status >= 400],
    ['join', '/matchmake/join/table', '{}', (status) => status >= 400],
    ['any function', '/matchmake/disconnectAll/table', '{}', (status) => status >= 400],
    ['any property', '/matchmake/__proto__/table', '{}', (status) => status >= 400],
    ['no such room', '/matchmake/joinById/__proto__', '{}', (status) => status >= 400],
    ['a path for a room', '/matchmake/joinById/..%2f..%2fx', '{}', (status) => status >= 400],
    ['a room that is no text', '/matchmake/joinById/%E0%A4%A', '{}', (status) => status === 400],
    ['a long room', `/matchmake/joinById/${'x'.repeat(8000)}`, '{}', (status) => status >= 400],
    ['half a body', '/matchmake/joinById/x', '{"a":', (status) => status === 400],
    ['a list for a body', '/matchmake/joinById/x', '[1]', (status) => status === 400],
    ['a body of 2 MB', '/matchmake/joinById/x', `{"a":"${'x'.repeat(2_000_000)}"}`, (status) => status === 413],
    ['a token that is none', '/matchmake/reconnect/x', '{"reconnectionToken":{}}', (status) => status >= 400],
  ])('matchmaking with %s is refused', async (_, path, body, isRefused) => {
    const { status } = await post(path, body);
    expect(isRefused(status), String(status)).toBe(true);
  });

  test('matchmaking is asked only so often from one address', async () => {
    const head = 'POST /matchmake/nothing/tables HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.3\r\n';
    const request = `${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
    const answer = await raw(request.repeat(10 * RATE_LIMIT + 25));
    expect(answer.match(/HTTP\/1.1 429/g)?.length).toBe(25);
    const other = await post('/matchmake/nothing/tables', '{}', { 'x-forwarded-for': '203.0.113.4' });
    expect(other.status).not.toBe(429);
  });

  test.each([
    ['no host', 'POST /matchmake/joinById/x HTTP/1.1\r\n\r\n'],
    ['a host that is none', 'POST /matchmake/joinById/x HTTP/1.1\r\nHost: [\r\nContent-Length: 2\r\n\r\n{}'],
    ['a protocol that is none', 'POST /matchmake/joinById/x HTTP/1.1\r\nHost: a\r\nX-Forwarded-Proto: ::\r\n\r\n'],
    ['a path that is none', 'GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['another version', 'GET / HTTP/9.9\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(20_000)}\r\n`],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000garbage'],
  ])('a request with %s is survived', async (_, bytes) => {
    expect(await raw(bytes)).not.toMatch(/ 200 OK/);
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt', '/x/../../secret.txt'])(
    'the site does not lead to %s',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 4/);
      expect(answer).not.toContain(SECRET);
    },
  );

  test('the site does not show hidden files, nor others by names of more than one meaning', async () => {
    for (const path of ['/.hidden', '/index.html%00.txt', '//etc/passwd', '/%00'])
      expect(await (await fetch(server.address + path)).text(), path).not.toMatch(new RegExp(`${SECRET}|root:`));
  });

  test('pages of other sites may not ask', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    for (const path of ['/api/tables', '/health', '/'])
      expect((await fetch(server.address + path, { headers })).headers.get('access-control-allow-origin')).toBe(null);
  });

  test('a table that is not there, under whatever name', async () => {
    for (const code of ['AAAAAA', '__proto__', '%00', 'x'.repeat(2000), '..%2f..', '%E0%A4%A'])
      expect((await fetch(`${server.address}/api/tables/${code}`)).status, code).toBeGreaterThanOrEqual(400);
    for (const id of ['AAAAAA', "' OR 1=1 --", '%00', 'x'.repeat(2000)])
      expect((await fetch(`${server.address}/api/matches/${id}`)).status, id).toBe(404);
  });
});

test('the lobby takes no filter that fails', async () => {
  for (const filter of [{ metadata: { a: { b: 1 } } }, { name: null, metadata: 'abc' }, 7, null, []]) {
    const lobby = await new Client(server.address).joinById('tables', { filter });
    lobby.onMessage('*', () => {});
    lobby.send('filter', filter);
    await openTable(server.address, { visibility: 'public' });
    await new Promise<void>((resolve) => lobby.ping(() => resolve()));
    await lobby.leave();
  }
});
