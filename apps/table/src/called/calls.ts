import { ask, serverInfo } from '../lobby/rooms.ts';
import { changeSettings, settings } from '../settings.ts';

/** Can this browser call anybody at all? Not from a plain address. */
export const canCall = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator;
export const isForbidden = (): boolean => canCall() && Notification.permission === 'denied';

/** Asks the browser, which asks its user; `isSlow`: also to be called while no page is open. */
export async function wantCalls(isSlow: boolean): Promise<void> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  changeSettings({ calls: isAllowed ? 'yes' : 'no' });
  if (isAllowed && isSlow) await subscribe();
}

export const mayCall = (): boolean =>
  canCall() && Notification.permission === 'granted' && settings.get().calls === 'yes';

/** Tells the server where this browser is called. Where there is no push service, notifications of an open page remain. */
export async function subscribe(): Promise<void> {
  const [{ pushManager }, info] = await Promise.all([navigator.serviceWorker.ready, serverInfo()]);
  if (!info.ok) return;
  const options = { userVisibleOnly: true, applicationServerKey: info.value.pushKey };
  const subscription = await subscribed(pushManager, options).catch((error: unknown) => {
    console.warn('no push service', error);
    return null;
  });
  if (subscription === null) return;
  const { endpoint, keys } = subscription.toJSON();
  await ask('/api/push', { body: { endpoint, keys, language: settings.get().language }, isSigned: true });
}

/** A subscription with another key is of a server that was set up anew. */
async function subscribed(manager: PushManager, options: PushSubscriptionOptionsInit): Promise<PushSubscription> {
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

export async function unsubscribe(): Promise<void> {
  changeSettings({ calls: 'no' });
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await ask('/api/push', { method: 'DELETE', body: { endpoint: subscription.endpoint }, isSigned: true });
  await subscription.unsubscribe();
}
