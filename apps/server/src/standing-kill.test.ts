import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Guest, playOn } from './testing/guest.ts';
import { HOOK_TIMEOUT } from './testing/hostile-server.ts';
import { ask, bearer } from './testing/http.ts';
import { Program } from './testing/program.ts';

const CONFIG = {
  host: '127.0.0.1',
  logLevel: 'warn',
  botPause: false,
  rooms: { 'friday-club': { title: 'Friday club', game: 'keltis', seats: 3, computers: ['beginner'] } },
};

/** The real program with this config, again and again on the same folder. */
function house(): { start: () => Promise<{ program: Program; address: string }>; write: (config: object) => void } {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-standing-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'dolmen.json');
  const write = (config: object): void =>
    writeFileSync(file, JSON.stringify({ ...config, dataDir: join(folder, 'data') }));
  write(CONFIG);
  const start = async () => {
    const program = new Program({ DOLMEN_CONFIG: file });
    onTestFinished(() => void program.stop('SIGKILL'));
    return { program, address: await program.opened() };
  };
  return { start, write };
}

const enter = async (address: string, name: string, token?: string): Promise<Guest> => {
  await ask(`${address}/api/tables/friday-club`);
  const guest = await Guest.join(address, 'friday-club', name, token);
  guest.room.reconnection.enabled = false;
  await guest.until(() => guest.id !== '');
  return guest;
};

const roomAt = async (address: string): Promise<unknown> =>
  ((await ask(`${address}/api/rooms`)).body.rooms as unknown[])[0];

test('a killed server has its rooms again: who gathered, who plays, and who somebody became', {
  timeout: HOOK_TIMEOUT,
}, async () => {
  const { start, write } = house();
  const first = await start();
  const ann = await enter(first.address, 'Ann');
  await ann.sit(0);
  const luggage = { name: 'Ann', tables: [] };
  const { body } = await ask(`${first.address}/api/identity/code`, luggage, bearer(ann.token));
  await first.program.stop('SIGKILL');

  const second = await start();
  expect(await roomAt(second.address)).toMatchObject({ title: 'Friday club', open: 1, people: ['Ann'], here: 0 });
  const phone = 'p'.repeat(32);
  expect((await ask(`${second.address}/api/identity/claim`, { code: body.code, token: phone })).status).toBe(200);
  const bob = await enter(second.address, 'Bob');
  await bob.sit(1);
  const again = await enter(second.address, 'Ann', phone);
  await again.until(() => again.seat === 0);
  await again.ask('start', {});
  await Promise.all([again, bob].map((guest) => guest.until(() => guest.view !== null)));
  const mover = await Promise.race(
    [again, bob].map((guest) => guest.until(() => guest.state.toAct === guest.seat).then(() => guest)),
  );
  await playOn([mover], [1, 2, 3, 4], 1);
  const { ply } = mover.state;
  await second.program.stop('SIGKILL');

  // Another game is wanted by now: the match under way is played to its end all the same.
  write({ ...CONFIG, rooms: { 'friday-club': { title: 'Friday club', game: 'rune' } } });
  const third = await start();
  expect(await roomAt(third.address)).toMatchObject({ phase: 'playing', people: ['Ann', 'Bob'] });
  const back = await enter(third.address, 'Ann', phone);
  await back.until(() => back.seat === 0 && back.state.ply >= ply);
  expect(back.state.game).toBe('keltis');
  await third.program.stop('SIGTERM');
});
