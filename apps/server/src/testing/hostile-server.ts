import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openComputers } from '../computers/open.ts';
import { SILENT } from '../log/log.ts';
import { Metrics } from '../metrics.ts';
import { openPush } from '../push/open.ts';
import type { Services } from '../rooms/services.ts';
import { serve } from '../server.ts';
import { readSettings, type Settings } from '../settings.ts';
import { patient } from '../store/patient.ts';
import { openStore } from '../store/sqlite.ts';

/** Those who do nothing wrong play fast here, and still stay below. */
export const RATE_LIMIT = 400;

/** A guard against hanging, not a measure: a server that stops waits for those who have a place and have not come. */
export const HOOK_TIMEOUT = 300_000;

/** In no answer of the server may this ever be read. */
export const SECRET = 'nobody may read this file';

const UNLIST_MILLIS = 60_000;

interface Times {
  readonly idleMillis: number;
  readonly unlistMillis?: number;
  readonly sweepMillis?: number;
}

/** As on the internet: with a site to serve, the limits of the defaults or near them, and a proxy that tells addresses. */
export async function hostileServer(changes: Partial<Settings> = {}, times: Times = { idleMillis: 300_000 }) {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-hostile-'));
  const read = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, TRUST_PROXY: '1' }, folder);
  if (!read.ok) throw new Error('no settings');
  const failures: unknown[] = [];
  const store = patient(await openStore({ file: join(folder, 'dolmen.sqlite') }));
  const settings = {
    ...read.value,
    rateLimit: RATE_LIMIT,
    maxSpectators: 2000,
    maxSpectatorsPerAddress: 2000,
    maxConnectionsPerAddress: 5000,
    ...changes,
  };
  const metrics = new Metrics();
  const failed = (error: unknown): void => void failures.push(error);
  const services: Services = {
    store,
    settings,
    metrics,
    log: SILENT,
    computers: openComputers(metrics, { threads: 1, failed }),
    push: openPush({ store, settings, log: SILENT }),
    pause: () => 0,
    // Looked up each time: a test may change it.
    get idleMillis() {
      return times.idleMillis;
    },
    get unlistMillis() {
      return times.unlistMillis ?? UNLIST_MILLIS;
    },
    ...(times.sweepMillis !== undefined && { sweepMillis: times.sweepMillis }),
    failed,
  };
  const running = await serve(services, layOutSite(folder));
  return {
    port: running.port,
    address: `http://127.0.0.1:${running.port}`,
    store,
    file: join(folder, 'dolmen.sqlite'),
    failures,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type HostileServer = Awaited<ReturnType<typeof hostileServer>>;

function layOutSite(folder: string): string {
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<h1>the site</h1>');
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(site, '.hidden'), SECRET);
  return site;
}
