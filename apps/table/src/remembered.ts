import { createStore, type Store } from './store.ts';

/** A store that this browser keeps; `read` takes only what is of the right kind. */
export function remembered<T>(key: string, read: (stored: unknown) => T): Store<T> {
  const store = createStore(read(stored(key)));
  store.subscribe(() => keep(key, store.get()));
  return store;
}

/** All that any page of ours has kept here. What is still open may keep it again. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('dolmen.')) localStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing was kept.
  }
}

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
