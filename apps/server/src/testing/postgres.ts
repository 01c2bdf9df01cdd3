import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = '/usr/lib/postgresql';

/** A real PostgreSQL on a port and in a folder of its own. */
export interface Postgres {
  /** A new database, with nothing in it. */
  database(): string;
  start(): void;
  /** As an operator does, or as a machine that fails. */
  stop(how?: 'fast' | 'immediate'): void;
  /** For good. */
  remove(): void;
}

export async function startPostgres(): Promise<Postgres> {
  const bin = requirePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-postgres-'));
  const port = await freePort();
  const as = unprivileged(folder);
  const run = (program: string, ...args: string[]): void => {
    const { status } = spawnSync(join(bin, program), args, { ...as, cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${logIn(folder)}`);
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'dolmen', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  // No test fails the machine itself: what a process wrote, the system has.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const start = (): void => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  const stop = (how = 'fast'): void => run('pg_ctl', '-D', data, '-w', '-m', how, 'stop');
  start();
  let made = 0;
  return {
    start,
    stop,
    database() {
      const name = `test_${made++}`;
      run('createdb', '-h', folder, '-p', String(port), '-U', 'dolmen', name);
      return `postgres://dolmen@127.0.0.1:${port}/${name}`;
    },
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const logIn = (folder: string): string =>
  existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '';

/** The programs of the newest that is installed; or it says how to get one. */
function requirePostgres(): string {
  if (findPostgres() === null) installOnDebian();
  const found = findPostgres();
  if (found === null)
    throw new Error(
      'These tests need PostgreSQL. Install it (Debian: apt-get install postgresql), or name the folder of initdb in DOLMEN_POSTGRES.',
    );
  return found;
}

function findPostgres(): string | null {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [process.env.DOLMEN_POSTGRES ?? '', ...versions.map((version) => join(ROOT, version, 'bin'))];
  return places.find((place) => existsSync(join(place, 'initdb'))) ?? null;
}

/** Debian's comes with Debian's tools, for whoever may use them. */
function installOnDebian(): void {
  if (spawnSync('apt-get', ['--version']).status !== 0 || process.getuid?.() !== 0) return;
  console.log('installing postgresql for the tests of the store …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** PostgreSQL refuses to run as root. */
function unprivileged(folder: string): Pick<SpawnSyncOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString());
  const as = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, as.uid, as.gid);
  return as;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
