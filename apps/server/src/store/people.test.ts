import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { opened, temporaryFile } from './testing/fixture.ts';
import { begin, matchOf } from './testing/sample.ts';

test('of a person who is forgotten nothing is left in the file', async () => {
  const file = temporaryFile();
  const store = await opened({ file });
  await begin(store, matchOf('one'));
  await store.forgetPerson('hash of a token');
  await store.close();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(db.prepare("SELECT count(*) AS n FROM matches WHERE seats LIKE '%Ada%'").get()).toEqual({ n: 0 });
  db.close();
});
