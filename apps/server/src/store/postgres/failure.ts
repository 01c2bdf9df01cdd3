import { DatabaseError } from 'pg';
import { StoreError } from '../store-error.ts';

/** Classes of SQLSTATE that say: what was asked can never be stored, however often it is tried. */
const MISTAKES = ['22', '23', '42'];

/** Any other failure may pass: the network, a restart, a deadlock, a full disk. */
export function failureOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new StoreError(isMistake(error) ? 'invalid' : 'unavailable', message);
}

function isMistake(error: unknown): boolean {
  if (error instanceof DatabaseError) return MISTAKES.includes(error.code?.slice(0, 2) ?? '');
  return error instanceof TypeError || error instanceof RangeError || isNoClone(error);
}

const isNoClone = (error: unknown): boolean => error instanceof DOMException && error.name === 'DataCloneError';

/** Did the database itself answer? If not, nobody knows what became of the question, and the connection is of no use. */
export const hasAnswered = (error: unknown): boolean => error instanceof DatabaseError && error.severity === 'ERROR';
