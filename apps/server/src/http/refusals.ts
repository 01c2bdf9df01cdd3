import type { RequestHandler } from 'express';
import type { Log } from '../log/log.ts';
import { pseudonym } from '../log/pseudonym.ts';

/** Of what strangers may write at any length. */
const LONGEST = 60;

/** Writes down what was refused; what failed is written down where it failed. */
export const logRefusals =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request;
    response.once('finish', () => {
      const { statusCode: status } = response;
      if (status < 400 || status >= 500) return;
      log.refused(`http-${status}`, { method, path: path.slice(0, LONGEST), address: pseudonym(request.ip ?? '') });
    });
    next();
  };
