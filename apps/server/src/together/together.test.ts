import { randomBytes, randomUUID } from 'node:crypto';
import { Client, type Room } from '@colyseus/sdk';
import { PROTOCOL, type Together, type TogetherNotices, togetherRoom } from '@dolmen/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../testing/http.ts';
import { begin, end, gather } from '../testing/security-cast.ts';
import { testServer } from '../testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let match: string;
beforeAll(async () => {
  server = await testServer({ graceSeconds: 1 });
  const over = await end(await begin(await gather(server.address, 'private')));
  match = (JSON.parse(over.host.state.result) as { match: string }).match;
});
afterAll(() => server.stop());

class Watcher {
  readonly room: Room;
  id = '';
  seen: Together | null = null;
  lines: TogetherNotices['talk']['lines'] = [];
  readonly #waiting = new Set<() => void>();

  private constructor(room: Room) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage('you', ({ id }: TogetherNotices['you']) => this.#hear(() => (this.id = id)));
    room.onMessage('together', (seen: Together) => this.#hear(() => (this.seen = seen)));
    room.onMessage('talk', ({ lines }: TogetherNotices['talk']) => this.#hear(() => (this.lines = lines)));
  }

  static async join(code: string, name: string): Promise<Watcher> {
    const wish = { token: randomBytes(16).toString('hex'), name, protocol: PROTOCOL };
    const watcher = new Watcher(await new Client(server.address).joinById(togetherRoom(code), wish));
    await watcher.until(() => watcher.seen !== null);
    return watcher;
  }

  get isLeading(): boolean {
    return this.id !== '' && this.seen?.leader === this.id;
  }

  refused(name: string, message: unknown): Promise<unknown> {
    return this.room.request(name, message).then(
      () => null,
      (error: { reason?: { code?: string } }) => error.reason?.code ?? 'malformed',
    );
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => void (holds() && resolve());
      this.#waiting.add(look);
      look();
    });
  }

  #hear(change: () => void): void {
    change();
    for (const look of this.#waiting) look();
  }
}

const open = async (wanted: object = { match }): Promise<string> =>
  String((await ask(`${server.address}/api/together`, wanted)).body.code);

const LEAD = { ply: 2, isPlaying: true, speed: 2, eyes: { seat: 1, isOpen: true } };

test('one leads and hands over, others follow and talk; nobody else can lead', async () => {
  const code = await open();
  const [ann, bob] = [await Watcher.join(code, 'Ann'), await Watcher.join(code, 'Ann')];
  expect(ann.seen?.match).toBe(match);
  await ann.room.request('lead', LEAD);
  await bob.until(() => bob.seen?.lead.ply === 2);
  expect(bob.seen?.lead).toEqual(LEAD);
  expect(bob.seen?.people.map(({ name }) => name)).toEqual(['Ann', 'Ann (2)']);
  expect(await bob.refused('lead', { ...LEAD, ply: 0 })).toBe('not-host');
  expect(await bob.refused('hand', { person: bob.id })).toBe('not-host');
  expect(await ann.refused('hand', { person: '0'.repeat(12) })).toBe('no-such-person');
  await ann.room.request('hand', { person: bob.id });
  await bob.until(() => bob.isLeading);
  expect(await ann.refused('lead', LEAD)).toBe('not-host');
  await bob.room.request('chat', { text: 'look here' });
  await ann.until(() => ann.lines.length === 1);
  expect(ann.lines[0]).toMatchObject({ name: 'Ann (2)', text: 'look here' });
  await Promise.all([ann.room.leave(), bob.room.leave()]);
});

test('the lead passes on when its holder leaves, or is away for longer than the grace', async () => {
  const code = await open();
  const [ann, bob, eve] = [
    await Watcher.join(code, 'Ann'),
    await Watcher.join(code, 'Bob'),
    await Watcher.join(code, 'Eve'),
  ];
  await ann.room.leave();
  await bob.until(() => bob.isLeading);
  bob.room.connection.close();
  await eve.until(() => eve.isLeading);
  expect(eve.seen?.people.map(({ name }) => name)).toEqual(['Eve']);
  await eve.room.leave();
});

test('there is none for a match that is not, and no way in without the code', async () => {
  const at = `${server.address}/api/together`;
  expect((await ask(at, { match: randomUUID() })).status).toBe(404);
  expect((await ask(at, { match: '../x' })).status).toBe(400);
  expect((await ask(at, { match, extra: 1 })).status).toBe(400);
  const answer = await ask(`${server.address}/matchmake/joinById/${togetherRoom('ABCDEFGHJK')}`, {});
  expect(answer).toMatchObject({ status: 404, body: { error: 'no-such-table' } });
});

test.each([
  ['lead', { ...LEAD, ply: -1 }],
  ['lead', { ...LEAD, speed: Number.MAX_VALUE }],
  ['lead', { ...LEAD, eyes: { seat: 9, isOpen: true } }],
  ['lead', { ...LEAD, more: 'x'.repeat(1000) }],
  ['hand', { person: 'everybody' }],
  ['chat', { text: 'x'.repeat(2000) }],
])('%s with %j is refused, and nobody sees anything of it', async (name, message) => {
  const watcher = await Watcher.join(await open(), 'Mal');
  const before = watcher.seen;
  expect(await watcher.refused(name, message)).toBe('malformed');
  expect(watcher.seen).toEqual(before);
  await watcher.room.leave();
});

test('who talks too much is not heard', async () => {
  const watcher = await Watcher.join(await open(), 'Mal');
  const refused = [];
  for (let line = 0; line < 8; line++) refused.push(await watcher.refused('chat', { text: 'more' }));
  expect(refused).toContain('rate-limited');
  await watcher.room.leave();
});
