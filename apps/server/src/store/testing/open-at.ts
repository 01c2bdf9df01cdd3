import { openPostgres } from '../postgres/postgres.ts';
import { openStore } from '../sqlite.ts';
import type { Store } from '../store.ts';

/** The store of a file, or of a database. */
export const openAt = (address: string): Promise<Store> =>
  address.startsWith('postgres:') ? openPostgres(address) : openStore({ file: address });
