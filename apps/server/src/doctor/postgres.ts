import { connect } from '../store/postgres/connect.ts';
import { explain } from '../store/postgres/postgres.ts';
import { type Run, runOn } from '../store/postgres/run.ts';
import { NEWEST, newer, versionOf } from '../store/postgres/schema.ts';
import { type Finding, ill, odd, reasonOf, well } from './finding.ts';

/** Is it there, does it keep its word, and may we write? */
export async function examinePostgres(url: string): Promise<Finding> {
  try {
    const client = await connect(url);
    try {
      return await examine(runOn(client));
    } finally {
      await client.end();
    }
  } catch (error) {
    return ill('database', reasonOf(explain(error, url)), 'is DATABASE_URL right, and does PostgreSQL run?');
  }
}

async function examine(run: Run): Promise<Finding> {
  const version = await versionOf(run);
  if (version > NEWEST) return ill('database', newer(version).message);
  const [found] = await run(
    `SELECT current_setting('server_version') AS version, current_setting('synchronous_commit') AS commits,
       has_database_privilege(current_database(), 'CREATE') AS may`,
  );
  const says = `PostgreSQL ${found?.version}, format ${version || 'none yet; it is made at the first start'}`;
  if (version === 0 && found?.may !== true)
    return ill('database', `${says}, and no right to make it`, 'GRANT CREATE ON DATABASE … TO …');
  if (found?.commits === 'off')
    return odd(
      'database',
      `${says}; synchronous_commit is off`,
      'turn it on: a move is acknowledged when it is stored',
    );
  return well('database', says);
}
