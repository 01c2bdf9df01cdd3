import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { auditFile, auditIn } from '../operations/audit.ts';
import { readSettings, type Settings } from '../settings.ts';
import { opened } from '../store/testing/fixture.ts';
import { begin, matchOf, STATE } from '../store/testing/sample.ts';
import { Bans } from './bans.ts';
import { prune, Retention } from './retention.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2030, 0, 1);
const ago = (days: number): number => NOW - days * DAY;

function settingsWith(changes: Partial<Settings>): Settings {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-keep-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const read = readSettings({ DATA_DIR: folder }, folder);
  if (!read.ok) throw new Error('no settings');
  return { ...read.value, ...changes };
}

/** A match of each kind and age, lines of each age, bans, and what was done. */
async function house(changes: Partial<Settings> = {}) {
  const settings = settingsWith(changes);
  const faults: unknown[] = [];
  const store = await opened({ file: ':memory:' });
  for (const by of ['score', 'abandoned'])
    for (const days of [1, 29, 31, 364, 366]) {
      await begin(store, matchOf(`${by} ${days}`));
      await store.finish(`${by} ${days}`, { by }, ago(days), STATE);
    }
  await begin(store, matchOf('under way', ago(400)));
  const chat = [8, 6].map((days) => ({ name: 'Ada', seat: 0, text: `${days}`, at: ago(days) / 1000 }));
  await store.openTable({ code: 'CHAT', setting: {}, state: { places: [], chat } }, NOW);
  for (const days of [91, 89]) {
    const audit = auditIn(settings.dataDir, () => new Date(ago(days)));
    audit({ by: { via: 'program', who: 'Gwen' }, operation: `${days}`, input: {}, result: 'done' });
  }
  return { settings, store, here: null, failed: (error: unknown) => faults.push(error), faults };
}

const left = async ({ store }: Awaited<ReturnType<typeof house>>): Promise<string[]> =>
  (await store.archive({ limit: 50 })).map(({ id }) => id).sort();

test('by the defaults a match stays a year, one that was left a month, chat a week, the audit log a quarter', async () => {
  const kept = await house();
  // Those where a match ended more than 30 days ago, and one that no engine can read: that is told, and in nobody's way.
  expect(await prune(kept, NOW)).toEqual({ tables: 7, matches: 4, chats: 1, bans: 0, audit: 1 });
  expect(kept.faults).toHaveLength(1);
  expect(await kept.store.byCode('Tscore 31')).toBeNull();
  expect(await kept.store.byCode('Tscore 29')).not.toBeNull();
  expect(await left(kept)).toEqual([
    'abandoned 1',
    'abandoned 29',
    'score 1',
    'score 29',
    'score 31',
    'score 364',
    'under way',
  ]);
  expect((await kept.store.byCode('CHAT'))?.state).toMatchObject({ chat: [{ text: '6' }] });
  expect(readFileSync(auditFile(kept.settings.dataDir), 'utf8')).toMatch(/^\{[^\n]*"operation":"89"[^\n]*\}\n$/);
  expect(await prune(kept, NOW)).toEqual({ tables: 0, matches: 0, chats: 0, bans: 0, audit: 0 });
});

test('0 keeps it for ever', async () => {
  const kept = await house({ keepMatchesDays: 0, keepAbandonedDays: 0, keepChatDays: 0, keepAuditDays: 0 });
  expect(await prune(kept, NOW)).toMatchObject({ matches: 0, chats: 0, bans: 0, audit: 0 });
});

test('each has its own time', async () => {
  const kept = await house({ keepMatchesDays: 30, keepAbandonedDays: 0, keepChatDays: 5 });
  expect(await prune(kept, NOW)).toMatchObject({ matches: 3, chats: 1 });
  expect((await left(kept)).filter((id) => id.startsWith('score'))).toEqual(['score 1', 'score 29']);
});

test('a ban that has ended holds nobody, and goes', async () => {
  const kept = await house();
  const ban = { kind: 'person', whom: 'abc', name: 'Mal', reason: '', since: 0, until: NOW } as const;
  let now = NOW - 1;
  const bans = new Bans([ban], () => now);
  await kept.store.putBan(ban);
  expect(bans.holds('abc', null)).toBe(true);
  expect(bans.holds('abd', null)).toBe(false);
  expect((await prune(kept, now)).bans).toBe(0);
  now = NOW;
  expect(bans.holds('abc', null)).toBe(false);
  expect((await prune(kept, now)).bans).toBe(1);
});

test('a server does it at its start and each hour, and tells only when something went', async () => {
  const kept = await house();
  const told: number[] = [];
  const retention = new Retention(kept, ({ matches }) => told.push(matches));
  await retention.runIfDue(ago(1000));
  expect(told).toEqual([]);
  await retention.runIfDue(ago(1000) + 60_000);
  await retention.runIfDue(NOW);
  await retention.runIfDue(NOW + 59 * 60_000);
  expect(told).toEqual([4]);
});
