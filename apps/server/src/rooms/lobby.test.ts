import { Client } from '@colyseus/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, openTable } from '../testing/guest.ts';
import { testServer } from '../testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Listed {
  readonly roomId: string;
  readonly metadata: { readonly phase: string; readonly open: number };
}

/** Somebody in the lobby, and what they see there. */
async function inLobby() {
  const room = await new Client(server.address).joinById('tables');
  const tables = new Map<string, Listed['metadata']>();
  const waiting = new Set<() => void>();
  const changed = (): void => {
    for (const look of [...waiting]) look();
  };
  room.onMessage('rooms', (rooms: Listed[]) => {
    for (const { roomId, metadata } of rooms) tables.set(roomId, metadata);
    changed();
  });
  room.onMessage('+', ([roomId, { metadata }]: [string, Listed]) => {
    tables.set(roomId, metadata);
    changed();
  });
  room.onMessage('-', (roomId: string) => {
    tables.delete(roomId);
    changed();
  });
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return { tables, until, leave: () => room.leave() };
}

test('public tables appear, fill and start before everybody’s eyes; private ones do not', async () => {
  const lobby = await inLobby();
  const hidden = await openTable(server.address, { visibility: 'private' });
  const code = await openTable(server.address, { visibility: 'public' });
  await lobby.until(() => lobby.tables.get(code)?.open === 2);
  const ann = await Guest.join(server.address, code);
  await ann.sit(0);
  await lobby.until(() => lobby.tables.get(code)?.open === 1);
  await ann.ask('computer', { seat: 1, level: 'beginner' });
  await ann.ask('start', {});
  await lobby.until(() => lobby.tables.get(code)?.phase === 'playing');
  expect(lobby.tables.has(hidden)).toBe(false);
  await ann.leave();
  await lobby.leave();
});
