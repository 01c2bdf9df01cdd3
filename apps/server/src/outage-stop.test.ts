import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { Guest, openTable } from './testing/guest.ts';
import { testServer } from './testing/test-server.ts';

test('a server is closed though its store cannot write: who waits is refused, and nothing is half done', async () => {
  const server = await testServer();
  const code = await openTable(server.address);
  const ann = await Guest.join(server.address, code, 'Ann');
  ann.room.reconnection.enabled = false;
  const other = new DatabaseSync(server.file, { timeout: 60_000 });
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(() => other.close());
  const asked = ann.ask('chat', { text: 'Is anybody there?' }).catch((error: unknown) => error);
  await ann.until(() => ann.state.isWaiting);
  await server.stop();
  await asked;
  expect(other.prepare('SELECT state FROM tables WHERE code = ?').get(code)?.state).not.toContain('anybody');
});
