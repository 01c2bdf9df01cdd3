import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What was compiled once starts in half the time: tests start it hundreds of times. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly said: string;
  /** What it wrote to the log, or as a trace. */
  readonly complained: string;
}

interface HowToRun {
  readonly uid?: number;
  readonly cwd?: string;
  /** What runs it, with the program and its words at its end. */
  readonly command?: readonly string[];
  /** Without any it serves. */
  readonly words?: readonly string[];
}

/** The real program, as `npm start` runs it. */
export class Program {
  readonly #child: ChildProcess;
  readonly #said: Promise<string>;
  readonly #complained: Promise<string>;
  readonly #opened: Promise<string>;

  constructor(env: Readonly<Record<string, string>>, { uid, cwd, command = [], words = [] }: HowToRun = {}) {
    const [file = process.execPath, ...args] = [...command, process.execPath, MAIN, ...words];
    const as = { ...(uid === undefined ? {} : { uid }), ...(cwd === undefined ? {} : { cwd }) };
    const around = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED, PORT: '0' };
    this.#child = spawn(file, args, { ...as, env: { ...around, ...env } });
    const { stdout, stderr } = this.#child;
    // Whoever asks something finds the end of what is typed.
    this.#child.stdin?.end();
    if (stdout === null || stderr === null) throw new Error('the program has no output');
    this.#opened = new Promise((resolve) => {
      let said = '';
      stdout.setEncoding('utf8').on('data', (more: string) => {
        said += more;
        const address = /^Dolmen is open at (\S+)\n/.exec(said)?.[1];
        if (address !== undefined) resolve(address);
      });
    });
    this.#said = text(stdout);
    this.#complained = text(stderr);
  }

  /** The address that it prints. */
  async opened(): Promise<string> {
    const address = await Promise.race([this.#opened, this.ended()]);
    if (typeof address === 'string') return address;
    throw new Error(`it ended with ${address.code}: ${address.complained}`);
  }

  async ended(): Promise<Ended> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
    return { code: this.#child.exitCode, said: await this.#said, complained: await this.#complained };
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended();
  }
}

/** A command that ends by itself. */
export const command = (
  env: Readonly<Record<string, string>>,
  words: readonly string[],
  cwd?: string,
): Promise<Ended> => new Program(env, { words, ...(cwd === undefined ? {} : { cwd }) }).ended();

/** The lines of a log, each of which must be one. */
export const eventsOf = ({ complained }: Ended): Record<string, unknown>[] =>
  complained
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
