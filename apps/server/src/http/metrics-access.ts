import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';
import { isLoopback } from './request-ip.ts';

type Rules = Pick<Settings, 'metricsToken'>;

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Behind a proxy everybody comes from this machine. */
const isForwarded = ({ headers }: IncomingMessage): boolean => FORWARDED.some((name) => headers[name] !== undefined);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function showsToken({ headers }: IncomingMessage, { metricsToken }: Rules): boolean {
  const shown = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return metricsToken !== null && shown !== undefined && timingSafeEqual(digest(shown), digest(metricsToken));
}

/** Somebody who sits at the machine that the server runs on. */
export const isAtHome = (request: IncomingMessage): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') && !isForwarded(request);

/** This machine itself, or whoever shows the token. */
export const mayReadMetrics = (request: IncomingMessage, rules: Rules): boolean =>
  showsToken(request, rules) || isAtHome(request);
