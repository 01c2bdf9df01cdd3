import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ComputersSetting } from '../computers/computers.ts';
import { openComputers } from '../computers/open.ts';
import { SILENT } from '../log/log.ts';
import { Metrics } from '../metrics.ts';
import type { Services } from '../rooms/services.ts';
import { serve } from '../server.ts';
import { readSettings, type Settings } from '../settings.ts';
import { patient } from '../store/patient.ts';
import { openStore } from '../store/sqlite.ts';

/** A real server in this process, on a port and a database file of its own. One for each process: rooms are global. */
export async function testServer(
  changes: Partial<Settings> = {},
  thinking: Partial<ComputersSetting> = {},
  site = 'no-site',
  times: Pick<Services, 'idleMillis' | 'lingerMillis'> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-server-'));
  const read = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }, folder);
  if (!read.ok) throw new Error('no settings');
  const settings = { ...read.value, rateLimit: 10_000, ...changes };
  const failures: unknown[] = [];
  const store = patient(await openStore({ file: join(folder, 'dolmen.sqlite') }));
  const metrics = new Metrics();
  const failed = (error: unknown): void => void failures.push(error);
  const computers = openComputers(metrics, { threads: 1, failed, ...thinking });
  const services = { store, settings, metrics, log: SILENT, computers, pause: () => 0, failed, ...times };
  const running = await serve(services, resolve(folder, site));
  return {
    computers,
    address: `http://127.0.0.1:${running.port}`,
    store,
    routers: running.routers,
    file: join(folder, 'dolmen.sqlite'),
    failures,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
