import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Who asks: through which door, and the name that they have there. */
export interface By {
  readonly via: 'program' | 'admin';
  readonly who: string;
}

export interface Audited {
  readonly by: By;
  readonly operation: string;
  readonly input: unknown;
  /** `done`, or the code of the refusal. */
  readonly result: string;
}

export type Audit = (entry: Audited) => void;

export const auditFile = (dataDir: string): string => join(dataDir, 'audit.jsonl');

/** A line of JSON for each, at the end of a file that nobody else may read. */
export function auditIn(dataDir: string, now: () => Date = () => new Date()): Audit {
  const file = auditFile(dataDir);
  return ({ by, operation, input, result }) => {
    mkdirSync(dirname(file), { recursive: true });
    const line = JSON.stringify({ time: now().toISOString(), ...by, operation, input, result });
    appendFileSync(file, `${line}\n`, { mode: 0o600 });
  };
}
