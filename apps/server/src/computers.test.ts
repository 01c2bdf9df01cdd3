import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@dolmen/bots';
import { GAMES, type GameId } from '@dolmen/core';
import { isMessage } from '@dolmen/messages';
import type { Notices } from '@dolmen/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, openTable } from './testing/guest.ts';
import { testServer } from './testing/test-server.ts';
import { verdictOf } from './verify.ts';

/** Computer players at real tables, in real threads. */

type Server = Awaited<ReturnType<typeof testServer>>;
const PATIENT = { jobMillis: 60_000, patienceMillis: 600_000 };

let server: Server;
beforeAll(async () => {
  server = await testServer({}, PATIENT);
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

/** One person, and computers in all other seats. */
async function seated(game: GameId, seats: number, level: string): Promise<Guest> {
  const code = await openTable(server.address, { game, seats });
  const ann = await Guest.join(server.address, code);
  await ann.sit(0);
  for (let seat = 1; seat < seats; seat++) await ann.ask('computer', { seat, level });
  return ann;
}

/** With more than two players a computer plays on for who has resigned: from then on all seats are computers. */
async function resigned(game: GameId, level: string): Promise<Guest> {
  const seats = GAMES[game]?.seats.max ?? 2;
  const ann = await seated(game, seats, level);
  await ann.ask('start', {});
  await ann.until(() => ann.view !== null);
  if (seats > 2) await ann.ask('resign', {});
  return ann;
}

const isOver = ({ state }: Guest): boolean => state.phase === 'over';
const isToAct = ({ state, seat }: Guest): boolean =>
  state.toAct === seat && state.seats[seat ?? -1]?.resigned === false;

/** Where nobody may resign without ending the match, the person plays anything. */
async function playToTheEnd(ann: Guest): Promise<void> {
  for (;;) {
    await ann.until(() => isOver(ann) || isToAct(ann));
    const game = GAMES[ann.state.game];
    if (isOver(ann) || ann.view === null || !game) return;
    const { ply } = ann.state;
    await ann.act(game.format(game.legal(ann.view)[0]));
    await ann.until(() => ann.state.ply > ply || isOver(ann));
  }
}

describe.each(['keltis', 'rune', 'rune-stones'] as const)('%s', (game) => {
  test('a whole match of computers is played, stored and fair, and each says why', async () => {
    const ann = await resigned(game, 'casual');
    const remarks: Notices['remark'][] = [];
    ann.room.onMessage('remark', (remark: Notices['remark']) => remarks.push(remark));
    await playToTheEnd(ann);
    const { match } = JSON.parse(ann.state.result) as { match: string };
    const record: unknown = await (await fetch(`${server.address}/api/matches/${match}`)).json();
    expect(verdictOf(JSON.stringify(record))).toMatchObject({ ok: true });
    expect(remarks.length).toBeGreaterThan(0);
    for (const { key, seat } of remarks) {
      expect(isMessage(key), key).toBe(true);
      expect(ann.state.seats[seat]).toBeDefined();
    }
    await ann.leave();
  });
});

test.each(LEVELS)('a %s can be given a seat', async (level) => {
  const ann = await seated('keltis', 2, level);
  expect(ann.state.seats[1]).toMatchObject({ kind: 'computer', level });
  await ann.leave();
});

test('no other level can', async () => {
  const ann = await seated('keltis', 2, 'beginner');
  for (const level of ['random', 'grandmaster', 'toString', 'Master'])
    expect(await ann.refused('computer', { seat: 1, level })).toEqual({ code: 'no-such-level' });
  await ann.leave();
});

test('rooms answer while masters think at other tables', async () => {
  const tables = await Promise.all(Array.from({ length: 6 }, () => resigned('rune-stones', 'master')));
  const ann = await seated('keltis', 2, 'beginner');
  const before = tables.map(({ state }) => state.ply);
  await ann.ask('chat', { text: 'hello' });
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  await Promise.all(tables.map((table, index) => table.until(() => table.state.ply > (before[index] ?? 0))));
  expect(server.computers.stats.threads).toBe(1);
  await Promise.all([ann, ...tables].map((guest) => guest.leave()));
});

test('a table that goes away takes its jobs with it', async () => {
  const ann = await resigned('rune-stones', 'master');
  await ann.until(() => ann.state.ply > 0);
  await ann.leave();
  while (server.computers.stats.waiting > 0) await new Promise((resolve) => setTimeout(resolve, 5));
});

test('a server that closes leaves nothing running', async () => {
  const script = fileURLToPath(new URL('./testing/closing-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  expect([code, said.trim()]).toEqual([0, 'closed while thinking']);
});
