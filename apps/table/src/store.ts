import { useSyncExternalStore } from 'react';

/** Something to look at and to be told of: the same value until it changes. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends Readable<T> {
  set(value: T): void;
  update(change: (value: T) => T): void;
}

export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = first;
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Readable<T>): T;
export function useStore<T, R>(store: Readable<T>, select: (value: T) => R): R;
/** What is selected must be the same object for the same value. */
export function useStore<T, R>(store: Readable<T>, select?: (value: T) => R): T | R {
  const get = (): T | R => (select ? select(store.get()) : store.get());
  return useSyncExternalStore(store.subscribe, get);
}
