import type { ErrorRequestHandler } from 'express';
import type { Services } from '../rooms/services.ts';
import { StoreError } from '../store/store-error.ts';

const CODES: Readonly<Record<number, string>> = { 413: 'too-large', 415: 'malformed', 404: 'not-found' };

/** Answers what failed on the way. Express would show where in our files it did. */
export const faults =
  ({ failed }: Services): ErrorRequestHandler =>
  (error: { readonly status?: unknown }, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    // Where a store fails is known: a trace for each request would hide everything else.
    if (status >= 500) failed(error instanceof StoreError ? error.message : error);
    const code = CODES[status] ?? (status >= 500 ? 'unavailable' : 'malformed');
    response.status(status).json({ error: { code } });
  };

function statusOf(error: { readonly status?: unknown }): number {
  if (error instanceof StoreError && error.code === 'unavailable') return 503;
  return typeof error.status === 'number' && error.status < 500 ? error.status : 500;
}
