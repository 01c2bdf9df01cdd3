import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connectTable, until } from '@dolmen/client';
import { at, type Common, type GameId, random, replay, type Viewer } from '@dolmen/core';
import { PROTOCOL, readView } from '@dolmen/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { wordsOf } from './store/store.ts';
import { runningAt } from './store/testing/unfinished.ts';
import { openTable } from './testing/guest.ts';
import { CutLine } from './testing/kill-line.ts';
import { Player } from './testing/kill-player.ts';
import { testServer } from './testing/test-server.ts';

/** Connections break without a word, and whoever comes back sees what somebody sees who never left. */

const SEATS = 2;
const CLOCK = { kind: 'fischer', seconds: 600, increment: 5 } as const;
/** Spectators, and those for whom a seat is free. */
const MOST_CLIENTS = 8;

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ maxSpectators: MOST_CLIENTS - 2 });
});
afterAll(() => server.stop());

interface Scene {
  readonly code: string;
  readonly players: readonly Player[];
  /** A second spectator never leaves. */
  readonly watchers: readonly Player[];
  readonly all: readonly Player[];
  /** By seat; the last is the first spectator's. */
  readonly lines: readonly CutLine[];
}

async function newLine(change?: (sent: Buffer) => Buffer): Promise<CutLine> {
  const line = await CutLine.to(server.address, change);
  onTestFinished(() => line.close());
  return line;
}

function leavesAtEnd(player: Player): Player {
  onTestFinished(() => player.connection.leave());
  return player;
}

async function scene(game: GameId): Promise<Scene> {
  const code = await openTable(server.address, { game, seats: SEATS, clock: CLOCK });
  const lines = await Promise.all(Array.from({ length: SEATS + 1 }, () => newLine()));
  const players: Player[] = [];
  for (let seat = 0; seat < SEATS; seat++)
    players.push(leavesAtEnd(await Player.seated(at(lines, seat).address, code, seat)));
  const watchers = [at(lines, SEATS).address, server.address].map((address, index) =>
    leavesAtEnd(new Player(address, code, `Watcher ${index}`)),
  );
  await Promise.all(watchers.map((watcher) => watcher.isOpen()));
  await at(players, 0).connection.request('start', {});
  const all = [...players, ...watchers];
  await Promise.all(all.map((one) => one.until(() => one.connection.view() !== null)));
  return { code, players, watchers, all, lines };
}

const otherSeats = ({ connection }: Player): number[] => [0, 1].filter((seat) => seat !== connection.seat);
const other = (seat: number): number => (seat + 1) % SEATS;

async function playTo({ players, all }: Scene, ply: number, seed: number): Promise<void> {
  await Promise.all(players.map((player, seat) => player.play(random([5, 5, seed, seat]), { to: ply })));
  await Promise.all(all.map((one) => one.until(() => one.isDone || one.state.ply >= ply)));
}

/** Cuts lines, and waits until those who stay see that the seat is empty. */
async function cut({ lines, players, watchers }: Scene, seat: number): Promise<void> {
  at(lines, seat).cut();
  at(lines, SEATS).cut();
  const stays = at(watchers, 1);
  await stays.until(() => !at([...stays.state.seats], seat).connected && stays.state.spectators === 1);
  for (const left of [at(players, seat), at(watchers, 0)])
    await left.until(() => left.connection.status === 'returning');
}

/** Mends them, and waits until everybody is there and sees so. */
async function mend({ lines, all }: Scene, seat: number): Promise<void> {
  at(lines, seat).mend();
  at(lines, SEATS).mend();
  await Promise.all(all.map((one) => one.isOpen()));
  const isWhole = (one: Player): boolean =>
    [...one.state.seats].every(({ connected }) => connected) && one.state.spectators === 2;
  await Promise.all(all.map((one) => one.until(() => isWhole(one))));
}

/** The engine's own view of what is stored. */
async function truth({ code, all }: Scene, viewer: Viewer): Promise<Common> {
  const { result } = at(all, 0).state;
  const running = await runningAt(server.store, code);
  const match = result === '' ? running : await server.store.match(JSON.parse(result).match);
  const { game } = at(all, 0);
  const state = match && replay(game, { ...match.header, actions: wordsOf(match.entries) });
  if (!state?.ok) throw new Error('nothing to compare with');
  return game.view(state.value, viewer);
}

