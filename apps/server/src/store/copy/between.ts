import { explain } from '../postgres/postgres.ts';
import { StoreError } from '../store-error.ts';
import { type Copied, copyAll } from './copy.ts';
import { fromDatabase, toDatabase } from './postgres-side.ts';
import type { Source, Target } from './side.ts';
import { fromFile, toFile } from './sqlite-side.ts';

/** Between a file and a database; failures are a `StoreError`. */

export const fileToDatabase = (file: string, url: string): Promise<Copied> =>
  explained(url, () => between(fromFile(file), () => toDatabase(url)));

export const databaseToFile = (url: string, file: string): Promise<Copied> =>
  explained(url, async () => between(await fromDatabase(url), async () => toFile(file)));

async function between(source: Source, open: () => Promise<Target>): Promise<Copied> {
  try {
    const target = await open();
    return await copyAll(source, target).finally(() => target.close());
  } finally {
    await source.close();
  }
}

async function explained(url: string, act: () => Promise<Copied>): Promise<Copied> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof StoreError ? error : explain(error, url);
  }
}
