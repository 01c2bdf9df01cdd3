import { StoreError } from '../store-error.ts';
import type { Holdings } from './holdings.ts';
import { entriesIn, hasEnded, knownMatch } from './matches.ts';
import type { Run } from './run.ts';

/** An entry on its way, as text: what is compared with what is stored. */
export interface Append {
  readonly match: string;
  readonly index: number;
  readonly text: string;
}

/**
 * A whole batch, one entry a match, in one statement: an entry is stored if its table is still this server's, its match is under way, and it
 * is the next one or there already. FOR SHARE makes whoever claims the table wait for the commit, and the other way round. What is
 * not returned was not stored.
 */
const APPEND = `WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::int[], $5::text[]) AS a (id, code, epoch, position, entry)
  ), owned AS (
    SELECT t.code FROM tables t JOIN asked a ON t.code = a.code AND t.epoch = a.epoch AND t.owner = $6 ORDER BY t.code FOR SHARE OF t
  ), fitting AS (
    SELECT m.key, m.id, a.position, a.entry FROM asked a JOIN owned o ON o.code = a.code
      JOIN matches m ON m.id = a.id AND m.code = a.code AND m.ended_at IS NULL
    WHERE a.position <= (SELECT coalesce(max(e.position) + 1, 0) FROM entries e WHERE e.match = m.key) AND a.position >= 0
  ), stored AS (
    INSERT INTO entries (match, position, entry) SELECT key, position, entry FROM fitting
    ON CONFLICT (match, position) DO UPDATE SET entry = entries.entry WHERE entries.entry = excluded.entry
    RETURNING match
  ) SELECT f.id FROM fitting f JOIN stored s ON s.match = f.key`;

/** Returns of which matches the entry is stored. */
export async function appendAll(run: Run, holdings: Holdings, appends: readonly Append[]): Promise<Set<string>> {
  const codes = appends.map(({ match }) => holdings.tableOf(match));
  const epochs = codes.map((code) => (code === null ? null : holdings.epochOf(code)));
  const ids = appends.map(({ match }) => match);
  const places = appends.map(({ index }) => index);
  const texts = appends.map(({ text }) => text);
  const rows = await run(APPEND, [ids, codes, epochs, places, texts, holdings.server]);
  return new Set(rows.map(({ id }) => String(id)));
}

/** Of a match that this server has not begun or claimed: its table becomes this server's, if it is nobody's. */
export async function secureMatch(run: Run, holdings: Holdings, match: string): Promise<void> {
  const [row] = await run('SELECT code FROM matches WHERE id = $1', [match]);
  if (!row) return;
  const code = String(row.code);
  await holdings.secure(run, code);
  holdings.isAt(match, code);
}

/** Why it was not stored; nothing is thrown where it had been before. */
export async function explainAppend(run: Run, holdings: Holdings, { match, index, text }: Append): Promise<void> {
  const row = await knownMatch(run, match);
  const entries = entriesIn(row);
  if (JSON.stringify(entries[index]) === text) return;
  if (row.ended_at !== null) throw hasEnded(match);
  await holdings.secure(run, String(row.match_code));
  throw new StoreError('conflict', `match ${match}: the next entry is ${entries.length}, not ${index}`);
}
