import type { GameId, Header } from '@dolmen/core';

export { StoreError } from './store-error.ts';

export type SeatInfo =
  | { readonly kind: 'open' }
  /** `owner` is the hash of a token: who reads the file cannot take a seat with it. */
  | { readonly kind: 'person'; readonly owner: string; readonly name: string }
  | { readonly kind: 'computer'; readonly level: string; readonly name: string };

/**
 * A table: it gathers people before a match, and outlives it. What it holds is plain JSON that only the room understands.
 */
export interface TableStart {
  /** The code people come by. */
  readonly code: string;
  /** Game, options, seats, visibility, clock: as it was opened. */
  readonly setting: unknown;
  /** Who has which seat, the host, the secret of the next deal, the chat's tail: as it is now. */
  readonly state: unknown;
}

export interface StoredTable extends TableStart {
  /** The one that is played, or was played last. */
  readonly match: StoredMatch | null;
}

/** What is known when a match starts. Times are milliseconds since 1970. */
export interface MatchStart {
  readonly id: string;
  /** Of its table. */
  readonly code: string;
  /** May everybody find it in lists, once it is over? */
  readonly isListed: boolean;
  readonly header: Header;
  readonly seats: readonly SeatInfo[];
  /** Clock, visibility, host, fairness: plain JSON that only the room understands. */
  readonly setting: unknown;
  readonly startedAt: number;
}

/** What happens in a match, in order. `id` is the sender's name for the message, so that a repeated one is known. */
export type Entry =
  | { readonly type: 'act'; readonly seat: number; readonly word: string; readonly id: string; readonly at: number }
  | { readonly type: 'undo'; readonly to: number; readonly seat: number; readonly id: string; readonly at: number }
  /** Anything else that must survive: a resignation, a stand-in, a reading of the clock. */
  | { readonly type: 'note'; readonly note: unknown; readonly at: number };

export interface StoredMatch extends MatchStart {
  readonly entries: readonly Entry[];
  readonly result: unknown;
  /** `null` while the match runs. */
  readonly endedAt: number | null;
}

/** A finished match in a list for everybody: names, but no owners. */
export interface MatchSummary {
  readonly id: string;
  readonly code: string;
  readonly game: GameId;
  /** A name for each seat, `null` where nobody sat. */
  readonly seats: readonly (string | null)[];
  readonly startedAt: number;
  readonly endedAt: number;
  /** Actions in force at the end. */
  readonly plies: number;
  readonly result: unknown;
}

/** The newest first; `before` is the last of the page above. */
export interface FinishedQuery {
  readonly limit: number;
  readonly before?: { readonly endedAt: number; readonly id: string };
}

/** Whose a token is, by its hash. */
export interface Identity {
  readonly person: string;
  /** They signed out everywhere since. */
  readonly isRevoked: boolean;
}

/** A code that makes another browser the same person, once. */
export interface Handover {
  /** The hash of what is typed. */
  readonly code: string;
  readonly person: string;
  /** What goes along: plain JSON. */
  readonly luggage: unknown;
  readonly expiresAt: number;
}

export interface StoreStats {
  readonly commits: number;
  /** Tables and matches begun and changed, and entries appended. */
  readonly rows: number;
  /** Requests that wait for their answer. */
  readonly queued: number;
  readonly lastCommitMs: number;
  readonly maxCommitMs: number;
  readonly sumCommitMs: number;
}

/**
 * Where tables and their matches survive. A promise of a change is kept only when the change is durable; failures are a
 * `StoreError`. A change may be asked for again as long as it is the last of its match or table: it is done once.
 */
export interface Store {
  /** `at`: somebody was there then. The code must be new. */
  openTable(table: TableStart, at: number): Promise<void>;
  saveTable(code: string, state: unknown, at: number): Promise<void>;
  /** Its matches stay. */
  removeTable(code: string): Promise<void>;
  byCode(code: string): Promise<StoredTable | null>;
  /** Codes of tables that nobody has been at since then, the longest left first. */
  leftSince(at: number, limit: number): Promise<string[]>;
  /** The match is its table's from now on. `state`: the table's, changed in the same breath. */
  begin(match: MatchStart, state: unknown): Promise<void>;
  /** `index` counts the entries of a match from 0 and must be the next one, so that no two writers can interleave. */
  append(id: string, index: number, entry: Entry): Promise<void>;
  /** `state`: its table's, changed in the same breath. */
  finish(id: string, result: unknown, at: number, state: unknown): Promise<void>;
  match(id: string): Promise<StoredMatch | null>;
  /** Only what is listed. */
  finished(query: FinishedQuery): Promise<MatchSummary[]>;
  /** `null`: nothing is known of it, so that it is whom its hash says. */
  identity(key: string): Promise<Identity | null>;
  /** In place of any other of this person. Those that have expired go. */
  offerHandover(handover: Handover, at: number): Promise<void>;
  /** The code is used up, and the key is that person's; `null`: there is no such code, or no longer. */
  takeHandover(code: string, key: string, at: number): Promise<{ readonly luggage: unknown } | null>;
  /** From now on this key is the person's, and none that was theirs before. */
  renewIdentity(person: string, key: string): Promise<void>;
  /** Answers everything asked before, then lets the file go. */
  close(): Promise<void>;
  stats(): StoreStats;
}

/** The words in force: an undo names the ply that it returns to. */
export function wordsOf(entries: readonly Entry[]): string[] {
  const words: string[] = [];
  for (const entry of entries) {
    if (entry.type === 'act') words.push(entry.word);
    if (entry.type === 'undo') words.splice(entry.to);
  }
  return words;
}
