import type { CallMessage } from './call-message.ts';

/** Shown by the service worker, which also brings the page back; phones let no page do it by itself. */
export async function notify(message: CallMessage): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ type: 'call', message });
}
