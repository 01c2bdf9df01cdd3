import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type Postgres, startPostgres } from '../../../testing/postgres.ts';
import type { Store } from '../../store.ts';
import type { Place } from '../../testing/contract/place.ts';
import { openPostgres } from '../postgres.ts';

/** One PostgreSQL for all tests of a file, stopped after them. */
export function postgresHere(): () => Postgres {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.remove());
  return () => {
    if (postgres === null) throw new Error('PostgreSQL was not started');
    return postgres;
  };
}

export function placeAt(url: string): Place {
  const opened = async (): Promise<Store> => {
    const store = await openPostgres(url);
    onTestFinished(() => store.close());
    return store;
  };
  return { open: () => openPostgres(url), opened };
}
