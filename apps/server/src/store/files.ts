import { join } from 'node:path';

/** Where a server keeps its tables and matches. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'dolmen.sqlite');

/** What SQLite keeps beside a database while it is open. */
export const besides = (file: string): string[] => [`${file}-wal`, `${file}-shm`];
