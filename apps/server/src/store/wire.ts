import type { Calls, Method } from './calls.ts';
import type { StoreFault } from './store-error.ts';

/** What the two threads say to each other. */

export interface Request<M extends Method = Method> {
  readonly id: number;
  readonly method: M;
  readonly args: Parameters<Calls[M]>;
}

export interface Failure {
  readonly code: StoreFault;
  readonly message: string;
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure };

export interface Commit {
  readonly rows: number;
  readonly ms: number;
}

export type ToWorker = Request | 'close';

export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'refused'; readonly failure: Failure }
  /** `commit` is `null` when nothing was written. */
  | { readonly type: 'answered'; readonly replies: readonly Reply[]; readonly commit: Commit | null };
