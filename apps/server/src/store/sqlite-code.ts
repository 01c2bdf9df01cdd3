/** Primary result codes of SQLite. */
export const SQLITE = {
  PERM: 3,
  BUSY: 5,
  READONLY: 8,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  CONSTRAINT: 19,
  NOTADB: 26,
} as const;

/** The primary code of an error from SQLite, which sits in the low byte of the extended one; `null` for other errors. */
export function primaryCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return error.errcode & 0xff;
}
