import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Settings } from '../settings.ts';

type Rules = Pick<Settings, 'allowedOrigins' | 'publicUrl' | 'trustProxy'>;

const hostOf = (origin: string): string | null => URL.parse(origin)?.host ?? null;

/** The host that the browser asked for: its own header, or what a proxy that may be believed tells of it. */
function askedHosts({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders, { trustProxy }: Rules): string[] {
  const told = trustProxy > 0 ? String(forwarded ?? '').split(',') : [];
  return [host ?? '', ...told.map((part) => part.trim())].filter((part) => part !== '');
}

/** May a page of this origin ask? Who sends none is no browser, and has nobody's page open. */
export function isWelcome(headers: IncomingHttpHeaders, rules: Rules): boolean {
  const { origin } = headers;
  if (origin === undefined || rules.allowedOrigins?.includes(origin)) return true;
  if (rules.publicUrl !== null && new URL(rules.publicUrl).origin === origin) return true;
  const host = hostOf(origin);
  return host !== null && askedHosts(headers, rules).includes(host);
}

/** A page of this very server asks, or no page at all: sites that may connect elsewhere may not here. */
export function isOwnPage(headers: IncomingHttpHeaders, rules: Rules): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return isWelcome(headers, { ...rules, allowedOrigins: null });
}

/** Lets pages of other sites ask this server, if they are named in the settings, and lets no other do anything. */
export const origins =
  (rules: Rules): RequestHandler =>
  (request, response, next) => {
    const { origin } = request.headers;
    if (origin !== undefined && rules.allowedOrigins?.includes(origin)) {
      response.set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      });
      response.vary('Origin');
      if (request.method === 'OPTIONS') return void response.sendStatus(204);
    }
    if (isReading(request.method) || isWelcome(request.headers, rules)) return next();
    response.status(403).json({ error: { code: 'foreign-origin' } });
  };

/** A browser lets no page read what we do not allow it to. */
const isReading = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);
