import { Encoder } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { move, newState } from './bare-state.ts';
import { hotspotsOf } from './hotspots.ts';
import { type LoadResult, runLoad } from './load.ts';
import { Pace } from './pace.ts';
import { roomsTable } from './rooms-table.ts';
import { CONTESTANTS, startServer } from './server-process.ts';

test.each(CONTESTANTS)('%s: players of three rooms come to the end of their games', async (contestant) => {
  const server = await startServer(contestant);
  try {
    const load = { contestant, address: server.address, rooms: 3, pace: 2000, seconds: 60 };
    const result = await runLoad(load, () => {});
    expect(result.gamesFinished).toBe(3);
    expect(result.moves).toBeGreaterThan(300);
    expect(result.bytesPerMove).toBeGreaterThan(10);
    for (const figure of Object.values(result)) expect(figure).toSatisfy(Number.isFinite);
  } finally {
    await server.stop();
  }
});

test('a profile names the functions that were busy longest', async () => {
  const server = await startServer('dolmen', { isProfiled: true });
  try {
    server.beginProfile();
    await fetch(`${server.address}/metrics`);
    const spots = hotspotsOf(await server.endProfile());
    expect(spots.length).toBeGreaterThan(0);
    expect(spots.length).toBeLessThanOrEqual(10);
    expect(spots.map(({ share }) => share)).toEqual(spots.map(({ share }) => share).sort((a, b) => b - a));
    expect(spots.map(({ name }) => name)).not.toContain('(idle)');
  } finally {
    await server.stop();
  }
});

test('a stopped server answers no more', async () => {
  const server = await startServer('bare');
  await server.stop();
  await expect(fetch(`${server.address}/metrics`)).rejects.toThrow();
});

test('a pace is even, and what was missed is not made up for', () => {
  const pace = new Pace(500, 0);
  expect([1, 2, 3, 4].map((now) => pace.take(now))).toEqual([0, 1, 0, 1]);
  expect(pace.take(10_000)).toBe(10);
  expect(pace.take(10_001)).toBe(0);
  expect(pace.take(10_002)).toBe(1);
});

test('the bare table is as large as one of Keltis, and stays what it is', () => {
  const state = newState();
  const encoder = new Encoder(state);
  const full = encoder.encodeAll().byteLength;
  expect(full).toBeGreaterThan(200);
  expect(full).toBeLessThan(500);
  for (let ply = 0; ply < 12; ply++) move(state, ply);
  expect(state).toMatchObject({ ply: 12, toAct: 0, stockCount: 80 });
  expect(state.players.map(({ handCount }) => handCount)).toEqual([8, 8, 8]);
});

test('the table has both servers, their ratio, and the bytes of every game', () => {
  const dolmen: LoadResult = {
    p50Millis: 2,
    p99Millis: 4.321,
    bytesPerMove: 60,
    cpuSecondsPer1000Moves: 0.5,
    coreShare: 0.25,
    kilobytesPerRoom: 300,
    movesPerSecond: 500,
    moves: 5000,
    gamesFinished: 7,
  };
  const setting = { levels: [100], pace: 500, seconds: 45, isProfiled: true };
  const level = {
    results: { dolmen, bare: { ...dolmen, p50Millis: 1 }, durable: { ...dolmen, p50Millis: 1.6 } },
    ratios: { bare: { p50Millis: 2 }, durable: { p50Millis: 1.25 } },
    hotspots: [{ name: 'writev', share: 0.123 }],
  };
  const text = roomsTable({ 100: level, setting, bytesPerMove: { keltis: 60 } });
  expect(text).toContain('500 moves/s');
  expect(text).toMatch(/^100 rooms, Dolmen +2\.00 +4\.32 +60 +0\.500 +0\.25 +300 +500 +7$/m);
  expect(text).toMatch(/^100 rooms, bare Colyseus +1\.00 /m);
  expect(text).toMatch(/^ratio +2\.00 ×$/m);
  expect(text).toMatch(/^100 rooms, bare and one commit +1\.60 /m);
  expect(text).toMatch(/^ratio +1\.25 ×$/m);
  expect(text).toMatch(/^writev +12\.3 %$/m);
  expect(text).toMatch(/^keltis +60$/m);
});
