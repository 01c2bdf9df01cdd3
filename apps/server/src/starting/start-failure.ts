import { StoreError, type StoreFault } from '../store/store-error.ts';

/** As in `sysexits.h`, which service managers know; `docs/hosting.md` says what each means here. */
export const EXIT = { data: 65, software: 70, input: 74, later: 75, permission: 77, settings: 78 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Why the server does not start, and what to do: for people. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

const STORE: Readonly<Partial<Record<StoreFault, ExitCode>>> = {
  'in-use': EXIT.later,
  unwritable: EXIT.permission,
  corrupt: EXIT.data,
  foreign: EXIT.data,
  'newer-version': EXIT.data,
};

/** What to exit with. What nobody foresaw is a mistake of ours. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof StartFailure) return error.exitCode;
  return error instanceof StoreError ? (STORE[error.code] ?? EXIT.input) : EXIT.software;
}

/** Is it said in words that need no trace? */
export const isForeseen = (error: unknown): error is Error =>
  error instanceof StartFailure || error instanceof StoreError;
