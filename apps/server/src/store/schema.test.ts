import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { inspect, MIGRATIONS, migrate } from './schema.ts';
import { StoreError } from './store-error.ts';

const versionOf = (db: DatabaseSync): unknown => db.prepare('PRAGMA user_version').get()?.user_version;
const STEPS = ['CREATE TABLE a (x)', 'ALTER TABLE a ADD COLUMN y; UPDATE a SET y = x + 1'];

test('an empty file comes to the newest version', () => {
  const db = new DatabaseSync(':memory:');
  inspect(db);
  migrate(db);
  expect(versionOf(db)).toBe(MIGRATIONS.length);
});

test('an older file takes only the steps that it lacks, and keeps its rows', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, STEPS.slice(0, 1));
  db.exec('INSERT INTO a VALUES (1)');
  migrate(db, STEPS);
  migrate(db, STEPS);
  expect(db.prepare('SELECT * FROM a').all()).toEqual([{ x: 1, y: 2 }]);
  expect(versionOf(db)).toBe(2);
});

test('a step that fails leaves the file as it was', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, STEPS.slice(0, 1));
  expect(() => migrate(db, [...STEPS, 'CREATE TABLE b (x); nonsense'])).toThrow(/nonsense/);
  expect(versionOf(db)).toBe(2);
  expect(db.prepare("SELECT name FROM sqlite_schema WHERE name = 'b'").all()).toEqual([]);
});

test('a newer file is refused', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, STEPS);
  expect(() => inspect(db, STEPS.slice(0, 1))).toThrow(StoreError);
  expect(() => inspect(db, STEPS.slice(0, 1))).toThrow(/newer server/);
});
