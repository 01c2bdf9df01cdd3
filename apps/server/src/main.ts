import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstSecret } from './admin/secret.ts';
import { openComputers } from './computers/open.ts';
import { Log } from './log/log.ts';
import { Metrics } from './metrics.ts';
import { localDoor, openLocalDoor } from './operations/local-door.ts';
import { openPush } from './push/open.ts';
import type { Services } from './rooms/services.ts';
import { type Running, serve } from './server.ts';
import { describeFaults, readSettings, type Settings, sourcesOf } from './settings.ts';
import { networkAddresses, ownAddress } from './starting/addresses.ts';
import { openDataFolder } from './starting/data-folder.ts';
import { EXIT, exitCodeOf, isForeseen } from './starting/start-failure.ts';
import { patient } from './store/patient.ts';
import { openStore } from './store/sqlite.ts';
import type { StoreError } from './store/store-error.ts';

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
  const push = openPush({ store, settings, log });
  const pause = (natural: number): number => (settings.botPause ? natural : 0);
  return { store, settings, sources: sourcesOf(process.env, root), metrics, log, computers, push, pause, failed };
}

/** Once for each time that it goes away, however many moves wait. */
function logStore(log: Log, fault: StoreError | null): void {
  if (fault) log.warn('store-away', { because: fault.message });
  else log.info('store-back', {});
}

/** Without it commands find no server, and players do not notice. */
async function openForCommands({ dataDir }: Settings, { operator }: Running, log: Log): Promise<() => Promise<void>> {
  const path = localDoor(dataDir);
  if (path !== null) return openLocalDoor(path, operator);
  log.warn('no-local-door', { because: `the path of ${dataDir} is too long for a socket` });
  return async () => {};
}

function announce({ publicUrl, host }: Settings, { port }: Running, log: Log): void {
  console.log(`Dolmen is open at ${publicUrl ?? ownAddress(host, port)}`);
  const others = networkAddresses(host, port);
  if (others.length > 0) console.log(`On this network: ${others.join('  ')}`);
  log.info('started', { port, host, process: process.pid });
}

/** Once: only its hash is kept. */
async function tellSecret({ admin, dataDir, publicUrl, host }: Settings, { port }: Running): Promise<void> {
  const secret = admin ? await firstSecret(dataDir) : null;
  if (secret === null) return;
  console.log(`Admin page: ${publicUrl ?? ownAddress(host, port)}/admin/`);
  console.log(`Its secret, shown this once: ${secret}`);
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
  const running = await serve(await servicesOf(settings.value, log), SITE);
  const closeDoor = await openForCommands(settings.value, running, log);
  // Before anybody is told that it runs: they may want it to stop.
  stopOnSignal(() => closeDoor().then(() => running.stop()), log);
  announce(settings.value, running, log);
  await tellSecret(settings.value, running);
} catch (error) {
  exitWith(error);
}
