import { random } from '@dolmen/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../rooms/server-process.ts';
import { attack } from './attack.ts';
import { attackTable } from './attack-table.ts';
import type { AttackResult, AttackResults } from './bench-attack.ts';
import { Bystander } from './bystander.ts';
import { LOAD_NAMES } from './loads.ts';

let server: ServerProcess;
beforeAll(async () => {
  const changes = { RATE_LIMIT: '40', MAX_SPECTATORS: '4', MAX_SPECTATORS_PER_ADDRESS: '2' };
  server = await startServer('dolmen', { changes });
});
afterAll(() => server.stop());

test.each(LOAD_NAMES)('%s: limits refuse, and the bystander’s match goes on', async (load) => {
  const bystander = new Bystander(server.address, random([1, 2, 3, 4]), LOAD_NAMES.indexOf(load));
  await bystander.move();
  const { code } = await bystander.table();
  const { tally, stop } = attack(load, { address: server.address, code, chance: random([4, 3, 2, 1]) });
  let moves = 0;
  // Half-open requests are refused by time alone, which no test should wait for.
  const isEnough = (): boolean => (load === 'half-open' ? tally.tried >= 100 : tally.refused >= 10) && moves >= 5;
  while (!isEnough()) {
    await bystander.move();
    moves++;
  }
  await stop();
  await bystander.move();
  expect((await bystander.table()).code).toBe(code);
});

test('the table has every load, and the ratio to quiet', () => {
  const result: AttackResult = {
    ...{ quiet: { p50Millis: 2, p99Millis: 4 }, attacked: { p50Millis: 3, p99Millis: 10 } },
    ...{ ratio: 1.5, ratio99: 2.5, tried: 100, refused: 90 },
  };
  const text = attackTable(Object.fromEntries(LOAD_NAMES.map((name) => [name, result])) as AttackResults);
  expect(text).toMatch(/^guessing codes of tables +2\.00 +3\.00 +1\.50 × +4\.00 +10\.00 +2\.50 × +100 +90$/m);
  expect(text.split('\n').length).toBe(LOAD_NAMES.length + 1);
});
