import type { Ban } from '../store.ts';
import { numberOf } from './json-row.ts';
import type { Run } from './run.ts';

export async function bans(run: Run): Promise<Ban[]> {
  const rows = await run('SELECT kind, whom, name, reason, since, until FROM bans ORDER BY since, kind, whom');
  return rows.map((row) => ({ ...row, since: Number(row.since), until: numberOf(row.until) }) as Ban);
}

/** Over another of the same person or address. */
export async function putBan(run: Run, { kind, whom, name, reason, since, until }: Ban): Promise<void> {
  await run(
    `INSERT INTO bans (kind, whom, name, reason, since, until) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (kind, whom) DO UPDATE SET name = $3, reason = $4, since = $5, until = $6`,
    [kind, whom, name, reason, since, until],
  );
}

export async function removeBan(run: Run, kind: Ban['kind'], whom: string): Promise<void> {
  await run('DELETE FROM bans WHERE kind = $1 AND whom = $2', [kind, whom]);
}

export async function removeEndedBans(run: Run, by: number): Promise<number> {
  return (await run('DELETE FROM bans WHERE until <= $1 RETURNING 1', [by])).length;
}
