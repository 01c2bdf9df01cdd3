import { fileURLToPath } from 'node:url';
import { firstSecret } from '../admin/secret.ts';
import { openComputers } from '../computers/open.ts';
import { Log } from '../log/log.ts';
import { Metrics } from '../metrics.ts';
import { openLocalDoor } from '../operations/local-door.ts';
import { localPath } from '../operations/local-path.ts';
import { openPush } from '../push/open.ts';
import type { Services } from '../rooms/services.ts';
import { type Running, serve } from '../server.ts';
import { type Settings, sourcesOf } from '../settings.ts';
import { addressOf, announcement } from '../starting/announce.ts';
import { openDataFolder } from '../starting/data-folder.ts';
import { openKept } from '../store/open.ts';
import { patient } from '../store/patient.ts';
import type { StoreError } from '../store/store-error.ts';
import { certificatesOf } from '../tls/certificates.ts';
import { Tls } from '../tls/tls.ts';
import { explainFailure } from './exit.ts';

/** Starts the server, says where it is, and on Ctrl-C or a kill stores everything before it goes. */

const SITE = fileURLToPath(new URL('../../../table/dist', import.meta.url));

export async function serveHere(settings: Settings): Promise<void> {
  const log = new Log(settings.logLevel, (line) => process.stderr.write(`${line}\n`));
  const tls = await tlsOf(settings);
  const running = await serve(await servicesOf(settings, log), SITE, tls);
  const closeDoor = await openForCommands(settings, running, log);
  // Before anybody is told that it runs: they may want it to stop.
  stopOnSignal(() => closeDoor().then(() => running.stop()), log);
  announce(settings, running, log);
  await tellSecret(settings, running);
}

async function servicesOf(settings: Settings, log: Log): Promise<Services> {
  openDataFolder(settings.dataDir);
  const died = (error: StoreError): void => endWithout(error, log);
  const store = patient(await openKept(settings, { died }));
  store.watch((fault) => logStore(log, fault));
  const failed = (error: unknown): void => log.failed(error);
  const metrics = new Metrics();
  const computers = openComputers(metrics, { threads: settings.botThreads, failed });
  const push = openPush({ store, settings, log });
  const sources = sourcesOf(process.env, process.cwd());
  const pause: Services['pause'] = (natural) => (settings.botPause ? natural : 0);
  return { store, settings, sources, metrics, log, computers, push, pause, failed };
}

/** Once for each time that it goes away, however many moves wait. */
function logStore(log: Log, fault: StoreError | null): void {
  if (fault) log.warn('store-away', { because: fault.message });
  else log.info('store-back', {});
}

/** Whoever watches over the server starts it again, and players come back by themselves: what was acknowledged is on disk. */
function endWithout(error: StoreError, log: Log): void {
  log.failed(error);
  console.error(
    'The server ends, because it can store nothing any more. Start it again: nothing that was acknowledged is lost.',
  );
  process.exit(explainFailure(error));
}

/** Without it commands find no server, and players do not notice. */
async function openForCommands({ dataDir }: Settings, { operator }: Running, log: Log): Promise<() => Promise<void>> {
  const path = localPath(dataDir);
  if (path !== null) return openLocalDoor(path, operator);
  log.warn('no-local-door', { because: `the path of ${dataDir} is too long for a socket` });
  return async () => {};
}

function announce(settings: Settings, { port }: Running, log: Log): void {
  for (const line of announcement(settings, port)) console.log(line);
  log.info('started', { port, host: settings.host, process: process.pid });
}

/** Once: only its hash is kept. */
async function tellSecret(settings: Settings, { port }: Running): Promise<void> {
  const secret = settings.admin ? await firstSecret(settings.dataDir) : null;
  if (secret === null) return;
  console.log(`Admin page: ${addressOf(settings, port)}/admin/`);
  console.log(`Its secret, shown this once: ${secret}`);
}

/** Before the data are opened: a wrong certificate leaves nothing to let go of. */
async function tlsOf(settings: Settings): Promise<Tls | null> {
  const certificates = certificatesOf(settings);
  if (certificates === null) return null;
  openDataFolder(settings.dataDir);
  return Tls.open(certificates);
}

/** A second signal does not wait. */
function stopOnSignal(stopAll: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) process.exit(130);
    isStopping = true;
    console.log('Closing: players are told, matches are stored.');
    log.info('stopping', { signal });
    stopAll().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error) => process.exit(explainFailure(error)),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
