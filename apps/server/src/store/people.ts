import type { DatabaseSync } from 'node:sqlite';
import { json } from './json.ts';
import { checkedLimit } from './matches.ts';
import type { KnownPerson, PeopleQuery, SeatInfo } from './store.ts';

/** Who played which match: what a person is found by, and forgotten. */
interface People {
  seated(match: number, seats: readonly SeatInfo[]): void;
  list(query: PeopleQuery): KnownPerson[];
  /** Returns how many matches forgot them. */
  forget(owner: string): number;
}

const NOBODY: SeatInfo = { kind: 'person', owner: '', name: '' };

export function peopleIn(db: DatabaseSync): People {
  const sql = statements(db);
  const forgetIn = (key: number, owner: string): void => {
    const seats = JSON.parse(String(sql.seats.get(key)?.seats)) as SeatInfo[];
    const without = seats.map((seat) => (seat.kind === 'person' && seat.owner === owner ? NOBODY : seat));
    sql.setSeats.run(json(without), key);
  };
  return {
    seated(match, seats) {
      // A record from elsewhere has players whom nobody knows.
      for (const seat of seats)
        if (seat.kind === 'person' && seat.owner !== '') sql.sit.run(seat.owner, match, seat.name);
    },
    list({ owner = '', name = '', limit }) {
      const rows = sql.list.all(`${owner}%`, `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`, checkedLimit(limit));
      return rows.map((row) => ({
        owner: String(row.owner),
        name: String(row.name),
        matches: Number(row.matches),
        lastPlayed: Number(row.last_played),
      }));
    },
    forget(owner) {
      const keys = sql.matches.all(owner).map(({ match }) => Number(match));
      for (const key of keys) forgetIn(key, owner);
      sql.leave.run(owner);
      sql.part.run(owner);
      sql.drop.run(owner);
      sql.uncall.run(owner);
      return keys.length;
    },
  };
}

function statements(db: DatabaseSync) {
  return {
    sit: db.prepare('INSERT OR IGNORE INTO seated (owner, match, name) VALUES (?, ?, ?)'),
    // With max() SQLite takes the name of that row: the last they went by.
    list: db.prepare(
      `SELECT owner, name, count(*) AS matches, max(started_at) AS last_played
       FROM seated JOIN matches ON matches.key = seated.match
       WHERE owner LIKE ? AND name LIKE ? ESCAPE '\\' GROUP BY owner ORDER BY last_played DESC, owner LIMIT ?`,
    ),
    matches: db.prepare('SELECT match FROM seated WHERE owner = ?'),
    leave: db.prepare('DELETE FROM seated WHERE owner = ?'),
    // What was revoked stays so: it is the hash of a token, and names nobody.
    part: db.prepare('DELETE FROM identities WHERE person = ? AND is_revoked = 0'),
    uncall: db.prepare('DELETE FROM subscriptions WHERE owner = ?'),
    drop: db.prepare('DELETE FROM handovers WHERE person = ?'),
    seats: db.prepare('SELECT seats FROM matches WHERE key = ?'),
    setSeats: db.prepare('UPDATE matches SET seats = ? WHERE key = ?'),
  };
}
