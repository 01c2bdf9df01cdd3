import { at } from '@dolmen/core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runningAt } from './store/testing/unfinished.ts';
import { openTable } from './testing/guest.ts';
import { Player } from './testing/kill-player.ts';
import { testServer } from './testing/test-server.ts';

/** Somebody sets the clock of the computer while people play. */

const HOUR = 3_600_000;
const CLOCK = { kind: 'fischer', seconds: 600, increment: 0 } as const;

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
afterEach(() => void vi.restoreAllMocks());

/** From now on the system's time is off by so much. */
function setClock(by: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + by);
}

async function begun(): Promise<Player[]> {
  const code = await openTable(server.address, { clock: CLOCK });
  const players = [await Player.seated(server.address, code, 0), await Player.seated(server.address, code, 1)];
  onTestFinished(async () => {
    await Promise.all(players.map(({ connection }) => connection.leave()));
  });
  await at(players, 0).insist('start', {}, 'playing');
  await Promise.all(players.map((player) => player.until(() => player.connection.view() !== null)));
  return players;
}

/** Whoever is to act moves once. */
async function move(players: readonly Player[]): Promise<Player> {
  const player = players.find(({ isToAct }) => isToAct);
  if (!player) throw new Error('nobody is to act');
  const { ply } = player.state;
  const [action] = player.game.legal(player.view);
  await player.connection.act(player.game.format(action));
  await Promise.all(players.map((one) => one.until(() => one.state.ply > ply)));
  return player;
}

test.each([HOUR, -HOUR])('a clock that jumps by %i ms costs nobody a minute, and flags nobody', async (jump) => {
  const players = await begun();
  for (let moves = 0; moves < 4; moves++) await move(players);
  setClock(jump);
  for (let moves = 0; moves < 6; moves++) await move(players);
  const [ann] = players;
  const left = Array.from(ann?.state.seats ?? [], ({ millis }) => millis);
  for (const millis of left) expect(millis).toBeGreaterThan((CLOCK.seconds - 60) * 1000);
  for (const millis of left) expect(millis).toBeLessThanOrEqual(CLOCK.seconds * 1000);
  const stored = await runningAt(server.store, ann?.state.code ?? '');
  expect(stored?.entries.length).toBe(10);
  const times = stored?.entries.map((entry) => entry.at) ?? [];
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('a browser reads the running clock by the server’s time, whatever its own says', async () => {
  const players = await begun();
  setClock(5 * HOUR);
  for (let moves = 0; moves < 4; moves++) {
    const before = performance.now();
    const { state, connection } = await move(players);
    const started = connection.localTime(state.turnStarted);
    // Both ends round to a millisecond.
    expect(started).toBeGreaterThanOrEqual(before - 2);
    expect(started).toBeLessThanOrEqual(performance.now() + 2);
  }
});
