/** Why a request failed; `fenced`: another server has the table by now; `invalid` is a mistake of ours, and after `unavailable` nobody knows whether it was stored. */
export type RequestFault =
  | 'conflict'
  | 'unknown-table'
  | 'unknown-match'
  | 'ended'
  | 'fenced'
  | 'invalid'
  | 'closed'
  | 'unavailable';

/** Why a store did not open. */
export type OpenFault = 'in-use' | 'unwritable' | 'corrupt' | 'foreign' | 'newer-version' | 'unavailable';

export type StoreFault = RequestFault | OpenFault;

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreFault;

  constructor(code: StoreFault, message: string) {
    super(message);
    this.code = code;
  }
}
