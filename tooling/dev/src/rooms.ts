import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { HERE } from './free-port.ts';
import { ROOT } from './project.ts';

/** Where the server listens, behind which address, and where it keeps its matches. */
export interface Place {
  readonly port: number;
  readonly address: string;
  readonly folder: string;
}

/** Vite stands before it, and asks over plain HTTP. */
const PLAIN = { TLS: 'off', TLS_CERT: '', TLS_KEY: '' };

/** The server as a process that can be started anew: a changed source needs a new one. */
export class Rooms {
  readonly #place: Place;
  readonly #ended: (code: number) => void;
  #child: ChildProcess | null = null;
  #turn: Promise<void> = Promise.resolve();

  /** `ended` is told when the server ends by itself. */
  constructor(place: Place, ended: (code: number) => void) {
    this.#place = place;
    this.#ended = ended;
    this.#start();
  }

  /** One after the other: the next must find the port and the folder free. */
  restart(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      await this.#end();
      this.#start();
    });
    return this.#turn;
  }

  /** Players are told, and matches stored. */
  stop(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#end());
    return this.#turn;
  }

  #start(): void {
    const { port, address, folder } = this.#place;
    const child = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
      env: { DATA_DIR: folder, ...process.env, PORT: String(port), HOST: HERE, PUBLIC_URL: address, ...PLAIN },
      stdio: ['ignore', 'inherit', 'inherit'],
      // Out of reach of Ctrl-C: the server takes a second signal for impatience, and would store nothing.
      detached: process.platform !== 'win32',
    });
    child.once('exit', (code) => {
      if (this.#child === child) this.#ended(code ?? 1);
    });
    this.#child = child;
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
