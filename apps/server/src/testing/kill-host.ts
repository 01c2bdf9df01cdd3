import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { KillPoint } from './kill-point.ts';

/** What `npm start` runs, and one that kills itself at a point. */
export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const KILL_SERVER = fileURLToPath(new URL('./kill-server.ts', import.meta.url));

/** Somebody who starts the server again whenever it dies, on the same file and port, each time with the next point. */
export class KillHost {
  readonly #script: string;
  readonly #points: KillPoint[];
  /** `null`: a file of its own. */
  readonly #databaseUrl: string | null;
  readonly #folder = mkdtempSync(join(tmpdir(), 'dolmen-kill-'));
  readonly #crash = Promise.withResolvers<never>();
  #child: ChildProcess | null = null;
  #port = 0;
  #isStopping = false;
  /** How each server ended: the name of the signal, or its exit code. */
  readonly ends: (string | number | null)[] = [];

  private constructor(script: string, points: readonly KillPoint[], databaseUrl: string | null) {
    this.#script = script;
    this.#databaseUrl = databaseUrl;
    this.#points = [...points];
    this.#crash.promise.catch(() => {});
  }

  static async start(
    points: readonly KillPoint[] = [],
    script = KILL_SERVER,
    databaseUrl: string | null = null,
  ): Promise<KillHost> {
    const host = new KillHost(script, points, databaseUrl);
    await host.watch(host.#run());
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get file(): string {
    return join(this.#folder, 'dolmen.sqlite');
  }

  /** Where everything is kept. */
  get kept(): string {
    return this.#databaseUrl ?? this.file;
  }

  /** Waits for something that will not come if the server fails. */
  watch<T>(awaited: Promise<T>): Promise<T> {
    return Promise.race([awaited, this.#crash.promise]);
  }

  signal(signal: 'SIGKILL' | 'SIGTERM'): void {
    this.#child?.kill(signal);
  }

  /** Resolves when so many servers have ended. */
  async ended(count: number): Promise<void> {
    while (this.ends.length < count && this.#child) await once(this.#child, 'close');
  }

  /** Ends the server for good; its file stays until `remove`. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (child === null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    child.once('close', () => resolve());
    child.kill('SIGKILL');
    await promise;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #run(): Promise<void> {
    const child = spawn(process.execPath, [this.#script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: this.#environment(this.#points.shift()),
    });
    this.#child = child;
    child.once('close', (code, signal) => this.#ended(signal ?? code));
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /http:\/\/[^:]+:(\d+)$/.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      return;
    }
  }

  #environment(point: KillPoint | undefined): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(this.#port),
      DATA_DIR: this.#folder,
      DOLMEN_CONFIG: '',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '10000',
      ...(this.#databaseUrl && { DATABASE_URL: this.#databaseUrl }),
      ...(point && { KILL_POINT: JSON.stringify(point) }),
    };
  }

  #ended(how: string | number | null): void {
    this.#child = null;
    if (this.#isStopping) return;
    this.ends.push(how);
    if (how === 'SIGKILL' || how === 0) void this.#run();
    else this.#crash.reject(new Error(`the server ended with ${how}`));
  }
}
