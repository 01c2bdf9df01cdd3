import type { ErrorRequestHandler } from 'express';
import type { Services } from '../rooms/services.ts';

const CODES: Readonly<Record<number, string>> = { 413: 'too-large', 415: 'malformed', 404: 'not-found' };

/** Answers what failed on the way. Express would show where in our files it did. */
export const faults =
  ({ failed }: Services): ErrorRequestHandler =>
  (error: { readonly status?: unknown }, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = typeof error.status === 'number' && error.status < 500 ? error.status : 500;
    if (status === 500) failed(error);
    const code = CODES[status] ?? (status === 500 ? 'unavailable' : 'malformed');
    response.status(status).json({ error: { code } });
  };
