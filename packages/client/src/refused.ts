import type { RefusalCode } from '@dolmen/protocol';

/** What the server says: a code, and what belongs to it, such as the ply that it is at. */
export interface RefusedBecause {
  readonly code: RefusalCode;
  readonly [detail: string]: unknown;
}

/** A request was refused. `unavailable`: there is no telling whether it was done. */
export class Refused extends Error {
  readonly refusal: RefusedBecause;

  constructor(refusal: RefusedBecause, cause?: unknown) {
    super(refusal.code, { cause });
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

/** What the SDK rejects a request with, made ours. */
export function refusedBy(error: unknown): Refused {
  const { name, reason } = error as { name?: string; reason?: RefusedBecause };
  const isAnswer = name === 'rejected' && reason !== undefined;
  return new Refused(isAnswer ? reason : { code: 'unavailable' }, error);
}
