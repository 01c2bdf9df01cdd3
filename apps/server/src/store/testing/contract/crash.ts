import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { below, random } from '@dolmen/core';
import { expect, test } from 'vitest';
import type { Store, StoredMatch } from '../../store.ts';
import { LONG } from '../long.ts';
import { openAt } from '../open-at.ts';
import { entryAt, matchOf } from '../sample.ts';
import { taken } from '../taken.ts';
import { unfinishedIn } from '../unfinished.ts';

const PLAYER = fileURLToPath(new URL('../player.ts', import.meta.url));

const KILLS_A_PLACE = 5;
const LATEST_KILL = 600;

/**
 * Lets the player play until it said so many lines, and gives all lines that it managed to say. Its own hand kills it
 * at the very moment of an acknowledgement, ours a little later, in the middle of anything.
 */
async function playUntilKilled(address: string, lines: number, hand: 'own' | 'ours'): Promise<string[]> {
  const args = hand === 'own' ? [PLAYER, address, String(lines)] : [PLAYER, address];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (said.length === lines) child.kill('SIGKILL');
  }
  await closed;
  expect(said.length).toBeGreaterThanOrEqual(lines);
  return said;
}

/** What was promised so far: for each match how many entries at least, and whether it ended. */
class Promises {
  readonly entries = new Map<string, number>();
  readonly ended = new Set<string>();

  hear(line: string): void {
    const [what, id = '', index] = line.split(' ');
    if (what === 'match') this.entries.set(id, 0);
    if (what === 'entry') this.entries.set(id, Number(index) + 1);
    if (what === 'end') this.ended.add(id);
  }
}

function checkWhole(match: StoredMatch): void {
  const { entries, result, endedAt, ...start } = match;
  expect(start).toEqual(matchOf(match.id));
  expect(entries).toEqual(entries.map((_, index) => entryAt(match.id, index)));
  expect(result).toEqual(endedAt === null ? null : { winner: match.id });
}

async function checkKept(store: Store, promises: Promises): Promise<void> {
  for (const [id, entries] of promises.entries) {
    const match = await store.match(id);
    if (!match) throw new Error(`lost match ${id}`);
    checkWhole(match);
    expect(match.entries.length).toBeGreaterThanOrEqual(entries);
    if (promises.ended.has(id)) expect(match.endedAt).not.toBeNull();
  }
}

/** Also for matches that were stored but not yet acknowledged: the next append works. */
async function goOn(store: Store, promises: Promises): Promise<void> {
  for (const match of await unfinishedIn(store)) {
    checkWhole(match);
    await taken(store, match.code);
    const next = match.entries.length;
    await store.append(match.id, next, entryAt(match.id, next));
    promises.hear(`entry ${match.id} ${next}`);
  }
}

/** `newAddress`: of a file or a database with nothing in it. */
export function crashContract(newAddress: () => string, few = 3): void {
  test.each(Array.from({ length: LONG ? 60 : few }, (_, index) => index))(
    'what was acknowledged survives a kill at any time: place %i',
    async (index) => {
      const address = newAddress();
      const promises = new Promises();
      const chance = random([0xc4a5, index, 0, 0]);
      for (let kill = 0; kill < KILLS_A_PLACE; kill++) {
        const said = await playUntilKilled(address, 1 + below(chance, LATEST_KILL), kill % 2 === 0 ? 'own' : 'ours');
        for (const line of said) promises.hear(line);
        const store = await openAt(address);
        await checkKept(store, promises);
        await goOn(store, promises);
        await store.close();
      }
      expect(promises.entries.size).toBeGreaterThan(0);
    },
  );
}
