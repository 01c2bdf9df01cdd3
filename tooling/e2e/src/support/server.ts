import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './site.ts';

/** The real server, as `npm start` runs it, with a folder of its own. */
export interface Server extends AsyncDisposable {
  readonly address: string;
  /** Its database. */
  readonly file: string;
  /** For the admin page: what it told at its first start. */
  readonly secret: string;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** At the same address, with the same folder. */
  start(): Promise<void>;
}

/** A restarted server must come back where it was, so it is told which. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** By the names of the environment. */
export type ServerSettings = Readonly<Record<string, string>>;
const SETTINGS = { HOST: '127.0.0.1', BOT_PAUSE: 'off', RATE_LIMIT: '200', LOG_LEVEL: 'warn' } satisfies ServerSettings;

interface Launched {
  readonly child: ChildProcess;
  /** All that it said until it was open. */
  readonly said: string;
}

async function launch(settings: ServerSettings, until: string): Promise<Launched> {
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    let heard = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      if (heard.includes(until) && heard.endsWith('\n')) resolve(heard);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was open`)));
  });
  return { child, said };
}

const OPEN = 'Dolmen is open';
const SECRET = 'Its secret, shown this once:';

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

export async function openServer(more: ServerSettings = {}): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-e2e-'));
  const settings = { ...SETTINGS, PORT: String(port), DATA_DIR: folder, ...more };
  let { child, said } = await launch(settings, SECRET);
  return {
    address: `http://127.0.0.1:${port}`,
    file: join(folder, 'dolmen.sqlite'),
    secret: new RegExp(`${SECRET} (\\S+)`).exec(said)?.[1] ?? '',
    kill: () => end(child, 'SIGKILL'),
    start: async () => {
      ({ child, said } = await launch(settings, OPEN));
    },
    [Symbol.asyncDispose]: async () => {
      await end(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
