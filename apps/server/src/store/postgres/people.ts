import { json } from '../json.ts';
import { checkedLimit } from '../matches.ts';
import type { KnownPerson, PeopleQuery, SeatInfo } from '../store.ts';
import { parsed } from './json-row.ts';
import type { Run } from './run.ts';

/** Who played which match. */

const NOBODY: SeatInfo = { kind: 'person', owner: '', name: '' };

export async function seat(run: Run, match: unknown, seats: readonly SeatInfo[]): Promise<void> {
  // A record from elsewhere has players whom nobody knows.
  const people = seats.flatMap((one) => (one.kind === 'person' && one.owner !== '' ? [one] : []));
  await run(
    `INSERT INTO seated (owner, match, name) SELECT owner, $1, name FROM unnest($2::text[], $3::text[]) AS p (owner, name)
     ON CONFLICT DO NOTHING`,
    [match, people.map(({ owner }) => owner), people.map(({ name }) => name)],
  );
}

export async function people(run: Run, { owner = '', name = '', limit }: PeopleQuery): Promise<KnownPerson[]> {
  const rows = await run(
    `SELECT owner, (array_agg(name ORDER BY started_at DESC))[1] AS name, count(*) AS matches, max(started_at) AS last_played
     FROM seated JOIN matches ON matches.key = seated.match
     WHERE starts_with(owner, $1) AND name ILIKE $2 GROUP BY owner ORDER BY last_played DESC, owner LIMIT $3`,
    [owner, `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`, checkedLimit(limit)],
  );
  return rows.map((row) => ({
    owner: String(row.owner),
    name: String(row.name),
    matches: Number(row.matches),
    lastPlayed: Number(row.last_played),
  }));
}

/** Returns how many matches forgot them. */
export async function forgetPerson(run: Run, owner: string): Promise<number> {
  const matches = await run(
    'SELECT key, seats FROM matches WHERE key IN (SELECT match FROM seated WHERE owner = $1) ORDER BY key FOR UPDATE',
    [owner],
  );
  for (const { key, seats } of matches)
    await run('UPDATE matches SET seats = $2 WHERE key = $1', [key, without(owner, seats)]);
  await run('DELETE FROM seated WHERE owner = $1', [owner]);
  // What was revoked stays so: it is the hash of a token, and names nobody.
  await run('DELETE FROM identities WHERE person = $1 AND NOT is_revoked', [owner]);
  await run('DELETE FROM handovers WHERE person = $1', [owner]);
  await run('DELETE FROM subscriptions WHERE owner = $1', [owner]);
  return matches.length;
}

const without = (owner: string, seats: unknown): string =>
  json((parsed(seats) as SeatInfo[]).map((one) => (one.kind === 'person' && one.owner === owner ? NOBODY : one)));
