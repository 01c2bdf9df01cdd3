import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { openComputers } from '../computers/open.ts';
import { SILENT } from '../log/log.ts';
import { Metrics } from '../metrics.ts';
import { openPush } from '../push/open.ts';
import { serve } from '../server.ts';
import { readSettings } from '../settings.ts';
import { openKept } from '../store/open.ts';
import { patient } from '../store/patient.ts';
import { Fate, type KillPoint } from './kill-point.ts';

/** The server with all its real parts, but one that kills itself at a point told by whoever starts it. */

const { KILL_POINT: told, ...environment } = process.env;
const point = told === undefined ? undefined : (JSON.parse(told) as KillPoint);
const settings = readSettings(environment, process.cwd());
if (!settings.ok) throw new Error(JSON.stringify(settings.error));
const fate = new Fate(point);

class FatefulMetrics extends Metrics {
  override count(...counted: Parameters<Metrics['count']>): void {
    super.count(...counted);
    if (counted[0] === 'moves_total') fate.answering();
  }
}

const { dataDir } = settings.value;
const store = patient(fate.wrap(await openKept(settings.value)));
const failed = (error: unknown): void => console.error(error);
const metrics = new FatefulMetrics();
const services = {
  store,
  settings: settings.value,
  metrics,
  log: SILENT,
  computers: openComputers(metrics, { threads: 1, failed }),
  push: openPush({ store, settings: settings.value, log: SILENT }),
  pause: () => 0,
  idleMillis: 60_000,
  failed,
};
const { port } = await serve(services, join(dataDir, 'no-site'));
writeSync(1, `Open at http://127.0.0.1:${port}\n`);
