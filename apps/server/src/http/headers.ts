import type { RequestHandler } from 'express';
import type { Settings } from '../settings.ts';

type Rules = Pick<Settings, 'publicUrl' | 'embedOrigins'>;

/** Older Safaris do not count a WebSocket to the own host as the own host. */
function ownSockets({ publicUrl }: Rules): string {
  return publicUrl === null ? '' : ` ${new URL(publicUrl).origin.replace(/^http/, 'ws')}`;
}

/** What the page may load and whom it may ask: itself alone. Pictures are also made by the page: as data, as blobs. */
const contentPolicy = (rules: Rules, framedBy: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    `connect-src 'self'${ownSockets(rules)}`,
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...framedBy].join(' '),
  ].join('; ');

/** For ourselves what a table in the room or in the hand needs; the rest of what a browser offers for nobody. */
const OURS = ['xr-spatial-tracking', 'gyroscope', 'accelerometer', 'magnetometer', 'fullscreen', 'screen-wake-lock'];
const ALSO_OURS = ['autoplay', 'clipboard-write', 'web-share'];
const NOBODYS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'];
const PERMISSIONS = [
  ...[...OURS, ...ALSO_OURS].map((name) => `${name}=(self)`),
  ...NOBODYS.map((name) => `${name}=()`),
].join(', ');

const YEAR = 365 * 24 * 60 * 60;

const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The admin page makes no pictures, threads or sockets, and nobody shows it in a frame. */
export const adminHeaders: RequestHandler = (_, response, next) => {
  response.set({ 'Content-Security-Policy': ADMIN_POLICY, 'X-Frame-Options': 'DENY' });
  next();
};

/** On every answer, whatever it is. */
export function securityHeaders(rules: Rules): RequestHandler {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentPolicy(rules),
    'Permissions-Policy': PERMISSIONS,
    // A link's `#` holds the code of a table; other sites are not even told that there is one.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (rules.publicUrl?.startsWith('https:')) headers['Strict-Transport-Security'] = `max-age=${YEAR}`;
  const framed = { ...headers, 'Content-Security-Policy': contentPolicy(rules, rules.embedOrigins ?? []) };
  return ({ query }, response, next) => {
    // Asked for so, the page shows replays and nothing that could be pressed in somebody's name.
    response.set(query.embed === undefined ? headers : framed);
    next();
  };
}
