import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import { Client } from '@colyseus/sdk';
import { at } from '@dolmen/core';
import { readChat } from '@dolmen/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeSecret } from './admin/secret.ts';
import { auditFile } from './operations/audit.ts';
import { Alone } from './rooms/alone.ts';
import { prune } from './rooms/retention.ts';
import type { TableRoom } from './rooms/table-room.ts';
import { ownerOf } from './table/identity.ts';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { eventually } from './testing/hostile-memory.ts';
import { HOOK_TIMEOUT } from './testing/hostile-server.ts';
import { logIn, type OperatorPage, tryLogin } from './testing/operator.ts';
import { somewhere } from './testing/security-cast.ts';
import { testServer } from './testing/test-server.ts';
import { verdictOf } from './verify.ts';

const SECRET = 'correct horse battery';
const DAY = 86_400_000;

let server: Awaited<ReturnType<typeof testServer>>;
let operator: OperatorPage;
beforeAll(async () => {
  server = await testServer({ trustProxy: 1, contact: 'club@example.org' });
  await writeSecret(server.dataDir, SECRET);
  operator = await logIn(server.address, SECRET);
}, HOOK_TIMEOUT);
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
}, HOOK_TIMEOUT);

const post = (path: string, headers: Record<string, string>, body: object = { operation: 'health' }) =>
  fetch(`${server.address}/api/admin${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const codeOf = async (answer: Response): Promise<string> => {
  const { error } = (await answer.json()) as { error?: { code: string } };
  return `${answer.status} ${error?.code ?? 'yes'}`;
};

/** Two people at a table, after some moves. */
async function table(
  names: readonly [string, string],
  moves = 2,
  wanted: object = {},
): Promise<[string, Guest, Guest]> {
  const code = await openTable(server.address, wanted, somewhere());
  const [one, two] = [
    await Guest.join(server.address, code, names[0], undefined, '198.51.100.1'),
    await Guest.join(server.address, code, names[1], undefined, '198.51.100.2'),
  ];
  await one.sit(0);
  await two.sit(1);
  if (moves > 0) {
    await one.ask('start', {});
    for (const guest of [one, two]) await guest.until(() => guest.view !== null);
    await playOn([one, two], [1, 2, 3, 4], moves);
  }
  return [code, one, two];
}

const handleOf = ({ token }: Guest): string => ownerOf(token).slice(0, 16);

describe('who is let in', () => {
  test('nobody without a login, nor with a wrong cookie, nor with the cookie alone', async () => {
    expect(await codeOf(await post('/operations', {}))).toBe('401 not-logged-in');
    expect(await codeOf(await post('/operations', { cookie: 'dolmen-admin=x' }))).toBe('401 not-logged-in');
    expect(await codeOf(await post('/operations', { cookie: operator.cookie }))).toBe('403 bad-token');
    const good = { cookie: operator.cookie, 'x-dolmen-admin': operator.token };
    expect(await codeOf(await post('/operations', good))).toBe('200 yes');
  });

  test('no page of another site, though it had the cookie and the token', async () => {
    const stolen = { cookie: operator.cookie, 'x-dolmen-admin': operator.token };
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const sign of foreign)
      expect(await codeOf(await post('/operations', { ...stolen, ...sign }))).toBe('403 foreign-origin');
    const read = await fetch(`${server.address}/api/admin/session`, {
      headers: { cookie: operator.cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(await codeOf(read)).toBe('403 foreign-origin');
    const own = { ...stolen, origin: server.address, 'sec-fetch-site': 'same-origin' };
    expect(await codeOf(await post('/operations', own))).toBe('200 yes');
  });

  test('a thousand tries from one address, whatever it says about others: ten are heard', async () => {
    const tries = { known: 0, 'wrong-secret': 0, 'rate-limited': 0 };
    for (let time = 0; time < 1000; time++) {
      // The last hop is what the proxy saw; what stands before it anybody can write.
      const from = { 'x-forwarded-for': `203.0.113.${time % 250}, 192.0.2.1` };
      const { error } = (await (await tryLogin(server.address, `guess ${time}`, from)).json()) as {
        error?: { code: 'wrong-secret' | 'rate-limited' };
      };
      tries[error?.code ?? 'known']++;
    }
    expect(tries).toEqual({ known: 0, 'wrong-secret': 10, 'rate-limited': 990 });
    expect((await tryLogin(server.address, SECRET, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(429);
    expect(await operator.does('health')).toMatchObject({ status: 'ok' });
    expect((await tryLogin(server.address, SECRET)).status).toBe(200);
  });

  test('the cookie is out of reach of scripts and other sites', async () => {
    const answer = await tryLogin(server.address, SECRET);
    expect(answer.headers.get('set-cookie')).toMatch(/^dolmen-admin=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/);
    const secure = await tryLogin(server.address, SECRET, { ...somewhere(), 'x-forwarded-proto': 'https' });
    expect(secure.headers.get('set-cookie')).toMatch(/^__Host-dolmen-admin=[\w-]{32}; .*; Secure$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('whoever logs out is out, and everybody when all are', async () => {
    const [one, two] = [await logIn(server.address, SECRET), await logIn(server.address, SECRET)];
    await post('/logout', { cookie: one.cookie, 'x-dolmen-admin': one.token }, {});
    expect(await one.refused('health')).toBe('not-logged-in');
    expect(await two.refused('health')).toBe('done');
    await operator.does('admin logout');
    expect(await two.refused('health')).toBe('not-logged-in');
    operator = await logIn(server.address, SECRET);
  });

  test('what names this machine’s secrets is for its commands alone', async () => {
    expect(await operator.refused('admin secret')).toBe('no-such-operation');
    expect(await operator.refused('rm -rf')).toBe('no-such-operation');
  });

  test('who did what stands in the audit log', async () => {
    await operator.does('rooms announce', { text: 'Tea is ready' });
    const { entries } = await operator.does<{ entries: object[] }>('audit', { text: 'tea is', limit: 1 });
    expect(entries).toMatchObject([
      { via: 'admin', operation: 'rooms announce', input: { text: 'Tea is ready' }, result: 'done' },
    ]);
    expect(readFileSync(auditFile(server.dataDir), 'utf8')).not.toContain(SECRET);
  });
});

describe('a running game', () => {
  test('keeps its secrets from the admin page: no hand, no seed, no token', async () => {
    const [code, ann, bob] = await table(['Ann', 'Bob']);
    const stored = await server.store.byCode(code);
    const { id = '', header, setting } = stored?.match ?? {};
    const { serverSeed } = (setting as { fairness: { serverSeed: string } }).fairness;
    expect(await operator.refused('matches show', { id })).toBe('under-way');
    expect(await operator.refused('matches delete', { id })).toBe('under-way');
    const asked: [string, object][] = [
      ['rooms list', {}],
      ['players here', { code }],
      ['players list', {}],
      ['matches list', {}],
      ['log', { level: 'debug' }],
      ['audit', {}],
      ['load', {}],
      ['settings', {}],
    ];
    const said = JSON.stringify(await Promise.all(asked.map(([name, input]) => operator.does(name, input))));
    expect(said).toContain(code);
    for (const secret of [header?.seed ?? '', serverSeed, ann.token, ownerOf(ann.token), ownerOf(bob.token)]) {
      expect(secret.length).toBeGreaterThan(16);
      expect(said).not.toContain(secret);
    }
    await Promise.all([ann.leave(), bob.leave()]);
  });
});

describe('a ban', () => {
  test('puts a person out of their match and keeps them from sockets and HTTP, until it is taken back', async () => {
    const [code, ann, mal] = await table(['Ann', 'Mal']);
    const closed = mal.closed();
    const { people } = await operator.does<{ people: { name: string; person: string }[] }>('players here', { code });
    const person = people.find(({ name }) => name === 'Mal')?.person ?? '';
    await operator.does('players ban', { person, hours: 1, reason: 'rude' });
    expect(await closed).toBe(4403);
    await ann.until(() => ann.state.seats[1]?.kind === 'computer');
    await expect(mal.again()).rejects.toThrow('banned');
    const asking = { authorization: `Bearer ${mal.token}`, ...somewhere() };
    const tables = await fetch(`${server.address}/api/tables`, { headers: asking });
    expect(await codeOf(tables)).toBe('403 banned');
    await expect(openTable(server.address, { token: mal.token }, somewhere())).rejects.toThrow('banned');
    expect(await operator.does('players bans')).toMatchObject({
      bans: [{ kind: 'person', whom: person, name: 'Mal' }],
    });
    await operator.does('players unban', { whom: person });
    const back = await mal.again();
    await Promise.all([ann.leave(), back.leave()]);
    expect(await operator.refused('players unban', { whom: person })).toBe('no-such-ban');
  });

  test('of an address ends its sockets, the lobby’s too, and refuses new ones; what others claim does not matter', async () => {
    const from = '198.51.100.77';
    const code = await openTable(server.address, {}, somewhere());
    const mal = await Guest.join(server.address, code, 'Mal', undefined, from);
    const ann = await Guest.join(server.address, code, 'Ann', undefined, '198.51.100.78');
    const lobby = await new Client(server.address, { headers: { 'x-forwarded-for': from } }).joinById('tables', {});
    lobby.onMessage('*', () => {});
    lobby.reconnection.enabled = false;
    const gone = Promise.all([mal.closed(), new Promise((resolve) => lobby.onLeave(resolve))]);
    await operator.does('players ban', { address: from });
    expect(await gone).toEqual([4403, 4403]);
    const ask = (told: string) =>
      fetch(`${server.address}/api/tables/${code}`, { headers: { 'x-forwarded-for': told } });
    expect(await codeOf(await ask(from))).toBe('403 banned');
    expect((await ask(`203.0.113.1, ${from}`)).status).toBe(403);
    expect((await ask(`${from}, 198.51.100.78`)).status).toBe(200);
    await expect(Guest.join(server.address, code, 'New', undefined, from)).rejects.toThrow('banned');
    const privacy = await fetch(`${server.address}/api/privacy`, { headers: { 'x-forwarded-for': from } });
    expect(await privacy.json()).toMatchObject({ contact: 'club@example.org', keepChatDays: 7 });
    await operator.does('players unban', { whom: from });
    expect((await ask(from)).status).toBe(200);
    await ann.leave();
  });

  test('of this machine is refused: behind a proxy it would be everybody', async () => {
    expect(await operator.refused('players ban', { address: '127.0.0.1' })).toBe('own-address');
    expect(await operator.refused('players ban', { address: 'nonsense' })).toBe('malformed');
    expect(await operator.refused('players ban', {})).toBe('malformed');
    expect(await operator.refused('players ban', { person: '0'.repeat(16) })).toBe('no-such-person');
  });

  test('of both: a person who comes as somebody else from the same place stays out', async () => {
    const from = '198.51.100.90';
    const code = await openTable(server.address, {}, somewhere());
    const mal = await Guest.join(server.address, code, 'Mal', undefined, from);
    const closed = mal.closed();
    const made = await operator.does<{ bans: object[] }>('players ban', { person: handleOf(mal), withAddress: true });
    expect(made.bans.length).toBe(2);
    await closed;
    await expect(Guest.join(server.address, code, 'Innocent', undefined, from)).rejects.toThrow('banned');
    for (const whom of [from, handleOf(mal)]) await operator.does('players unban', { whom });
  });
});

test('who is removed from a table cannot come back to it, and may go to others', async () => {
  const [code, ann, mal] = await table(['Ann', 'Mal'], 0);
  const closed = ann.closed();
  await operator.does('players remove', { code, person: handleOf(ann) });
  expect(await closed).toBe(4403);
  await expect(ann.again()).rejects.toThrow('removed');
  expect((await fetch(`${server.address}/api/tables`, { headers: somewhere() })).status).toBe(200);
  await mal.leave();
});

describe('to be forgotten', () => {
  const forget = (token: string | null, headers: Record<string, string> = somewhere()) =>
    fetch(`${server.address}/api/forget`, {
      method: 'POST',
      headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    });

  test('a name leaves records and tables, what was said goes, results stay, and the record can be checked', async () => {
    const [code, ann, eve] = await table(['Ann', 'Evangeline'], 4, { visibility: 'public' });
    await eve.ask('chat', { text: 'call me at home' });
    await eve.ask('resign', {});
    await ann.until(() => ann.state.phase === 'over');
    const { match: id } = JSON.parse(ann.state.result) as { match: string };
    const [running, ben, same] = await table(['Ben', 'x'], 2);
    await same.leave();
    const again = await Guest.join(server.address, running, 'Evangeline', eve.token);
    await again.ask('chat', { text: 'I only look on' });
    expect(await codeOf(await forget(eve.token))).toBe('200 yes');
    const record = (await (await fetch(`${server.address}/api/matches/${id}`)).json()) as Record<string, unknown>;
    expect(record).toMatchObject({ players: ['Ann', ''], result: { winners: [0] } });
    expect(verdictOf(JSON.stringify(record))).toMatchObject({ ok: true });
    for (const at of [code, running]) {
      await eventually(async () => !JSON.stringify(await server.store.byCode(at)).includes('Evangeline'));
      const stored = JSON.stringify(await server.store.byCode(at));
      for (const trace of [ownerOf(eve.token), 'call me', 'look on']) expect(stored).not.toContain(trace);
    }
    const chat = await fetch(`${server.address}/api/matches`);
    expect(await chat.text()).not.toContain('Evangeline');
    expect(ben.state.chat.map(({ text }) => text).filter(Boolean)).toEqual([]);
    expect((await server.store.people({ name: 'Evangeline', limit: 1 })).length).toBe(0);
    await Promise.all([ann.leave(), ben.leave()]);
  });

  test('a match under way goes on with a computer, also at a table that waits in the store', async () => {
    const [code, ann, eve] = await table(['Ann', 'Eve'], 2);
    await Promise.all([ann.leave(), eve.leave()]);
    await (matchMaker.getLocalRoomById(code) as { disconnect(): Promise<unknown> } | undefined)?.disconnect();
    await eventually(() => matchMaker.getLocalRoomById(code) === undefined);
    const done = await operator.does<object>('players forget', { person: handleOf(eve) });
    expect(done).toEqual({ tables: 1, matches: 1 });
    expect(JSON.stringify(await server.store.byCode(code))).not.toContain(ownerOf(eve.token));
    await fetch(`${server.address}/api/tables/${code}`, { headers: somewhere() });
    const back = await ann.again();
    await back.until(() => back.state.seats?.[1]?.kind === 'computer' && back.state.toAct === back.seat);
    await back.leave();
  });

  test('needs the person, and not too often', async () => {
    expect(await codeOf(await forget(null))).toBe('401 no-token');
    const from = { 'x-forwarded-for': '192.0.2.44' };
    const token = '0123456789abcdef'.repeat(2);
    for (let time = 0; time < 5; time++) expect((await forget(token, from)).status).toBe(200);
    expect(await codeOf(await forget(token, from))).toBe('429 rate-limited');
    const foreign = { ...somewhere(), origin: 'https://elsewhere.example' };
    expect(await codeOf(await forget(token, foreign))).toBe('403 foreign-origin');
  });
});

test('at an open table, too, old lines go, for those who are there and for those who come', async () => {
  const code = await openTable(server.address, {}, somewhere());
  const ann = await Guest.join(server.address, code, 'Ann');
  await ann.ask('chat', { text: 'a week from now nobody knows' });
  await ann.until(() => readChat(ann.state).length === 1);
  const room = matchMaker.getLocalRoomById(code) as TableRoom;
  const here = { rooms: async () => [room], isOpen: () => true, touch: async () => {}, alone: new Alone() };
  const kept = { settings: server.settings, store: server.store, here, failed: console.error };
  const now = Date.now();
  expect((await prune(kept, now + 6 * DAY)).chats).toBe(0);
  expect((await prune(kept, now + 8 * DAY)).chats).toBe(1);
  await ann.until(() => readChat(ann.state).length === 0);
  await ann.ask('chat', { text: 'still here' });
  const bob = await Guest.join(server.address, code, 'Bob');
  await bob.until(() => bob.state.chat?.length > 0);
  expect(readChat(bob.state).map(({ text }) => text)).toEqual(['still here']);
  expect(JSON.stringify(await server.store.byCode(code))).not.toContain('nobody knows');
  await Promise.all([ann.leave(), bob.leave()]);
});

test('matches are listed with their size, downloaded, and deleted', async () => {
  const [, ann, bob] = await table(['Ann', 'Bob'], 3);
  await bob.ask('resign', {});
  await ann.until(() => ann.state.phase === 'over');
  const { match: id } = JSON.parse(ann.state.result) as { match: string };
  const { matches } = await operator.does<{ matches: { id: string; bytes: number }[] }>('matches list', { limit: 5 });
  expect(at(matches, 0)).toMatchObject({ id, players: ['Ann', 'Bob'], isListed: false });
  expect(at(matches, 0).bytes).toBeGreaterThan(300);
  expect(verdictOf(JSON.stringify(await operator.does('matches show', { id })))).toMatchObject({ ok: true });
  await operator.does('matches delete', { id });
  expect((await fetch(`${server.address}/api/matches/${id}`, { headers: somewhere() })).status).toBe(404);
  expect(await operator.refused('matches show', { id })).toBe('no-such-match');
  await Promise.all([ann.leave(), bob.leave()]);
});

test('the load of the last hours is there, and the secret’s file is not in any answer', async () => {
  const { samples } = await operator.does<{ samples: object[] }>('load');
  expect(samples.length).toBeGreaterThan(0);
  const hash = readFileSync(join(server.dataDir, 'admin.json'), 'utf8');
  const { scrypt } = JSON.parse(hash) as { scrypt: { hash: string } };
  expect(JSON.stringify(await operator.does('settings'))).not.toContain(scrypt.hash);
});
