import { StoreError } from '../store-error.ts';
import { LOCKS, SCHEMA } from './connect.ts';
import type { Run } from './run.ts';

/**
 * Each brings a database from one version to the next. Never change one that was released: add another. They only add: while
 * an upgrade rolls, older servers work on what newer ones have made.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE servers (
     id text COLLATE "C" PRIMARY KEY,
     lock integer GENERATED ALWAYS AS IDENTITY UNIQUE,
     lease_until timestamptz NOT NULL
   );
   -- A server lives as long as its lease and the connection that renews it. After a restart of the database that connection has a
   -- moment to come back.
   CREATE FUNCTION is_alive(server text) RETURNS boolean LANGUAGE sql VOLATILE AS $$
     SELECT EXISTS (
       SELECT 1 FROM dolmen.servers s WHERE s.id = server AND s.lease_until > clock_timestamp() AND (
         pg_postmaster_start_time() > clock_timestamp() - interval '10 seconds'
         OR EXISTS (
           SELECT 1 FROM pg_locks l
           WHERE l.locktype = 'advisory' AND l.classid = ${LOCKS.lease} AND l.objid = s.lock AND l.granted
             AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
         )
       )
     )
   $$;
   CREATE TABLE matches (
     key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text COLLATE "C" NOT NULL UNIQUE,
     code text COLLATE "C" NOT NULL,
     is_listed boolean NOT NULL,
     game text COLLATE "C" NOT NULL,
     seat_count integer NOT NULL,
     header text NOT NULL,
     seats text NOT NULL,
     setting text NOT NULL,
     started_at bigint NOT NULL,
     ended_at bigint,
     result text,
     is_abandoned boolean NOT NULL DEFAULT false,
     plies integer,
     folded bytea
   );
   CREATE INDEX archive ON matches (ended_at, id) WHERE ended_at IS NOT NULL AND is_listed;
   CREATE INDEX archive_by_game ON matches (game, ended_at, id) WHERE ended_at IS NOT NULL AND is_listed;
   CREATE INDEX archive_by_seats ON matches (seat_count, ended_at, id) WHERE ended_at IS NOT NULL AND is_listed;
   CREATE INDEX archive_by_both ON matches (game, seat_count, ended_at, id) WHERE ended_at IS NOT NULL AND is_listed;
   CREATE INDEX ended ON matches (ended_at) WHERE ended_at IS NOT NULL;
   CREATE TABLE entries (
     match bigint NOT NULL REFERENCES matches (key),
     position integer NOT NULL CHECK (position >= 0),
     entry text NOT NULL,
     PRIMARY KEY (match, position)
   );
   CREATE TABLE tables (
     code text COLLATE "C" PRIMARY KEY,
     owner text COLLATE "C",
     epoch bigint NOT NULL DEFAULT 1,
     setting text NOT NULL,
     state text NOT NULL,
     match bigint REFERENCES matches (key),
     seen_at bigint NOT NULL,
     due_at bigint,
     sitters text[] NOT NULL,
     chat_since bigint
   );
   CREATE INDEX tables_by_match ON tables (match) WHERE match IS NOT NULL;
   CREATE INDEX left_tables ON tables (seen_at, code);
   CREATE INDEX due_tables ON tables (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX sitters ON tables USING gin (sitters);
   CREATE INDEX chats ON tables (chat_since) WHERE chat_since IS NOT NULL;
   CREATE TABLE seated (
     owner text COLLATE "C" NOT NULL,
     match bigint NOT NULL REFERENCES matches (key),
     name text NOT NULL,
     PRIMARY KEY (owner, match)
   );
   CREATE INDEX seated_match ON seated (match);
   CREATE TABLE identities (
     key text COLLATE "C" PRIMARY KEY,
     person text COLLATE "C" NOT NULL,
     is_revoked boolean NOT NULL DEFAULT false
   );
   CREATE INDEX identities_by_person ON identities (person);
   CREATE TABLE handovers (
     code text COLLATE "C" PRIMARY KEY,
     person text COLLATE "C" NOT NULL UNIQUE,
     luggage text NOT NULL,
     expires_at bigint NOT NULL
   );
   CREATE TABLE bans (
     kind text COLLATE "C" NOT NULL CHECK (kind IN ('person', 'address')),
     whom text COLLATE "C" NOT NULL,
     name text NOT NULL,
     reason text NOT NULL,
     since bigint NOT NULL,
     until bigint,
     PRIMARY KEY (kind, whom)
   );
   CREATE TABLE subscriptions (
     endpoint text COLLATE "C" PRIMARY KEY,
     owner text COLLATE "C" NOT NULL,
     keys text NOT NULL,
     language text NOT NULL,
     made_at bigint NOT NULL
   );
   CREATE INDEX subscribers ON subscriptions (owner, made_at);`,
];

export const NEWEST = MIGRATIONS.length;

/** Which version of the format is there; 0: none yet. */
export async function versionOf(run: Run): Promise<number> {
  const [found] = await run('SELECT to_regclass($1) AS format', [`${SCHEMA}.format`]);
  if (found?.format === null) return 0;
  const [row] = await run('SELECT max(version) AS version FROM dolmen.format');
  return Number(row?.version ?? 0);
}

/** All in one transaction, and of several servers that start at once one after the other: to make a table twice is an error. */
export async function migrate(run: Run): Promise<void> {
  await run('BEGIN');
  try {
    await run('SELECT pg_advisory_xact_lock($1, 0)', [LOCKS.migration]);
    await apply(run, await versionOf(run));
    await run('COMMIT');
  } catch (error) {
    await run('ROLLBACK');
    throw error;
  }
}

async function apply(run: Run, version: number): Promise<void> {
  if (version > NEWEST) throw newer(version);
  if (version === NEWEST) return;
  await run(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  await run('CREATE TABLE IF NOT EXISTS format (version integer PRIMARY KEY, made_at timestamptz DEFAULT now())');
  for (const [index, step] of MIGRATIONS.entries())
    if (index >= version) {
      await run(step);
      await run('INSERT INTO format (version) VALUES ($1)', [index + 1]);
    }
}

export const newer = (found: number): StoreError =>
  new StoreError(
    'newer-version',
    `the database was written by a newer server (format ${found}; this one knows up to ${NEWEST}); start that server`,
  );
