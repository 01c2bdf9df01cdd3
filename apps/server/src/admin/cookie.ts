import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Settings } from '../settings.ts';

type Rules = Pick<Settings, 'publicUrl' | 'trustProxy'>;

/** Did the browser come over https, as far as we or a proxy that may be believed can tell? */
function isSecure({ headers, socket }: IncomingMessage, { publicUrl, trustProxy }: Rules): boolean {
  if (publicUrl?.startsWith('https:') || (socket as Partial<TLSSocket>).encrypted === true) return true;
  return trustProxy > 0 && headers['x-forwarded-proto'] === 'https';
}

/** With this prefix a browser takes the cookie over https alone, and from no neighbour of the host. */
const nameFor = (isSecure: boolean): string => (isSecure ? '__Host-dolmen-admin' : 'dolmen-admin');

export function cookieIn(request: IncomingMessage, rules: Rules): string | null {
  const name = nameFor(isSecure(request, rules));
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value !== undefined && value !== '') return value;
  }
  return null;
}

/** An empty value takes the cookie away. */
export function setCookie(request: IncomingMessage, rules: Rules, value: string): string {
  const secure = isSecure(request, rules);
  const parts = [`${nameFor(secure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (value === '') parts.push('Max-Age=0');
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
