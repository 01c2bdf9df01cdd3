import { useSyncExternalStore } from 'react';
import { settings } from './settings.ts';

const preference = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Does the player, or the system, want less to move? */
export const reducesMotion = (): boolean => settings.get().motion === 'less' || (preference()?.matches ?? false);

function subscribe(listener: () => void): () => void {
  const query = preference();
  const stop = settings.subscribe(listener);
  query?.addEventListener('change', listener);
  return () => {
    stop();
    query?.removeEventListener('change', listener);
  };
}

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, reducesMotion);
