import type { StoredMatch, TableStart } from '../store.ts';

/** A table as it goes from one store to another. */
export interface CopiedTable extends TableStart {
  readonly match: string | null;
  readonly seenAt: number;
  readonly dueAt: number | null;
}

/** What else is kept, with the same columns in every store. */
export const PLAIN = {
  identities: ['key', 'person', 'is_revoked'],
  handovers: ['code', 'person', 'luggage', 'expires_at'],
  bans: ['kind', 'whom', 'name', 'reason', 'since', 'until'],
  subscriptions: ['endpoint', 'owner', 'keys', 'language', 'made_at'],
} as const;
export type Relation = keyof typeof PLAIN;
export const RELATIONS = Object.keys(PLAIN) as readonly Relation[];

export type Value = string | number | null;

type Many<T> = AsyncIterable<T> | Iterable<T>;

/** All of a store, as it is at one moment, while nobody else writes. Matches come in the order in which they began. */
export interface Source {
  matches(): Many<StoredMatch>;
  tables(): Many<CopiedTable>;
  rows(relation: Relation): Many<readonly Value[]>;
  close(): Promise<void>;
}

/** A store with nothing in it: all or nothing gets there. */
export interface Target {
  addMatch(match: StoredMatch): Promise<void>;
  addTable(table: CopiedTable): Promise<void>;
  addRow(relation: Relation, values: readonly Value[]): Promise<void>;
  commit(): Promise<void>;
  /** Without a commit everything is as it was. */
  close(): Promise<void>;
}
