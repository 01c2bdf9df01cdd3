import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from './store-error.ts';

/** Each brings a file from one version to the next. Never change one that was released: add another. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE matches (
     key INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     code TEXT NOT NULL,
     header TEXT NOT NULL,
     seats TEXT NOT NULL,
     setting TEXT NOT NULL,
     started_at INTEGER NOT NULL,
     ended_at INTEGER,
     result TEXT,
     plies INTEGER
   ) STRICT;
   CREATE INDEX running ON matches (started_at) WHERE ended_at IS NULL;
   CREATE INDEX archive ON matches (ended_at, id) WHERE ended_at IS NOT NULL;
   CREATE TABLE entries (
     match INTEGER NOT NULL REFERENCES matches (key),
     position INTEGER NOT NULL CHECK (position >= 0),
     entry TEXT NOT NULL,
     PRIMARY KEY (match, position)
   ) STRICT, WITHOUT ROWID;`,
  // Tables get rows of their own. Of older files only those with a match under way are known, and they are left from now on.
  `CREATE TABLE tables (
     code TEXT PRIMARY KEY,
     setting TEXT NOT NULL,
     state TEXT NOT NULL,
     match INTEGER REFERENCES matches (key),
     seen_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX left_tables ON tables (seen_at, code);
   INSERT OR REPLACE INTO tables (code, setting, state, match, seen_at)
     SELECT code,
       json_object('game', header ->> 'game', 'options', header -> 'options', 'seats', header -> 'seats',
         'visibility', setting ->> 'visibility', 'clock', setting -> 'clock'),
       json_object('moderation', json_object('opener', setting ->> 'host', 'removed', json_array(), 'closedTo', json_array(),
         'unseated', json_array(), 'muted', json_array()), 'serverSeed', setting ->> '$.fairness.serverSeed',
         'places', json(seats), 'chat', json_array()),
       key, unixepoch() * 1000
     FROM matches WHERE ended_at IS NULL ORDER BY started_at, key;
   ALTER TABLE matches ADD COLUMN is_listed INTEGER NOT NULL DEFAULT 0;
   UPDATE matches SET is_listed = 1 WHERE setting ->> 'visibility' = 'public';
   DROP INDEX running;
   DROP INDEX archive;
   CREATE INDEX archive ON matches (ended_at, id) WHERE ended_at IS NOT NULL AND is_listed = 1;`,
  // Tokens that are another person than their own hash says, or nobody any more; and codes that make a browser a person.
  `CREATE TABLE identities (
     key TEXT PRIMARY KEY,
     person TEXT NOT NULL,
     is_revoked INTEGER NOT NULL DEFAULT 0
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX identities_by_person ON identities (person);
   CREATE TABLE handovers (
     code TEXT PRIMARY KEY,
     person TEXT NOT NULL UNIQUE,
     luggage TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  // Who played is found without reading every match; who may not come is remembered; what is old is found by its end.
  `CREATE TABLE seated (
     owner TEXT NOT NULL,
     match INTEGER NOT NULL REFERENCES matches (key),
     name TEXT NOT NULL,
     PRIMARY KEY (owner, match)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX seated_match ON seated (match);
   INSERT OR IGNORE INTO seated (owner, match, name)
     SELECT seat.value ->> 'owner', matches.key, seat.value ->> 'name'
     FROM matches, json_each(matches.seats) AS seat WHERE seat.value ->> 'kind' = 'person';
   UPDATE matches SET setting = json_remove(setting, '$.host') WHERE setting ->> 'host' IS NOT NULL;
   CREATE INDEX ended ON matches (ended_at) WHERE ended_at IS NOT NULL;
   CREATE TABLE bans (
     kind TEXT NOT NULL CHECK (kind IN ('person', 'address')),
     whom TEXT NOT NULL,
     name TEXT NOT NULL,
     reason TEXT NOT NULL,
     since INTEGER NOT NULL,
     until INTEGER,
     PRIMARY KEY (kind, whom)
   ) STRICT, WITHOUT ROWID;`,
  // When a table has to be opened though nobody comes; who sits where, kept by the file itself; whom to call, and where.
  `ALTER TABLE tables ADD COLUMN due_at INTEGER;
   CREATE INDEX due_tables ON tables (due_at) WHERE due_at IS NOT NULL;
   CREATE TABLE sitters (
     owner TEXT NOT NULL,
     code TEXT NOT NULL,
     PRIMARY KEY (owner, code)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sitters_at ON sitters (code);
   CREATE TRIGGER table_opened AFTER INSERT ON tables BEGIN
     INSERT OR IGNORE INTO sitters (owner, code)
       SELECT json_extract(NEW.state, fullkey || '.owner'), NEW.code FROM json_each(NEW.state, '$.places')
       WHERE json_extract(NEW.state, fullkey || '.kind') = 'person';
   END;
   CREATE TRIGGER table_changed AFTER UPDATE OF state ON tables
     WHEN NEW.state -> '$.places' IS NOT OLD.state -> '$.places' BEGIN
     DELETE FROM sitters WHERE code = NEW.code;
     INSERT OR IGNORE INTO sitters (owner, code)
       SELECT json_extract(NEW.state, fullkey || '.owner'), NEW.code FROM json_each(NEW.state, '$.places')
       WHERE json_extract(NEW.state, fullkey || '.kind') = 'person';
   END;
   CREATE TRIGGER table_removed AFTER DELETE ON tables BEGIN
     DELETE FROM sitters WHERE code = OLD.code;
   END;
   INSERT OR IGNORE INTO sitters (owner, code)
     SELECT json_extract(tables.state, fullkey || '.owner'), code FROM tables, json_each(tables.state, '$.places')
     WHERE json_extract(tables.state, fullkey || '.kind') = 'person';
   CREATE TABLE subscriptions (
     endpoint TEXT PRIMARY KEY,
     owner TEXT NOT NULL,
     keys TEXT NOT NULL,
     language TEXT NOT NULL,
     made_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX subscribers ON subscriptions (owner, made_at);`,
  // Public matches that are over, by game and number of players: a filter that few pass must not read them all.
  `CREATE INDEX archive_by_game ON matches (header ->> 'game', ended_at, id) WHERE ended_at IS NOT NULL AND is_listed = 1;
   CREATE INDEX archive_by_seats ON matches (header ->> 'seats', ended_at, id) WHERE ended_at IS NOT NULL AND is_listed = 1;
   CREATE INDEX archive_by_both ON matches (header ->> 'game', header ->> 'seats', ended_at, id)
     WHERE ended_at IS NOT NULL AND is_listed = 1;`,
];

/** The version of the format that this program writes. */
export const NEWEST = MIGRATIONS.length;

