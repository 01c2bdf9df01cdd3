import { json } from '../json.ts';
import { connect } from '../postgres/connect.ts';
import { numberOf, parsed } from '../postgres/json-row.ts';
import { addFinished, beginMatch, matchIn, WHOLE } from '../postgres/matches.ts';
import { type Row, type Run, runOn } from '../postgres/run.ts';
import { migrate } from '../postgres/schema.ts';
import { openTable } from '../postgres/tables.ts';
import type { StoredMatch } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { type CopiedTable, PLAIN, type Source, type Target, type Value } from './side.ts';

const PAGE = 100;

/** No server may use it. */
export async function fromDatabase(url: string): Promise<Source> {
  const { run, close } = await opened(url, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return {
    async *matches() {
      const sql = `SELECT ${WHOLE} FROM matches m WHERE m.key > $1 ORDER BY m.key LIMIT ${PAGE}`;
      for await (const row of paged(run, sql, 0, 'key')) yield matchIn(row);
    },
    async *tables() {
      const sql = `SELECT t.code, t.setting, t.state, t.seen_at, t.due_at, m.id FROM tables t LEFT JOIN matches m ON m.key = t.match
        WHERE t.code > $1 ORDER BY t.code LIMIT ${PAGE}`;
      for await (const row of paged(run, sql, '', 'code')) yield tableOf(row);
    },
    async *rows(relation) {
      const columns = PLAIN[relation].map((column) => (column === 'is_revoked' ? 'is_revoked::int' : column));
      for (const row of await run(`SELECT ${columns.join(', ')} FROM ${relation} ORDER BY 1, 2`))
        yield Object.values(row) as Value[];
    },
    close,
  };
}

async function* paged(run: Run, sql: string, first: unknown, by: string): AsyncGenerator<Row> {
  for (let after = first; ; ) {
    const rows = await run(sql, [after]);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.[by];
  }
}

const tableOf = (row: Row): CopiedTable => ({
  code: String(row.code),
  setting: parsed(row.setting),
  state: parsed(row.state),
  match: row.id === null ? null : String(row.id),
  seenAt: Number(row.seen_at),
  dueAt: numberOf(row.due_at),
});

/** There must be nothing in it. */
export async function toDatabase(url: string): Promise<Target> {
  const { run, close } = await opened(url, 'BEGIN');
  try {
    await mustBeEmpty(run);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    addMatch: (match) => addMatch(run, match),
    async addTable({ match, seenAt, dueAt, ...table }) {
      await openTable(run, table, seenAt, null);
      const sql = 'UPDATE tables SET match = (SELECT key FROM matches WHERE id = $2), due_at = $3 WHERE code = $1';
      await run(sql, [table.code, match, dueAt]);
    },
    async addRow(relation, values) {
      const columns = PLAIN[relation];
      const places = columns.map((column, index) =>
        column === 'is_revoked' ? `$${index + 1}::int::boolean` : `$${index + 1}`,
      );
      await run(`INSERT INTO ${relation} (${columns.join(', ')}) VALUES (${places.join(', ')})`, values);
    },
    commit: async () => void (await run('COMMIT')),
    close,
  };
}

async function addMatch(run: Run, match: StoredMatch): Promise<void> {
  if (match.endedAt !== null) return void (await addFinished(run, match));
  const key = await beginMatch(run, match);
  const texts = match.entries.map((entry) => json(entry));
  await run(
    `INSERT INTO entries (match, position, entry)
     SELECT $1, place - 1, entry FROM unnest($2::text[]) WITH ORDINALITY AS e (entry, place)`,
    [key, texts],
  );
}

async function mustBeEmpty(run: Run): Promise<void> {
  const filled = ['matches', 'tables', ...Object.keys(PLAIN)].map((relation) => `EXISTS (SELECT 1 FROM ${relation})`);
  const [row] = await run(`SELECT ${filled.join(' OR ')} AS filled`);
  if (row?.filled) throw new StoreError('conflict', 'there is something in the database already; name an empty one');
}

/** On a connection of its own; without a commit nothing has happened. */
async function opened(url: string, begin: string): Promise<{ readonly run: Run; close(): Promise<void> }> {
  const client = await connect(url);
  const run = runOn(client);
  const close = (): Promise<void> => client.end().catch(() => {});
  try {
    await migrate(run);
    const [alive] = await run('SELECT 1 FROM servers WHERE is_alive(id) LIMIT 1');
    if (alive) throw new StoreError('in-use', 'a server uses the database; stop it first');
    await run(begin);
    return { run, close };
  } catch (error) {
    await close();
    throw error;
  }
}
