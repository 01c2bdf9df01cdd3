import { json } from '../json.ts';
import type { Subscription } from '../store.ts';
import { MOST_BROWSERS } from '../subscriptions.ts';
import { parsed } from './json-row.ts';
import type { Run } from './run.ts';

export async function subscribe(
  run: Run,
  { endpoint, owner, keys, language }: Subscription,
  at: number,
): Promise<void> {
  await run(
    `INSERT INTO subscriptions (endpoint, owner, keys, language, made_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (endpoint) DO UPDATE SET owner = $2, keys = $3, language = $4, made_at = $5`,
    [endpoint, owner, json(keys), language, at],
  );
  await run(
    `DELETE FROM subscriptions WHERE owner = $1 AND endpoint NOT IN
       (SELECT endpoint FROM subscriptions WHERE owner = $1 ORDER BY made_at DESC, endpoint LIMIT $2)`,
    [owner, MOST_BROWSERS],
  );
}

export async function unsubscribe(run: Run, endpoint: string, owner?: string): Promise<void> {
  await run('DELETE FROM subscriptions WHERE endpoint = $1 AND ($2::text IS NULL OR owner = $2)', [
    endpoint,
    owner ?? null,
  ]);
}

export async function subscriptionsOf(run: Run, owner: string): Promise<Subscription[]> {
  const rows = await run(
    'SELECT endpoint, owner, keys, language FROM subscriptions WHERE owner = $1 ORDER BY made_at',
    [owner],
  );
  return rows.map((row) => ({ ...row, keys: parsed(row.keys) }) as Subscription);
}
