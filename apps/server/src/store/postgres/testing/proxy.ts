import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Something between a store and its database that can fail. */
export interface Proxy {
  readonly url: string;
  /**
   * From now on an answer that a statement is done is cut off: the database has carried it out, and nobody hears of it. Resolves when so many
   * were.
   */
  loseAnswers(times: number): Promise<void>;
  /** Cuts all connections, and lets no other through until what is returned is called. */
  cut(): () => void;
}

/** What PostgreSQL says when a statement with values was carried out: the tag of a CommandComplete that begins so. */
const DONE = /C\0\0\0.(?:INSERT|UPDATE|SELECT|COMMIT)/s;

export async function proxyTo(url: string): Promise<Proxy> {
  const target = new URL(url);
  const { port, hostname } = target;
  const lines = new Set<Socket>();
  let toLose = 0;
  let isCut = false;
  let lost = Promise.withResolvers<void>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    const end = (): void => {
      client.destroy();
      database.destroy();
      lines.delete(client);
    };
    if (isCut) return end();
    lines.add(client);
    client.on('error', end).on('close', end);
    database.on('error', end).on('close', end);
    let isWriting = false;
    client.on('data', (bytes) => {
      isWriting ||= bytes.includes('INSERT INTO entries');
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (toLose === 0 || !isWriting || !DONE.test(bytes.toString('latin1'))) return void client.write(bytes);
      if (--toLose === 0) lost.resolve();
      end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const line of lines) line.destroy();
    server.close();
  });
  target.port = String((server.address() as { port: number }).port);
  return {
    url: target.href,
    loseAnswers(times) {
      toLose = times;
      lost = Promise.withResolvers();
      return lost.promise;
    },
    cut() {
      isCut = true;
      for (const line of [...lines]) line.destroy();
      return () => {
        isCut = false;
      };
    },
  };
}
