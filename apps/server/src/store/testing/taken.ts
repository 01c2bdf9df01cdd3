import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../store.ts';

/** Claims a table as often as it takes: the lease of whoever had it ends when it ends. */
export async function taken(store: Store, code: string): Promise<void> {
  while (!(await store.claim(code))?.isHere) await delay(20);
}
