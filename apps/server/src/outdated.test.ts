import { connectTable } from '@dolmen/client';
import { runeStones } from '@dolmen/core/rune-stones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOutdated } from './store/outdated.ts';
import { begin, matchOf } from './store/testing/sample.ts';
import { testServer } from './testing/test-server.ts';

/** A match that was begun before the rules were mended, and never ended. */
const OLD = { game: 'rune-stones', version: 1, options: {}, seats: 2, seed: '0'.repeat(32) } as const;

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  await begin(server.store, { ...matchOf('old'), code: 'ANC234', header: OLD });
});
afterAll(() => server.stop());

test('a header of another version is known for what it is', () => {
  expect([OLD, { ...OLD, version: runeStones.version }].map(isOutdated)).toEqual([true, false]);
});

test('whoever asks for its table is told, and the server serves on', async () => {
  const answer = await fetch(`${server.address}/api/tables/ANC234`);
  expect([answer.status, await answer.json()]).toMatchObject([410, { error: { code: 'outdated-match' } }]);
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  expect(server.failures).toEqual([]);
});

test('whoever comes back to it is let go for good', async () => {
  const place = { address: server.address, token: 'a'.repeat(32), name: 'Ann', code: 'ANC234' };
  const connection = connectTable(place);
  await new Promise<void>((resolve) => {
    const look = (): void => (connection.status === 'closed' ? resolve() : undefined);
    connection.subscribe(look);
    look();
  });
  expect(connection.reason).toBe('outdated-match');
});
