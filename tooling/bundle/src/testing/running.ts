import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';

/** A guard against hanging, not a measure. */
const PATIENCE = 300_000;

/** A program that runs until it is told to stop. */
export class Running {
  readonly child: ChildProcess;
  said = '';

  constructor(command: string, words: readonly string[], options: { cwd: string; env: Record<string, string> }) {
    this.child = spawn(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
  }

  /** What this finds in what it says. */
  says(pattern: RegExp): Promise<string> {
    const look = (): string => {
      const found = pattern.exec(this.said)?.[1];
      if (found === undefined) throw new Error(`it said only: ${this.said}`);
      return found;
    };
    return vi.waitFor(look, { timeout: PATIENCE });
  }

  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    this.child.kill('SIGTERM');
    const [code] = await once(this.child, 'exit');
    return code;
  }
}

export async function answers(address: string): Promise<void> {
  await vi.waitFor(() => fetch(`${address}/health`), { timeout: PATIENCE, interval: 200 });
}