/** Everything at a table that is the same for everybody, the game as a spectator sees it. */
function shared({ state }: Player): unknown {
  const { keltis, rune, runeStones, ...rest } = state.toJSON() as Record<string, unknown>;
  return { ...rest, view: readView(state, null) };
}

/** A refusal arrives after everything that was sent before it. */
async function caughtUp({ connection }: Player): Promise<void> {
  await connection.request('stand', {}).catch(() => {});
}

/** All see the same table, and of the game exactly what is theirs to see. */
async function checkSame(scene: Scene): Promise<void> {
  await Promise.all(scene.all.map(caughtUp));
  for (const one of scene.all) {
    expect(shared(one)).toEqual(shared(at(scene.watchers, 1)));
    expect(one.view).toEqual(await truth(scene, one.connection.seat));
    // Nothing of another hand was sent at all: not even for whoever would look there.
    for (const seat of otherSeats(one)) expect(readView(one.state, seat)).toEqual(readView(one.state, null));
  }
  expect(scene.all.map(({ connection }) => connection.seat)).toEqual([0, 1, null, null]);
  expect(server.failures).toEqual([]);
}

async function say(player: Player, text: string): Promise<void> {
  await player.connection.request('chat', { text });
}

const eventsOf = ({ connection }: Player): number[] => connection.takeEvents().map(({ ply }) => ply);

describe.each<GameId>(['keltis', 'rune-stones'])('at a table of %s somebody loses the connection', (game) => {
  test('during their own choice: their move waits and is played once', async () => {
    const table = await scene(game);
    await playTo(table, 7, 1);
    const mover = at(table.players, at(table.players, 0).state.toAct);
    const stays = at(table.players, other(mover.connection.seat ?? 0));
    await say(mover, 'Let me think.');
    await cut(table, mover.connection.seat ?? 0);
    await say(stays, 'Where are you?');
    for (const one of table.all) one.connection.takeEvents();
    const { ply } = mover.state;
    const moved = mover.connection.act(at(mover.game.legal(mover.view).map(mover.game.format), 0));
    await mend(table, mover.connection.seat ?? 0);
    expect(await moved).toEqual({ ply: ply + 1 });
    await Promise.all(table.all.map((one) => one.until(() => one.state.ply === ply + 1)));
    await checkSame(table);
    expect(table.players.map(eventsOf)).toEqual([[ply + 1], [ply + 1]]);
    for (const one of table.all) one.connection.takeEvents();
    await playTo(table, ply + 2, 7);
    await checkSame(table);
    for (const one of table.all) expect(eventsOf(one)).toEqual([ply + 2]);
    expect([...mover.state.chat].map(({ text }) => text)).toEqual(['Let me think.', 'Where are you?']);
  });

  test("during another's turn: they see what happened meanwhile", async () => {
    const table = await scene(game);
    await playTo(table, 6, 2);
    const stays = at(table.players, at(table.players, 0).state.toAct);
    const left = other(stays.connection.seat ?? 0);
    await cut(table, left);
    const before = at(table.players, left).state.ply;
    await stays.play(random([5, 5, 5, 5]), { to: before + 1 });
    await say(stays, 'I have moved.');
    expect(at(table.players, left).state.ply).toBe(before);
    await mend(table, left);
    await checkSame(table);
    expect(at(table.players, left).state.ply).toBe(before + 1);
    await playTo(table, before + 4, 3);
    await checkSame(table);
    expect(eventsOf(at(table.players, left)).at(-1)).toBe(at(table.players, left).state.ply);
  });

  test('before the end, and after it: they see how it ended', async () => {
    const table = await scene(game);
    await playTo(table, 5, 4);
    await cut(table, 0);
    await at(table.players, 1).connection.request('resign', {});
    await at(table.players, 1).until(() => at(table.players, 1).isDone);
    await mend(table, 0);
    await checkSame(table);
    expect(at(table.players, 0).state).toMatchObject({ phase: 'over' });
    await cut(table, 1);
    await mend(table, 1);
    await checkSame(table);
    expect(JSON.parse(at(table.players, 1).state.result)).toMatchObject({ winners: [0], resigned: [1] });
  });

  test('with two tabs open: both are the same seat, and one is enough to be there', async () => {
    const table = await scene(game);
    const [one] = table.players;
    if (!one) throw new Error('nobody');
    const tab = leavesAtEnd(new Player(server.address, table.code, 'Player 0', one.token));
    await tab.isOpen();
    const both = { ...table, all: [...table.all, tab] };
    await playTo(both, 6, 5);
    expect([tab.connection.seat, tab.connection.id]).toEqual([0, one.connection.id]);
    expect(tab.view).toEqual(one.view);
    at(table.lines, 0).cut();
    await one.until(() => one.connection.status === 'returning');
    await tab.play(random([6, 6, 6, 6]), { to: 6 + (tab.isToAct ? 1 : 0) });
    expect([...tab.state.seats].map(({ connected }) => connected)).toEqual([true, true]);
    at(table.lines, 0).mend();
    await one.isOpen();
    await one.until(() => one.state.ply === tab.state.ply);
    expect(one.view).toEqual(tab.view);
    expect(tab.view).toEqual(await truth(table, 0));
    await checkSame(table);
  });

  test('and nobody with another token gets the seat or sees the hand', async () => {
    const table = await scene(game);
    await playTo(table, 6, 6);
    await cut(table, 0);
    const thief = leavesAtEnd(new Player(server.address, table.code, 'Player 0'));
    await thief.isOpen();
    expect(thief.connection.seat).toBeNull();
    expect(thief.view).toEqual(await truth(table, null));
    const sits = thief.connection.request('sit', { seat: 0, nonce: '0'.repeat(32) });
    await expect(sits).rejects.toMatchObject({ refusal: { code: 'already-started' } });
    await expect(thief.connection.act('pass')).rejects.toMatchObject({ refusal: { code: 'not-seated' } });
    await thief.connection.leave();
    await mend(table, 0);
    await checkSame(table);
  });
});

