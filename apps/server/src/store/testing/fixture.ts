import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type StoreOptions } from '../sqlite.ts';
import type { Store } from '../store.ts';
import type { StoreFault } from '../store-error.ts';
import type { NewPlace } from './contract/place.ts';

/** A path in a folder that goes when the test is over. */
export function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'matches.sqlite');
}

/** A store that closes when the test is over. */
export async function opened(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(() => store.close());
  return store;
}

/** For `rejects.toMatchObject`. */
export const fault = (code: StoreFault) => ({ name: 'StoreError', code });

/** For the contract of all stores. */
export const sqlitePlace: NewPlace = async () => {
  const file = temporaryFile();
  return { open: () => openStore({ file }), opened: () => opened({ file }) };
};
