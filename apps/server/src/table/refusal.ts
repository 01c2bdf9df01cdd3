import { fail, type Result } from '@dolmen/core';

export type TableRefusalCode =
  | 'not-seated'
  | 'seat-taken'
  | 'no-such-seat'
  | 'not-host'
  | 'no-such-person'
  | 'removed'
  | 'already-started'
  | 'not-started'
  | 'not-enough-players'
  | 'no-such-level'
  | 'too-many-people'
  | 'fixed-setting'
  | 'not-offered'
  | 'draining';

export interface TableRefusal {
  readonly code: TableRefusalCode;
}
export type Done = Result<null, TableRefusal>;

export const refuse = (code: TableRefusalCode) => fail({ code } as const);
