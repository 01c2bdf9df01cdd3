import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import { type AnyGame, at, GAMES, start } from '@dolmen/core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openComputers } from './computers/open.ts';
import { SILENT } from './log/log.ts';
import { Metrics } from './metrics.ts';
import { openPush } from './push/open.ts';
import { newCode } from './rooms/code.ts';
import { serve } from './server.ts';
import { readSettings } from './settings.ts';
import { patient } from './store/patient.ts';
import { openStore } from './store/sqlite.ts';
import type { MatchStart, Store } from './store/store.ts';
import { newState } from './table/saved-state.ts';

/** A server with many matches under way in its file. */

const MATCHES = 300;
const MOST_TABLES = 3;
const folder = mkdtempSync(join(tmpdir(), 'dolmen-start-'));
const file = join(folder, 'dolmen.sqlite');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const codes = Array.from({ length: MATCHES }, () => newCode('private'));
const CLOCK = { kind: 'none' } as const;

const begun = start(GAMES.keltis as AnyGame, { options: {}, seats: 2, seed: [1, 2, 3, 4] });
if (!begun.ok) throw new Error('no match');
const { header } = begun.value;

function matchAt(code: string, index: number): MatchStart {
  const seats = [0, 1].map((seat) => ({ kind: 'person', owner: `${seat}`.repeat(64), name: `P${seat}` }) as const);
  const fairness = { commitment: '', serverSeed: '', nonces: [] };
  const setting = { visibility: 'private', clock: CLOCK, host: null, fairness };
  return { id: `match-${index}`, code, isListed: false, header, seats, setting, startedAt: 1 };
}

async function fill(): Promise<void> {
  const store = await openStore({ file });
  const fillOne = async (code: string, index: number): Promise<void> => {
    const match = matchAt(code, index);
    const setting = { game: 'keltis', options: header.options, seats: 2, visibility: 'private', clock: CLOCK };
    const state = { ...newState(2), places: match.seats };
    await store.openTable({ code, setting, state }, Date.now());
    await store.begin(match, state);
  };
  await Promise.all(codes.map(fillOne));
  await store.close();
}

/** The store as it is, but for a list of what it was asked. */
function listening(store: Store, asked: string[]): Store {
  const listen = <K extends keyof Store>(name: K): Store[K] =>
    ((...args: never[]) => {
      asked.push(name);
      return (store[name] as (...args: never[]) => unknown)(...args);
    }) as Store[K];
  return {
    ...store,
    byCode: listen('byCode'),
    claim: listen('claim'),
    match: listen('match'),
    leftSince: listen('leftSince'),
    append: listen('append'),
  };
}

test('starting reads none of them, a wrong code one row, and a right one opens its table alone', async () => {
  await fill();
  const asked: string[] = [];
  const read = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }, folder);
  if (!read.ok) throw new Error('no settings');
  const metrics = new Metrics();
  const failures: unknown[] = [];
  const failed = (error: unknown): void => void failures.push(error);
  const store = patient(listening(await openStore({ file }), asked));
  const computers = openComputers(metrics, { threads: 1, failed });
  const settings = { ...read.value, maxRooms: MOST_TABLES };
  const push = openPush({ store, settings, log: SILENT });
  const { port, stop } = await serve(
    { store, settings, metrics, log: SILENT, computers, push, pause: () => 0, failed },
    folder,
  );
  onTestFinished(stop);
  const find = async (code: string) => (await fetch(`http://127.0.0.1:${port}/api/tables/${code}`)).status;
  const openTables = async () => (await matchMaker.query({ name: 'table' })).map(({ roomId }) => roomId).sort();

  expect([asked, await openTables()]).toEqual([[], []]);
  expect(await find(newCode('private'))).toBe(404);
  expect(asked.splice(0)).toEqual(['claim']);
  expect(await openTables()).toEqual([]);

  const wanted = codes.slice(0, MOST_TABLES);
  for (const code of wanted) expect(await find(code)).toBe(200);
  expect(await openTables()).toEqual([...wanted].sort());
  expect(new Set(asked)).toEqual(new Set(['claim', 'append']));
  // Only open tables count against the limit: of the hundreds in the file nobody was refused until now.
  expect(await find(at(codes, MOST_TABLES))).toBe(503);
  expect(failures).toEqual([]);
});