describe('a connection is closed for good', () => {
  const closed = async (place: { address?: string; code?: string; name?: string }): Promise<string | null> => {
    const code = place.code ?? (await openTable(server.address));
    const connection = connectTable({ address: server.address, token: 'a'.repeat(32), name: 'Ann', ...place, code });
    await until(connection, () => connection.status === 'closed');
    await expect(connection.act('pass')).rejects.toThrow('unavailable');
    return connection.reason;
  };

  test('where there is no such table', async () => {
    expect(await closed({ code: 'NONE42' })).toBe('no-such-table');
  });

  test('where what is said about oneself is not a name', async () => {
    expect(await closed({ name: '' })).toBe('malformed');
  });

  test('where the server speaks another version', async () => {
    const older = (sent: Buffer): Buffer =>
      Buffer.from(sent.toString('latin1').replace(`"protocol":${PROTOCOL}`, '"protocol":0'), 'latin1');
    const { address } = await newLine(older);
    expect(await closed({ address })).toBe('version-mismatch');
  });

  test('where the table is full', async () => {
    const code = await openTable(server.address);
    const crowd = Array.from({ length: MOST_CLIENTS }, (_, index) =>
      leavesAtEnd(new Player(server.address, code, `Guest ${index}`)),
    );
    await Promise.all(crowd.map((one) => one.isOpen()));
    expect(await closed({ code })).toBe('full');
  });

  test.each(['open', 'connecting'])('by leaving while it is %s, and nothing is left that runs', async (when) => {
    const script = fileURLToPath(new URL('./testing/kill-leaver.ts', import.meta.url));
    const code = await openTable(server.address);
    const leaver = spawn(process.execPath, [script, server.address, code, when], { stdio: 'inherit' });
    expect(await once(leaver, 'close')).toEqual([0, null]);
  });
});

test('a line that is dead but not closed is noticed', async () => {
  const line = await newLine();
  const code = await openTable(server.address);
  const place = { address: line.address, code, token: 'b'.repeat(32), name: 'Ann' };
  const connection = connectTable(place, { first: 10, most: 100, heartbeat: 50 });
  onTestFinished(() => connection.leave());
  await until(connection, () => connection.status === 'open');
  line.silence();
  await until(connection, () => connection.status === 'returning');
  line.cut();
  line.mend();
  await until(connection, () => connection.status === 'open');
});
