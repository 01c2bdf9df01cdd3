import { json } from '../json.ts';
import type { Handover, Identity } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { parsed } from './json-row.ts';
import type { Run } from './run.ts';

/** Whose a token is, and the codes by which another one becomes theirs. */

export async function identity(run: Run, key: string): Promise<Identity | null> {
  const [row] = await run('SELECT person, is_revoked FROM identities WHERE key = $1', [key]);
  return row ? { person: String(row.person), isRevoked: row.is_revoked === true } : null;
}

export async function offerHandover(
  run: Run,
  { code, person, luggage, expiresAt }: Handover,
  at: number,
): Promise<void> {
  await run('DELETE FROM handovers WHERE expires_at <= $1 OR person = $2', [at, person]);
  await run('INSERT INTO handovers (code, person, luggage, expires_at) VALUES ($1, $2, $3, $4)', [
    code,
    person,
    json(luggage),
    expiresAt,
  ]);
}

export async function takeHandover(run: Run, code: string, key: string, at: number) {
  const [row] = await run('DELETE FROM handovers WHERE code = $1 AND expires_at > $2 RETURNING person, luggage', [
    code,
    at,
  ]);
  if (!row) return null;
  await add(run, key, String(row.person));
  return { luggage: parsed(row.luggage) };
}

export async function renewIdentity(run: Run, person: string, key: string): Promise<void> {
  await run('UPDATE identities SET is_revoked = true WHERE person = $1', [person]);
  // The token that somebody began with has no row until now.
  await run(
    'INSERT INTO identities (key, person, is_revoked) VALUES ($1, $1, true) ON CONFLICT (key) DO UPDATE SET is_revoked = true',
    [person],
  );
  await run('DELETE FROM handovers WHERE person = $1', [person]);
  await add(run, key, person);
}

/** A token has one owner for ever: it may be taken again by whom it was, as when an answer got lost. */
async function add(run: Run, key: string, person: string): Promise<void> {
  await run('INSERT INTO identities (key, person) VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, person]);
  const known = await identity(run, key);
  if (known?.isRevoked || known?.person !== person) throw new StoreError('conflict', 'this token is somebody else');
}
