import { createStore } from '../store.ts';

/** The worker of a newer version, installed and waiting; `null`: there is none. */
export const update = createStore<ServiceWorker | null>(null);

/** From now on the new version serves this page, which is loaded again for it. */
export function takeUpdate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage({ type: 'take-over' });
}

/** Keeps the page for when there is no network, and tells of newer versions. */
export async function keepPage(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./service-worker.js');
  const look = (): void => {
    // The first version of all has nobody to wait for.
    if (registration.waiting && navigator.serviceWorker.controller) update.set(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** The page is older than its server: whatever is kept is of no use any more. */
export async function reloadAnew(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  location.reload();
}
