import { createStore, type Store } from './store.ts';

/**
 * A store that this browser keeps, and all its tabs share: one that did not hear of a change would write over it.
 * `read` takes only what is of the right kind.
 */
export function remembered<T>(key: string, read: (stored: unknown) => T): Store<T> {
  const store = createStore(read(stored(key)));
  store.subscribe(() => keep(key, store.get()));
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key && event.newValue !== null) store.set(read(stored(key)));
  });
  return store;
}

/** Was this ever kept here? */
export const isRemembered = (key: string): boolean => stored(key) !== null;

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Forbidden or full: it lasts as long as the page.
  }
}
