import type { Services } from './services.ts';
import type { Tables } from './tables.ts';

const BATCH = 20;

/** Opens tables where somebody's days are over: a computer moves for them, and the next one is called. */
export async function wakeDue({ store }: Services, tables: Tables): Promise<void> {
  for (const code of await store.dueBy(Date.now(), BATCH)) {
    const found = await tables.find(code);
    // No waiting brings it back: it would be in the way of all others.
    if (!found.ok && (found.error.code === 'no-such-table' || found.error.code === 'outdated-match'))
      await store.remind(code, null);
  }
}
