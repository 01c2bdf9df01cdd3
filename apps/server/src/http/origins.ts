import type { RequestHandler } from 'express';
import type { Settings } from '../settings.ts';

/** Lets pages of other sites ask this server, if they are named in the settings. */
export const origins =
  ({ allowedOrigins }: Settings): RequestHandler =>
  (request, response, next) => {
    const { origin } = request.headers;
    if (origin !== undefined && allowedOrigins?.includes(origin)) {
      response.set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': 'Content-Type, Authorization',
        Vary: 'Origin',
      });
      if (request.method === 'OPTIONS') return void response.sendStatus(204);
    }
    next();
  };
