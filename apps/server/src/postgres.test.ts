import { expect, test } from 'vitest';
import { postgresHere } from './store/postgres/testing/place.ts';
import { openStore } from './store/sqlite.ts';
import { temporaryFile } from './store/testing/fixture.ts';
import { begin as beginAlone, matchOf } from './store/testing/sample.ts';
import { MAIN } from './testing/kill-host.ts';
import { allBack, begin, checkKept, gather, playOut } from './testing/kill-match.ts';
import { command } from './testing/program.ts';

/** The real server on a real PostgreSQL, which both fail. */

const postgres = postgresHere();

test('a match survives a kill of the server, and a restart of the database', async () => {
  const databaseUrl = postgres().database();
  const match = await gather({ script: MAIN, databaseUrl });
  await begin(match);
  await playOut(match, [1, 2, 3, 0], { to: 6 });
  match.host.signal('SIGKILL');
  await allBack(match, 1);
  await playOut(match, [1, 2, 4, 0], { to: 12 });
  postgres().stop('immediate');
  const playing = playOut(match, [1, 2, 5, 0]);
  const { watcher } = match;
  await match.host.watch(watcher.until(() => watcher.state.isWaiting));
  postgres().start();
  await playing;
  expect(match.host.ends).toEqual(['SIGKILL']);
  await checkKept(match);
});

test('a match survives a kill at the moments around a move', async () => {
  const points = (['during', 'after', 'unanswered'] as const).map((moment, nth) => ({
    ...{ change: 'act' as const, nth: nth + 2, moment },
  }));
  const match = await gather({ game: 'rune', points, databaseUrl: postgres().database() });
  await begin(match);
  await playOut(match, [4, 2, 4, 2]);
  expect(match.host.ends).toHaveLength(points.length);
  await checkKept(match);
});

test('doctor looks at it; a backup is the work of its own tools', async () => {
  const env = { DATABASE_URL: postgres().database(), DOLMEN_CONFIG: '' };
  const { said } = await command(env, ['doctor', '--json']);
  expect(JSON.parse(said).findings).toContainEqual(
    expect.objectContaining({ about: 'database', state: 'well', says: expect.stringContaining('PostgreSQL 1') }),
  );
  const backup = await command(env, ['backup']);
  expect(backup.code).not.toBe(0);
  expect(backup.complained).toContain('pg_dump');
});

test('store copy brings a file over, tells what, and writes over nothing', async () => {
  const env = { DATABASE_URL: postgres().database(), DOLMEN_CONFIG: '' };
  const file = temporaryFile();
  const store = await openStore({ file });
  await beginAlone(store, matchOf('m'));
  await store.close();
  expect((await command(env, ['store', 'copy', '--help'])).said).toContain('DATABASE_URL');
  const done = await command(env, ['store', 'copy', file, 'database', '--json']);
  expect([done.code, JSON.parse(done.said)]).toEqual([0, { matches: 1, tables: 1, others: 0 }]);
  const again = await command(env, ['store', 'copy', file, 'database']);
  expect([again.code === 0, again.complained]).toEqual([false, expect.stringContaining('name an empty one')]);
  const wrong = await command(env, ['store', 'copy', file, file]);
  expect(wrong.code).not.toBe(0);
});
