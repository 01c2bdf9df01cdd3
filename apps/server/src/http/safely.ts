import type { NextFunction, Request, Response } from 'express';

export type Handler = (request: Request, response: Response, next: NextFunction) => Promise<unknown>;

/** Express does not know promises that fail in its handlers' types; it does pass them on. */
export const safely =
  (handler: Handler) =>
  (request: Request, response: Response, next: NextFunction): void => {
    handler(request, response, next).catch(next);
  };
