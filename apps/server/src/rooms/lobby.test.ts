import { matchMaker } from '@colyseus/core';
import { type ListedTable, watchLobby } from '@dolmen/client/lobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, openTable } from '../testing/guest.ts';
import { testServer } from '../testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Shown = readonly ListedTable[] | null;

/** Somebody in the lobby, and what they are shown there. */
function inLobby(address = server.address) {
  let shown: Shown = [];
  const waiting = new Set<() => void>();
  const leave = watchLobby(address, (tables) => {
    shown = tables;
    for (const look of [...waiting]) look();
  });
  const until = (holds: (shown: Shown) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!holds(shown)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const table = (code: string): ListedTable | undefined => shown?.find((each) => each.code === code);
  return { table, until, leave };
}

test('public tables appear, fill and start before everybody’s eyes; private ones do not', async () => {
  const lobby = inLobby();
  const hidden = await openTable(server.address, { visibility: 'private' });
  const code = await openTable(server.address, { visibility: 'public' });
  await lobby.until(() => lobby.table(code)?.open === 2);
  const ann = await Guest.join(server.address, code);
  await ann.sit(0);
  await lobby.until(() => lobby.table(code)?.open === 1);
  await ann.ask('computer', { seat: 1, level: 'beginner' });
  await ann.ask('start', {});
  await lobby.until(() => lobby.table(code)?.phase === 'playing');
  expect(lobby.table(hidden)).toBeUndefined();
  expect(lobby.table(code)).toMatchObject({ game: 'keltis', seats: [{ name: 'Ann' }, {}] });
  await ann.leave();
  lobby.leave();
});

test('who comes later sees the tables that are there, and one that is put away goes', async () => {
  const code = await openTable(server.address, { visibility: 'public' });
  const lobby = inLobby();
  await lobby.until(() => lobby.table(code) !== undefined);
  await matchMaker.remoteRoomCall(code, 'disconnect');
  await lobby.until(() => lobby.table(code) === undefined);
  lobby.leave();
});

test('a server that does not answer has no lobby', async () => {
  const lobby = inLobby('http://127.0.0.1:1');
  await lobby.until((shown) => shown === null);
  lobby.leave();
});
