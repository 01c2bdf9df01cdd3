import { Client, type ClientConfig } from 'pg';

/** So long a silent database is waited for; what was asked of it is asked again on another connection. */
const PATIENCE_MILLIS = 10_000;

/** Everything of ours is in a schema of its own: a database may be shared with other programs. */
export const SCHEMA = 'dolmen';

/** First keys of our advisory locks, "DOL" and a number; the second is a server's, or nobody's. */
export const LOCKS = { migration: 0x444f4c01, lease: 0x444f4c02, writer: 0x444f4c03 } as const;

export const configOf = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'dolmen',
  options: `-c search_path=${SCHEMA}`,
  connectionTimeoutMillis: PATIENCE_MILLIS,
  query_timeout: PATIENCE_MILLIS,
  keepAlive: true,
});

/** A connection of one's own. */
export async function connect(url: string): Promise<Client> {
  const client = new Client(configOf(url));
  // Without a listener a database that goes away would end the process; whoever asks next is told.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
