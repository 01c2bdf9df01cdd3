/**
 * Why a thread gave no word. `busy`: no thread was free in time; `late`: it thought for too long; `crashed`: it ended, or its
 * bot threw; `lied`: what it answered is no move; `cancelled`: nobody wants the answer any more.
 */
export type FailureCode = 'busy' | 'late' | 'crashed' | 'lied' | 'cancelled';

export class ThinkingFailed extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ThinkingFailed';
    this.code = code;
  }
}
