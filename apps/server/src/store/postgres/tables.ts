import { json } from '../json.ts';
import { checkedLimit } from '../matches.ts';
import type { StoredTable, TableStart } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { parsed } from './json-row.ts';
import { matchIn, WHOLE } from './matches.ts';
import type { Row, Run } from './run.ts';
import { chatSince, sittersIn } from './table-row.ts';

/** The rows of tables. Whoever changes one has made sure that it is theirs. */

/** Is it new? It belongs to that server then, or to nobody. */
export async function openTable(
  run: Run,
  { code, setting, state }: TableStart,
  at: number,
  server: string | null,
): Promise<boolean> {
  const texts = [json(setting), json(state)] as const;
  const made = await run(
    `INSERT INTO tables (code, setting, state, seen_at, sitters, chat_since, owner) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [code, ...texts, at, sittersIn(state), chatSince(state), server],
  );
  if (made.length > 0) return true;
  const [row] = await run('SELECT setting, state FROM tables WHERE code = $1', [code]);
  if (row?.setting === texts[0] && row.state === texts[1]) return false;
  throw new StoreError('conflict', `there is a table ${code} already`);
}

export const saveTable = (run: Run, code: string, state: unknown, at: number): Promise<void> =>
  change(run, code, state, at, '', []);

export const changeTable = (run: Run, code: string, setting: unknown, state: unknown, at: number): Promise<void> =>
  change(run, code, state, at, ', setting = $6', [json(setting)]);

/** From now on its match is the one with this key. */
export const turnTable = (run: Run, code: string, match: unknown, state: unknown, at: number): Promise<void> =>
  change(run, code, state, at, ', match = $6', [match]);

async function change(
  run: Run,
  code: string,
  state: unknown,
  at: number,
  more: string,
  values: readonly unknown[],
): Promise<void> {
  const changed = await run(
    `UPDATE tables SET state = $2, seen_at = $3, sitters = $4, chat_since = $5${more} WHERE code = $1 RETURNING 1`,
    [code, json(state), at, sittersIn(state), chatSince(state), ...values],
  );
  if (changed.length === 0) throw noTable(code);
}

export const noTable = (code: string): StoreError => new StoreError('unknown-table', `no table ${code}`);

export async function removeTable(run: Run, code: string): Promise<void> {
  await run('DELETE FROM tables WHERE code = $1', [code]);
}

/** Nobody need own it for that: it says when somebody has to. */
export async function remind(run: Run, code: string, at: number | null): Promise<void> {
  await run('UPDATE tables SET due_at = $2 WHERE code = $1', [code, at]);
}

export async function byCode(run: Run, code: string): Promise<StoredTable | null> {
  const [row] = await run(
    `SELECT t.code, t.setting, t.state, ${WHOLE} FROM tables t LEFT JOIN matches m ON m.key = t.match WHERE t.code = $1`,
    [code],
  );
  if (!row) return null;
  const match = row.key === null ? null : matchIn(row);
  return { code, setting: parsed(row.setting), state: parsed(row.state), match };
}

export const dueBy = (run: Run, at: number, limit: number): Promise<string[]> =>
  codes(run('SELECT code FROM tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2', [at, checkedLimit(limit)]));

export const seatsOf = (run: Run, owner: string, limit: number): Promise<string[]> =>
  codes(
    run('SELECT code FROM tables WHERE sitters @> ARRAY[$1] ORDER BY seen_at DESC, code LIMIT $2', [
      owner,
      checkedLimit(limit),
    ]),
  );

export const leftSince = (run: Run, at: number, limit: number): Promise<string[]> =>
  codes(
    run(
      'SELECT code FROM tables WHERE seen_at < $1 AND (due_at IS NULL OR due_at < $1) ORDER BY seen_at, code LIMIT $2',
      [at, checkedLimit(limit)],
    ),
  );

/** Whose state names this person. */
export const tablesOf = (run: Run, owner: string): Promise<string[]> =>
  codes(run('SELECT code FROM tables WHERE strpos(state, $1) > 0', [owner]));

const codes = async (asked: Promise<Row[]>): Promise<string[]> => (await asked).map(({ code }) => String(code));
