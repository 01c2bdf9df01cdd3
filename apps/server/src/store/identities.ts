import type { DatabaseSync } from 'node:sqlite';
import { json } from './json.ts';
import type { Handover, Identity } from './store.ts';
import { StoreError } from './store-error.ts';

/** Whose a token is, and the codes by which another one becomes theirs. */
interface Identities {
  find(key: string): Identity | null;
  offer(handover: Handover, at: number): void;
  take(code: string, key: string, at: number): { readonly luggage: unknown } | null;
  renew(person: string, key: string): void;
}

export function identitiesIn(db: DatabaseSync): Identities {
  const sql = statements(db);
  const find = (key: string): Identity | null => {
    const row = sql.find.get(key);
    return row ? { person: String(row.person), isRevoked: row.is_revoked === 1 } : null;
  };
  /** A token has one owner for ever: it may be taken again by whom it was, as when an answer got lost. */
  const add = (key: string, person: string): void => {
    const known = find(key);
    if (known === null) sql.add.run(key, person);
    else if (known.isRevoked || known.person !== person)
      throw new StoreError('conflict', 'this token is somebody else');
  };
  return {
    find,
    offer({ code, person, luggage, expiresAt }, at) {
      sql.tidy.run(at, person);
      sql.offer.run(code, person, json(luggage), expiresAt);
    },
    take(code, key, at) {
      const row = sql.take.get(code, at);
      if (!row) return null;
      add(key, String(row.person));
      return { luggage: JSON.parse(String(row.luggage)) };
    },
    renew(person, key) {
      sql.revoke.run(person);
      sql.revokeFirst.run(person, person);
      sql.forget.run(person);
      add(key, person);
    },
  };
}

function statements(db: DatabaseSync) {
  return {
    find: db.prepare('SELECT person, is_revoked FROM identities WHERE key = ?'),
    add: db.prepare('INSERT INTO identities (key, person) VALUES (?, ?)'),
    revoke: db.prepare('UPDATE identities SET is_revoked = 1 WHERE person = ?'),
    // The token that somebody began with has no row until now.
    revokeFirst: db.prepare(
      'INSERT INTO identities (key, person, is_revoked) VALUES (?, ?, 1) ON CONFLICT (key) DO UPDATE SET is_revoked = 1',
    ),
    tidy: db.prepare('DELETE FROM handovers WHERE expires_at <= ? OR person = ?'),
    forget: db.prepare('DELETE FROM handovers WHERE person = ?'),
    offer: db.prepare('INSERT INTO handovers (code, person, luggage, expires_at) VALUES (?, ?, ?, ?)'),
    take: db.prepare('DELETE FROM handovers WHERE code = ? AND expires_at > ? RETURNING person, luggage'),
  };
}
