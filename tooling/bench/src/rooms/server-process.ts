import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { removeAtExit, removeFolder } from './leftovers.ts';
import type { Asked } from './profiler.ts';

/** `durable`: the bare room, and one durable commit before each move is shown. */
export const CONTESTANTS = ['dolmen', 'bare', 'durable'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

const BARE = new URL('./bare-server.ts', import.meta.url);
const SCRIPTS: { readonly [C in Contestant]: URL } = {
  dolmen: new URL('../../../../apps/server/src/main.ts', import.meta.url),
  bare: BARE,
  durable: BARE,
};
const PROFILER = ['--import', new URL('./profiler.ts', import.meta.url).href];

export interface ServerProcess {
  readonly address: string;
  /** From now on, what its first thread does is written down; the server must have been started for it. */
  beginProfile(): void;
  endProfile(): Promise<Profiler.Profile>;
  stop(): Promise<void>;
}

interface Start {
  /** Settings that differ from the benchmark's. */
  readonly changes?: NodeJS.ProcessEnv;
  readonly isProfiled?: boolean;
}

/** A server in a process of its own, on a free port of this machine and with a folder of its own. */
export async function startServer(contestant: Contestant, start: Start = {}): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-bench-'));
  const { changes, isProfiled = false } = start;
  const child = spawn(process.execPath, [...(isProfiled ? PROFILER : []), fileURLToPath(SCRIPTS[contestant])], {
    env: { ...process.env, ...settingsIn(folder), ...(contestant === 'durable' && { COMMIT_DIR: folder }), ...changes },
    stdio: ['ignore', 'pipe', 'inherit', isProfiled ? 'ipc' : 'ignore'],
  });
  const clean = removeAtExit(() => {
    child.kill('SIGKILL');
    removeFolder(folder);
  });
  return {
    address: await addressOf(child),
    beginProfile: () => void child.send('begin' satisfies Asked),
    endProfile: () => endProfile(child),
    stop: () => stop(child, clean),
  };
}

async function endProfile(child: ChildProcess): Promise<Profiler.Profile> {
  const told = once(child, 'message');
  child.send('end' satisfies Asked);
  const [profile] = await told;
  return profile;
}

/** A file of settings of its own: the one that somebody plays with must not change the figures. */
function settingsIn(folder: string): NodeJS.ProcessEnv {
  const config = join(folder, 'dolmen.json');
  writeFileSync(config, '{}');
  return {
    DOLMEN_CONFIG: config,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: '',
    METRICS: 'on',
    LOG_LEVEL: 'warn',
    MAX_ROOMS: '100000',
    RATE_LIMIT: '10000',
    // Every table is opened from an address of its own, as in the world; without a proxy they would all be one.
    TRUST_PROXY: '1',
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output');
  for await (const line of createInterface(child.stdout)) {
    const port = /open at http:\/\/\S+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return `http://127.0.0.1:${port}`;
  }
  throw new Error(`the server did not start (${child.exitCode ?? child.signalCode})`);
}

/** Killed, not asked: nothing that it would store is needed. */
async function stop(child: ChildProcess, clean: () => void): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  clean();
}
