import { json } from '../json.ts';
import { checkedLimit } from '../matches.ts';
import type { ArchivedMatch, ArchiveQuery, Outdated } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { numberOf, parsed } from './json-row.ts';
import type { Row, Run } from './run.ts';
import { chatSince } from './table-row.ts';

/** All matches, for whoever runs the server. */

export async function archive(
  run: Run,
  { limit, before = Number.MAX_SAFE_INTEGER }: ArchiveQuery,
): Promise<ArchivedMatch[]> {
  const rows = await run(
    `SELECT key, id, code, game, seats, is_listed, started_at, ended_at, plies,
       octet_length(header) + octet_length(seats) + octet_length(setting) + coalesce(octet_length(result), 0)
         + coalesce(octet_length(folded), 0)
         + (SELECT coalesce(sum(octet_length(entry)), 0) FROM entries WHERE match = matches.key) AS bytes
     FROM matches WHERE key < $1 ORDER BY key DESC LIMIT $2`,
    [before, checkedLimit(limit)],
  );
  return rows.map(matchOf);
}

const matchOf = (row: Row): ArchivedMatch => ({
  key: Number(row.key),
  id: String(row.id),
  code: String(row.code),
  game: row.game as ArchivedMatch['game'],
  seats: (parsed(row.seats) as { readonly name?: string }[]).map(({ name }) => name ?? null),
  isListed: row.is_listed === true,
  startedAt: Number(row.started_at),
  endedAt: numberOf(row.ended_at),
  plies: numberOf(row.plies),
  bytes: Number(row.bytes),
});

export async function removeMatch(run: Run, id: string): Promise<void> {
  const [row] = await run('SELECT key, ended_at FROM matches WHERE id = $1 FOR UPDATE', [id]);
  if (!row) throw new StoreError('unknown-match', `no match ${id}`);
  if (row.ended_at === null) throw new StoreError('conflict', `match ${id} is under way`);
  await removeKeys(run, [row.key]);
}

export async function removeOutdated(
  run: Run,
  { finishedBefore, abandonedBefore }: Outdated,
  limit: number,
): Promise<number> {
  const rows = await run(
    `SELECT key FROM matches WHERE ended_at < greatest($1::bigint, $2::bigint)
       AND ended_at < CASE WHEN is_abandoned THEN $2::bigint ELSE $1::bigint END ORDER BY ended_at LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [finishedBefore, abandonedBefore, checkedLimit(limit)],
  );
  await removeKeys(
    run,
    rows.map(({ key }) => key),
  );
  return rows.length;
}

async function removeKeys(run: Run, keys: readonly unknown[]): Promise<void> {
  await run('UPDATE tables SET match = NULL WHERE match = ANY($1)', [keys]);
  await run('DELETE FROM seated WHERE match = ANY($1)', [keys]);
  await run('DELETE FROM entries WHERE match = ANY($1)', [keys]);
  await run('DELETE FROM matches WHERE key = ANY($1)', [keys]);
}

/** A table that another server has open writes its own. Returns from how many lines went. */
export async function dropChat(run: Run, before: number, server: string): Promise<number> {
  const rows = await run(
    `SELECT code, state FROM tables WHERE chat_since < $1 AND (owner IS NULL OR owner = $2 OR NOT is_alive(owner))
     ORDER BY code FOR UPDATE SKIP LOCKED`,
    [before, server],
  );
  for (const { code, state } of rows) {
    const young = withoutOld(parsed(state) as Said, before);
    await run('UPDATE tables SET state = $2, chat_since = $3 WHERE code = $1', [code, json(young), chatSince(young)]);
  }
  return rows.length;
}

interface Said {
  readonly chat: readonly { readonly at: number }[];
}

const withoutOld = (state: Said, before: number): Said => ({
  ...state,
  chat: state.chat.filter(({ at }) => at >= before),
});
