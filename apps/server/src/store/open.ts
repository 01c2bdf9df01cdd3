import { databaseIn } from './files.ts';
import { openStore, type StoreOptions } from './sqlite.ts';
import type { Store } from './store.ts';

/** Of the settings, those that say where tables and matches are kept. */
export interface Kept {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** In PostgreSQL if an address is given, otherwise in a file of the data folder. */
export async function openKept(
  { dataDir, databaseUrl }: Kept,
  options: Pick<StoreOptions, 'died'> = {},
): Promise<Store> {
  if (databaseUrl === null) return openStore({ file: databaseIn(dataDir), ...options });
  // Only who uses it waits for it.
  const { openPostgres } = await import('./postgres/postgres.ts');
  return openPostgres(databaseUrl);
}
