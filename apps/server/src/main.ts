import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openComputers } from './computers/open.ts';
import { Metrics } from './metrics.ts';
import type { Services } from './rooms/services.ts';
import { type Running, serve } from './server.ts';
import { describeFaults, readSettings, type Settings } from './settings.ts';
import { patient } from './store/patient.ts';
import { openStore } from './store/sqlite.ts';
import { StoreError } from './store/store-error.ts';

/** Starts the server, says where it is, and on Ctrl-C or a kill stores everything before it goes. */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SITE = join(root, 'apps/table/dist');

async function servicesOf(settings: Settings): Promise<Services> {
  mkdirSync(settings.dataDir, { recursive: true });
  const store = patient(await openStore({ file: join(settings.dataDir, 'dolmen.sqlite') }));
  store.watch(sayStore);
  const failed = (error: unknown): void => console.error(error);
  const metrics = new Metrics();
  const computers = openComputers(metrics, { threads: settings.botThreads, failed });
  return { store, settings, metrics, computers, pause: (natural) => (settings.botPause ? natural : 0), failed };
}

/** Once for each time that it goes away, however many moves wait. */
function sayStore(fault: StoreError | null): void {
  if (fault) console.error(`Nothing can be stored, so all tables wait: ${fault.message}`);
  else console.error('The store is back: all tables go on.');
}

function announce(settings: Settings, { port }: Running): void {
  const address = settings.publicUrl ?? `http://localhost:${port}`;
  console.log(`Dolmen is open at ${address}`);
}

/** A second signal does not wait. */
function stopOnSignal(running: Running): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(130);
    isStopping = true;
    console.log('Closing: players are told, matches are stored.');
    running.stop().then(
      () => process.exit(0),
      (error) => exitWith(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function exitWith(error: unknown): never {
  const isForeseen = error instanceof StoreError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(isForeseen ? (error as Error).message : error);
  process.exit(1);
}

const settings = readSettings(process.env, root);
if (!settings.ok) {
  console.error(describeFaults(settings.error));
  process.exit(2);
}
try {
  const running = await serve(await servicesOf(settings.value), SITE);
  announce(settings.value, running);
  stopOnSignal(running);
} catch (error) {
  exitWith(error);
}
