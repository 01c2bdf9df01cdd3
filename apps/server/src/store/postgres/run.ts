import type { Pool, PoolClient } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** Asks the database one thing, on whichever connection this is for. */
export type Run = (sql: string, values?: readonly unknown[]) => Promise<Row[]>;

export const runOn =
  (connection: Pick<Pool | PoolClient, 'query'>): Run =>
  async (sql, values = []) =>
    (await connection.query<Record<string, unknown>>(sql, [...values])).rows;
