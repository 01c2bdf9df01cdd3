import type { CallMessage } from '../called/call-message.ts';
import type { WorkerScope } from './scope.ts';
import { keepShared, SHARE_FIELD, SHARE_PATH, SHARED } from './shared.ts';

/**
 * Keeps the page with everything that can be played and read without a network, one cache for each version, and calls
 * people. What has to be asked of the server is none of its business.
 */

declare const self: WorkerScope;
/** Written in by the build: see `bake/precache.ts`. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

const { version, files } = PRECACHE;
const NAME = `dolmen ${version}`;
const HOME = new URL('./', self.location.href).href;
const SHARE = new URL(`./${SHARE_PATH}`, HOME).href;
const PAGE = new URL('./index.html', HOME).href;
const KEPT = new Set(files.map((file) => new URL(file, HOME).href));

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', (event) => {
  const requests = files.map(
    (file) => new Request(new URL(file, HOME), { cache: file.includes('assets/') ? 'default' : 'no-cache' }),
  );
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => event.waitUntil(tidy()));

/** Older versions go, unless a page may still be in the middle of one. */
async function tidy(): Promise<void> {
  if ((await windows()).length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith('dolmen ') && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && request.url === SHARE) return event.respondWith(opened(request));
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const plain = url.origin + url.pathname;
  // Whom another site may show in a frame, the server says.
  const isPage = request.mode === 'navigate' && (plain === HOME || plain === PAGE) && !url.searchParams.has('embed');
  if (isPage) {
    event.waitUntil(tidy());
    event.respondWith(kept(PAGE, request));
  } else if (KEPT.has(plain) || plain.startsWith(`${HOME}assets/`)) event.respondWith(kept(plain, request));
});

/** What another program shared goes to the replay; the server never sees it. */
async function opened(request: Request): Promise<Response> {
  const file = (await request.formData()).get(SHARE_FIELD);
  if (file instanceof File) await keepShared(SHARE, await file.text());
  return Response.redirect(`${HOME}#/replay/${SHARED}`, 303);
}

/** From this version; then from an older one, for pages that were begun with it; then from the network. */
async function kept(url: string, request: Request): Promise<Response> {
  const own = await (await caches.open(NAME)).match(url);
  return own ?? (await caches.match(url)) ?? fetch(request);
}

self.addEventListener('message', (event) => {
  const { type, message } = Object(event.data) as { type?: unknown; message?: CallMessage };
  if (type === 'take-over') event.waitUntil(self.skipWaiting());
  if (type === 'call' && message) event.waitUntil(showCall(message));
});

self.addEventListener('push', (event) => {
  const message = event.data?.json() as CallMessage | undefined;
  if (message) event.waitUntil(callUnlessSeen(message));
});

/** Whoever looks at the page sees it there. */
async function callUnlessSeen(message: CallMessage): Promise<void> {
  const isSeen = (await windows()).some((client) => client.visibilityState === 'visible' && isAt(client.url, message));
  if (!isSeen) await showCall(message);
}

const isAt = (url: string, { code }: CallMessage): boolean => new URL(url).hash === hashOf(code);
const hashOf = (code: string): string => `#/table/${encodeURIComponent(code)}`;

/** One for each table: the next takes the place of the last. */
const showCall = ({ title, body, code }: CallMessage): Promise<void> =>
  self.registration.showNotification(title, {
    ...{ body, tag: code, data: code },
    icon: `${HOME}icon-192.png`,
    badge: `${HOME}icon-192.png`,
  });

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

/** To the table where it is open already, or where the page is, or in a new window. */
async function goTo(code: string): Promise<void> {
  const url = HOME + hashOf(code);
  const open = await windows();
  const there = open.find((client) => new URL(client.url).hash === hashOf(code));
  if (there) await there.focus();
  else if (open[0]) await (await open[0].focus()).navigate(url);
  else await self.clients.openWindow(url);
}
