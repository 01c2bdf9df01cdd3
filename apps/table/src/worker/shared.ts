/** A record that another program on this device shared with the page: from the service worker to the replay. */

/** What it is called in an address: `#/replay/shared`. */
export const SHARED = 'shared';

/** Where other programs send it: `share_target` in the manifest. */
export const SHARE_PATH = 'share';
export const SHARE_FIELD = 'record';

/** Not called like a version's: those are tidied away. */
const NAME = 'dolmen-shared';

export async function keepShared(url: string, content: string): Promise<void> {
  await (await caches.open(NAME)).put(url, new Response(content));
}

/** Once: what one has looked at is not kept. */
export async function takeShared(): Promise<string | null> {
  const cache = await caches.open(NAME);
  const [request] = await cache.keys();
  const answer = request && (await cache.match(request));
  await caches.delete(NAME);
  return answer ? answer.text() : null;
}