/** "DOLM": marks the file as ours, so that we never migrate the database of another program. */
const APPLICATION = 0x444f4c4d;

/** Which version of the format the file has. */
export const versionOf = (db: DatabaseSync): number => pragma(db, 'user_version');

/** Refuses a file that is not ours or newer than we are, before anything in it is changed. */
export function inspect(db: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  const version = versionOf(db);
  if (!isEmpty(db) && pragma(db, 'application_id') !== APPLICATION) throw foreign();
  if (version > migrations.length) throw newer(version, migrations.length);
}

export function migrate(db: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  const version = versionOf(db);
  for (const [index, step] of migrations.entries()) if (index >= version) apply(db, step, index + 1);
  // A file without the right to write opens all the same; a write that changes nothing tells before the first move does.
  db.exec(`PRAGMA user_version = ${migrations.length}`);
}

/** The step and its number in one transaction: a crash between the two would apply the step twice. */
function apply(db: DatabaseSync, step: string, version: number): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec(`${step}; PRAGMA user_version = ${version}; PRAGMA application_id = ${APPLICATION}; COMMIT`);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function pragma(db: DatabaseSync, name: string): number {
  return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}

function isEmpty(db: DatabaseSync): boolean {
  return db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
}

const foreign = (): StoreError =>
  new StoreError('foreign', 'it is the database of another program; move it away, or choose another folder');

const newer = (found: number, known: number): StoreError =>
  new StoreError(
    'newer-version',
    `it was written by a newer server (format ${found}; this one knows up to ${known}); start that server, or restore an older backup`,
  );
