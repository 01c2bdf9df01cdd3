import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openComputers } from './computers/open.ts';
import { Log } from './log/log.ts';
import { Metrics } from './metrics.ts';
import type { Services } from './rooms/services.ts';
import { type Running, serve } from './server.ts';
import { describeFaults, readSettings, type Settings } from './settings.ts';
import { announcement } from './starting/announce.ts';
import { openDataFolder } from './starting/data-folder.ts';
import { EXIT, exitCodeOf, isForeseen } from './starting/start-failure.ts';
import { patient } from './store/patient.ts';
import { openStore } from './store/sqlite.ts';
import type { StoreError } from './store/store-error.ts';
import { certificatesOf } from './tls/certificates.ts';
import { Tls } from './tls/tls.ts';

/** Starts the server, says where it is, and on Ctrl-C or a kill stores everything before it goes. */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SITE = join(root, 'apps/table/dist');

async function servicesOf(settings: Settings, log: Log): Promise<Services> {
  openDataFolder(settings.dataDir);
  const store = patient(await openStore({ file: join(settings.dataDir, 'dolmen.sqlite') }));
  store.watch((fault) => logStore(log, fault));
  const failed = (error: unknown): void => log.failed(error);
  const metrics = new Metrics();
  const computers = openComputers(metrics, { threads: settings.botThreads, failed });
  return { store, settings, metrics, log, computers, pause: (natural) => (settings.botPause ? natural : 0), failed };
}

/** Once for each time that it goes away, however many moves wait. */
function logStore(log: Log, fault: StoreError | null): void {
  if (fault) log.warn('store-away', { because: fault.message });
  else log.info('store-back', {});
}

function announce(settings: Settings, { port }: Running, log: Log): void {
  for (const line of announcement(settings, port)) console.log(line);
  log.info('started', { port, host: settings.host, process: process.pid });
}

/** Before the data are opened: a wrong certificate leaves nothing to let go of. */
async function tlsOf(settings: Settings): Promise<Tls | null> {
  const certificates = certificatesOf(settings);
  if (certificates === null) return null;
  openDataFolder(settings.dataDir);
  return Tls.open(certificates);
}

/** A second signal does not wait. */
function stopOnSignal(running: Running, log: Log): void {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) process.exit(130);
    isStopping = true;
    console.log('Closing: players are told, matches are stored.');
    log.info('stopping', { signal });
    running.stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error) => exitWith(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function exitWith(error: unknown): never {
  console.error(isForeseen(error) ? error.message : error);
  process.exit(exitCodeOf(error));
}

const settings = readSettings(process.env, root);
if (!settings.ok) {
  console.error(describeFaults(settings.error));
  process.exit(EXIT.settings);
}
try {
  const log = new Log(settings.value.logLevel, (line) => process.stderr.write(`${line}\n`));
  const tls = await tlsOf(settings.value);
  const running = await serve(await servicesOf(settings.value, log), SITE, tls);
  // Before anybody is told that it runs: they may want it to stop.
  stopOnSignal(running, log);
  announce(settings.value, running, log);
} catch (error) {
  exitWith(error);
}
