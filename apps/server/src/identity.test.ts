import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { handoverHash, parseHandoverCode } from './identities/handover-code.ts';
import { ownerOf } from './table/identity.ts';
import { Guest, openTable } from './testing/guest.ts';
import { HOOK_TIMEOUT } from './testing/hostile-server.ts';
import { ask, bearer } from './testing/http.ts';
import { testServer } from './testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ trustProxy: 1 });
}, HOOK_TIMEOUT);
afterEach(() => expect(server.failures).toEqual([]));
afterAll(() => server.stop(), HOOK_TIMEOUT);

const newToken = (): string => randomBytes(16).toString('hex');
let addresses = 0;
const somewhere = () => ({ 'x-forwarded-for': `192.0.2.${++addresses}` });

const LUGGAGE = { name: 'Ann', tables: [{ code: 'ABCDEF', game: 'keltis', players: ['Ann', 'Bob'], at: 5 }] };
const offer = (token: string) =>
  ask(`${server.address}/api/identity/code`, LUGGAGE, { ...somewhere(), ...bearer(token) });
const claim = (code: unknown, token = newToken(), from = somewhere()) =>
  ask(`${server.address}/api/identity/claim`, { code, token }, from);
const renew = (old: string, token: string) =>
  ask(`${server.address}/api/identity/renew`, { token }, { ...somewhere(), ...bearer(old) });

async function join(code: string, name: string, token?: string): Promise<Guest> {
  const guest = await Guest.join(server.address, code, name, token);
  onTestFinished(() => void guest.leave());
  await guest.until(() => guest.id !== '');
  return guest;
}

/** Ann, who opened a table and has the first seat. */
async function seated(): Promise<{ ann: Guest; table: string }> {
  const token = newToken();
  const table = await openTable(server.address, { token }, somewhere());
  const ann = await join(table, 'Ann', token);
  await ann.sit(0);
  return { ann, table };
}

const refusalOf = (joining: Promise<unknown>): Promise<string> =>
  joining.then(
    () => 'in',
    (error: Error) => error.message,
  );

describe('a code', () => {
  test('makes another browser the same person, with name and tables, and keeps its own token', async () => {
    const { ann, table } = await seated();
    const { status, body } = await offer(ann.token);
    expect(status).toBe(201);
    const phone = newToken();
    const typed = String(body.code)
      .toLowerCase()
      .replace(/(....)/g, '$1-');
    expect(await claim(typed, phone)).toMatchObject({ status: 200, body: LUGGAGE });
    const same = await join(table, 'Somebody', phone);
    await same.until(() => same.seat === 0);
    expect([same.id, same.state.host]).toEqual([ann.id, ann.id]);
    await same.ask('stand', {});
    await ann.until(() => ann.seat === null);
  });

  test('is good once', async () => {
    const { body } = await offer(newToken());
    const all = await Promise.all(Array.from({ length: 5 }, () => claim(body.code)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  test('is good until the next one is made, and for some minutes', async () => {
    const token = newToken();
    const [first, second] = [await offer(token), await offer(token)];
    expect((await claim(first.body.code)).status).toBe(404);
    const late = Number(second.body.expiresAt);
    expect(await server.store.takeHandover(handoverHash(String(second.body.code)), 'y', late)).toBe(null);
    expect(Number(second.body.expiresAt) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect((await claim(second.body.code)).status).toBe(200);
  });

  test('a thousand guesses at once get nowhere, and the right code is still good elsewhere', async () => {
    const { body } = await offer(newToken());
    const from = somewhere();
    const tried = await Promise.all(Array.from({ length: 1000 }, () => claim('ABCDEFGHJKMN', newToken(), from)));
    expect(tried.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(990);
    expect((await claim(body.code, newToken(), from)).status).toBe(429);
    expect((await claim(body.code)).status).toBe(200);
  });

  test('is no code of a table, and is read however it is typed', () => {
    expect(parseHandoverCode(' abcd-efgh jkmn ')).toBe('ABCDEFGHJKMN');
    for (const none of ['ABCDEF', 'ABCDEFGHJK', '', 'ABCDEFGHJKM0']) expect(parseHandoverCode(none)).toBe(null);
  });

  test.each([
    [{}],
    [{ name: 'Ann' }],
    [{ ...LUGGAGE, more: 1 }],
    [{ ...LUGGAGE, tables: Array(20).fill(LUGGAGE.tables[0]) }],
  ])('takes no %o along', async (luggage) => {
    const asked = ask(`${server.address}/api/identity/code`, luggage, { ...somewhere(), ...bearer(newToken()) });
    expect(await asked).toMatchObject({ status: 400 });
  });
});

describe('signing out everywhere', () => {
  test('ends every other token and its connections; seats stay with the new one', async () => {
    const { ann, table } = await seated();
    const [phone, fresh] = [newToken(), newToken()];
    await claim((await offer(ann.token)).body.code, phone);
    const onPhone = await join(table, 'Ann', phone);
    const closed = [ann.closed(), onPhone.closed()];
    expect((await renew(phone, fresh)).status).toBe(200);
    expect(await Promise.all(closed)).toEqual([4401, 4401]);
    for (const old of [ann.token, phone]) {
      expect(await refusalOf(Guest.join(server.address, table, 'Ann', old))).toBe('signed-out');
      expect((await offer(old)).status).toBe(401);
      const open = {
        game: 'keltis',
        options: {},
        seats: 2,
        visibility: 'private',
        clock: { kind: 'none' },
        token: old,
      };
      expect((await ask(`${server.address}/api/tables`, open, somewhere())).status).toBe(401);
      expect((await renew(old, newToken())).status).toBe(401);
    }
    const back = await join(table, 'Ann', fresh);
    await back.until(() => back.seat === 0);
    expect(back.id).toBe(ann.id);
  });

  test('also ends a code that waits', async () => {
    const token = newToken();
    const { body } = await offer(token);
    await renew(token, newToken());
    expect((await claim(body.code)).status).toBe(404);
  });

  test('may be asked for again when the answer got lost, and again and again', async () => {
    const { ann, table } = await seated();
    const tokens = [ann.token, newToken(), newToken()] as const;
    for (const [old, fresh] of [
      [tokens[0], tokens[1]],
      [tokens[0], tokens[1]],
      [tokens[1], tokens[2]],
    ] as const)
      expect((await renew(old, fresh)).status).toBe(200);
    expect((await renew(tokens[0], tokens[1])).status).toBe(401);
    const back = await join(table, 'Ann', tokens[2]);
    await back.until(() => back.seat === 0);
  });

  test('nobody gets the token of somebody else', async () => {
    const [ann, annsPhone, mal] = [newToken(), newToken(), newToken()];
    await claim((await offer(ann)).body.code, annsPhone);
    expect((await renew(mal, annsPhone)).status).toBe(400);
    expect((await renew(mal, mal)).status).toBe(400);
    expect((await claim((await offer(mal)).body.code, annsPhone)).status).toBe(400);
    expect(await server.store.identity(ownerOf(annsPhone))).toEqual({ person: ownerOf(ann), isRevoked: false });
    expect(await server.store.identity(ownerOf(mal))).toBe(null);
  });
});
