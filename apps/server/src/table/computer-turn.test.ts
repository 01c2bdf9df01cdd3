import type { Level } from '@dolmen/bots';
import { type AnyGame, at, type Common, type GameId, replay } from '@dolmen/core';
import { isMessage } from '@dolmen/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Thinker, Thinking } from '../computers/computers.ts';
import { ManualWorld, nonce } from '../testing/manual-table.ts';
import type { Table } from './table.ts';

/** What a computer was asked, and whether anybody still wants to know. */
interface Asked {
  readonly level: Level;
  readonly view: Common;
  isCancelled: boolean;
}

/** Passes on what it is asked, and writes it down. */
class Clerk implements Thinker {
  readonly #inner: Thinker;
  readonly asked: Asked[] = [];

  constructor(inner: Thinker) {
    this.#inner = inner;
  }

  think(game: AnyGame, level: Level, view: Common): Thinking {
    const asked: Asked = { level, view: structuredClone(view), isCancelled: false };
    this.asked.push(asked);
    const thinking = this.#inner.think(game, level, view);
    return {
      thought: thinking.thought,
      cancel: () => {
        asked.isCancelled = true;
        thinking.cancel();
      },
    };
  }
}

let world: ManualWorld;
let clerk: Clerk;
beforeEach(async () => {
  world = await ManualWorld.make();
  clerk = new Clerk(world.computers);
  world.computers = clerk;
});
afterEach(async () => {
  expect(world.failures).toEqual([]);
  await world.store.close();
});

/** Ann, and computers in all other seats. */
async function begun(game: GameId, seats: number, level: Level): Promise<Table> {
  const table = world.table(game, { seats });
  table.sit('a', 'Ann', 0, nonce('a'));
  for (let seat = 1; seat < seats; seat++) table.seatComputer('a', seat, level);
  await table.begin('a');
  return table;
}

/** The state at a moment of the match, from its record. */
function stateAt(table: Table, ply: number): Common {
  const { match } = table.playing ?? {};
  if (!match) throw new Error('no match');
  const state = replay(match.game, { ...match.record, actions: match.record.actions.slice(0, ply) });
  if (!state.ok) throw new Error('no such moment');
  return state.value;
}

describe.each([
  ['keltis', 4],
  ['rune', 2],
  ['rune-stones', 3],
] as const)('%s', (game, seats) => {
  test('a computer is shown what a person in its seat sees, at every moment of a match', async () => {
    const table = await begun(game, seats, 'expert');
    await playOut(table);
    expect(clerk.asked.length).toBeGreaterThan(5);
    for (const { view } of clerk.asked) {
      const state = stateAt(table, view.ply);
      expect(view).toEqual(table.setting.game.view(state, state.toAct));
    }
    await table.close();
  });

  test('it says why it moved, in words that there are', async () => {
    const table = await begun(game, seats, 'skilled');
    await playOut(table);
    expect(world.remarks.length).toBeGreaterThan(0);
    for (const [seat, { key }] of world.remarks) {
      expect(isMessage(key), key).toBe(true);
      expect(seat).toBeLessThan(seats);
    }
    await table.close();
  });
});

async function actFor(table: Table): Promise<void> {
  const { state, setting } = table;
  if (state === null) throw new Error('no match');
  const word = setting.game.format(at(setting.game.legal(state), 0));
  await table.act('a', { id: `ann-at-${state.ply}`, ply: state.ply, word });
}

/** To the end of the match: Ann plays anything. */
async function playOut(table: Table): Promise<void> {
  while (table.phase === 'playing') {
    if (table.state?.toAct === 0) await actFor(table);
    await world.pass(1_000, table);
  }
}

/** Until a computer has to move, which then thinks. */
async function untilComputer(table: Table): Promise<void> {
  while (table.state?.toAct === 0) await actFor(table);
  await world.settle(table);
}

test('a computer moves after its pause, not before', async () => {
  const table = await begun('keltis', 2, 'beginner');
  await untilComputer(table);
  const ply = table.state?.ply ?? 0;
  await world.pass(499, table);
  expect(table.state?.ply).toBe(ply);
  await world.pass(1, table);
  expect(table.state?.ply).toBe(ply + 1);
  expect(clerk.asked[0]?.level).toBe('beginner');
  await table.close();
});

test('who comes and goes meanwhile does not make it think again', async () => {
  const table = await begun('keltis', 2, 'casual');
  await untilComputer(table);
  const asked = clerk.asked.length;
  await world.pass(300, table);
  table.arrive('a');
  table.arrive('a');
  expect(clerk.asked.length).toBe(asked);
  const ply = table.state?.ply ?? 0;
  await world.pass(200, table);
  expect(table.state?.ply).toBe(ply + 1);
  await table.close();
});

test('while nobody is there it stops, and begins anew when somebody comes', async () => {
  const table = await begun('keltis', 2, 'casual');
  await untilComputer(table);
  const ply = table.state?.ply;
  table.depart('a');
  expect(clerk.asked.at(-1)?.isCancelled).toBe(true);
  await world.pass(10_000, table);
  expect(table.state?.ply).toBe(ply);
  table.arrive('a');
  await world.pass(10_000, table);
  expect(table.state?.ply).toBeGreaterThan(ply ?? 0);
  await table.close();
});

test('a skilled computer stands in for whoever is away, until they return', async () => {
  const table = world.table('keltis', { seats: 2 });
  for (const [seat, owner] of ['a', 'b'].entries()) table.sit(owner, owner, seat, nonce(owner));
  await table.begin('a');
  const owner = table.places[table.state?.toAct ?? -1]?.owner ?? '';
  table.depart(owner);
  await world.pass(60_000, table);
  expect(clerk.asked.map(({ level }) => level)).toEqual(['skilled']);
  table.arrive(owner);
  expect(clerk.asked[0]?.isCancelled).toBe(true);
  await world.pass(10_000, table);
  expect(table.state?.ply).toBe(0);
  await table.close();
});

test('a table that closes lets its computer think no more', async () => {
  const table = await begun('keltis', 2, 'master');
  await untilComputer(table);
  const ply = table.state?.ply;
  await table.close();
  expect(clerk.asked.at(-1)?.isCancelled).toBe(true);
  await world.pass(10_000, table);
  expect(table.state?.ply).toBe(ply);
});
