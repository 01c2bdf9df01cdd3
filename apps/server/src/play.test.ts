import { GAMES } from '@dolmen/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FinishedFile } from './http/record-file.ts';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { testServer } from './testing/test-server.ts';
import { verdictOf } from './verify.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function seated(game: 'keltis' | 'rune' | 'rune-stones', seats: number, options = {}): Promise<Guest[]> {
  const code = await openTable(server.address, { game, seats, options });
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const guest = await Guest.join(server.address, code, `Player ${seat}`);
    await guest.sit(seat);
    guests.push(guest);
  }
  return guests;
}

describe.each([
  ['keltis', 2, {}],
  ['rune', 2, { grandmaster: true }],
] as const)('a whole match of %s with %i players', (game, seats, options) => {
  test('is played over real sockets, stored, and can be verified by anybody', async () => {
    const guests = await seated(game, seats, options);
    const [host] = guests;
    if (!host) throw new Error('nobody');
    const { commitment } = host.state;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    await host.ask('start', {});
    await Promise.all(guests.map((guest) => guest.until(() => guest.view !== null)));
    await playOn(guests, [1, 2, 3, 4]);
    await host.until(() => host.state.result !== '');
    const result = JSON.parse(host.state.result);
    const record = (await (await fetch(`${server.address}/api/matches/${result.match}`)).json()) as FinishedFile;
    expect(record.fairness.commitment).toBe(commitment);
    expect(verdictOf(JSON.stringify(record))).toMatchObject({ ok: true });
    expect(GAMES[game]?.scores(host.view as never)).toEqual(result.scores);
    expect(server.failures).toEqual([]);
    await Promise.all(guests.map((guest) => guest.leave()));
  });
});
