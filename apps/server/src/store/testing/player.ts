import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { Store } from '../store.ts';
import { openAt } from './open-at.ts';
import { begin, entryAt, matchOf, STATE } from './sample.ts';
import { taken } from './taken.ts';
import { unfinishedIn } from './unfinished.ts';

/**
 * Plays as fast as the store acknowledges, in several lanes at once, until it is killed or kills itself after so many lines.
 * Says every acknowledged change, and waits until it is said: what this process printed, a client may have seen.
 */
const LANES = 8;
const ENTRIES = 60;

const [, , address = '', lines = 'Infinity'] = process.argv;
let left = Number(lines);

function say(...words: readonly (string | number)[]): void {
  writeAll(`${words.join(' ')}\n`);
  if (--left === 0) process.kill(process.pid, 'SIGKILL');
}

/** A pipe that is full says so instead of waiting. */
function writeAll(line: string): void {
  for (;;) {
    try {
      return void writeSync(1, line);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

async function playOn(store: Store, id: string, from: number): Promise<void> {
  for (let index = from; index < ENTRIES; index++) {
    await store.append(id, index, entryAt(id, index));
    say('entry', id, index);
  }
  await store.finish(id, { winner: id }, 9000, STATE);
  say('end', id);
}

async function beginOne(store: Store): Promise<string> {
  const id = randomUUID();
  await begin(store, matchOf(id));
  say('match', id);
  return id;
}

async function lane(store: Store, resumed: { id: string; code: string; entries: number } | undefined): Promise<never> {
  if (resumed) {
    await taken(store, resumed.code);
    await playOn(store, resumed.id, resumed.entries);
  }
  for (;;) await playOn(store, await beginOne(store), 0);
}

const store = await openAt(address);
const unfinished = (await unfinishedIn(store)).map(({ id, code, entries }) => ({ id, code, entries: entries.length }));
say('ready');
await Promise.all(Array.from({ length: LANES }, (_, index) => lane(store, unfinished[index])));
