import type { DatabaseSync } from 'node:sqlite';
import { json } from './json.ts';
import type { Subscription } from './store.ts';

/** Browsers of one person: an older one is forgotten. */
export const MOST_BROWSERS = 8;

interface Subscriptions {
  add(subscription: Subscription, at: number): void;
  remove(endpoint: string, owner?: string): void;
  of(owner: string): Subscription[];
}

type Row = Omit<Subscription, 'keys'> & { readonly keys: string };

export function subscriptionsIn(db: DatabaseSync): Subscriptions {
  const sql = statements(db);
  return {
    add({ endpoint, owner, keys, language }, at) {
      sql.add.run(endpoint, owner, json(keys), language, at);
      sql.trim.run(owner, owner, MOST_BROWSERS);
    },
    remove: (endpoint, owner) => void sql.remove.run(endpoint, owner ?? null, owner ?? null),
    of: (owner) => (sql.of.all(owner) as unknown as Row[]).map((row) => ({ ...row, keys: JSON.parse(row.keys) })),
  };
}

function statements(db: DatabaseSync) {
  return {
    add: db.prepare(
      'INSERT OR REPLACE INTO subscriptions (endpoint, owner, keys, language, made_at) VALUES (?, ?, ?, ?, ?)',
    ),
    trim: db.prepare(
      `DELETE FROM subscriptions WHERE owner = ? AND endpoint NOT IN
         (SELECT endpoint FROM subscriptions WHERE owner = ? ORDER BY made_at DESC, endpoint LIMIT ?)`,
    ),
    remove: db.prepare('DELETE FROM subscriptions WHERE endpoint = ? AND (? IS NULL OR owner = ?)'),
    of: db.prepare('SELECT endpoint, owner, keys, language FROM subscriptions WHERE owner = ? ORDER BY made_at'),
  };
}
