import type { GameId, Header } from '@dolmen/core';

export { StoreError, type StoreFault } from './store-error.ts';

export type SeatInfo =
  | { readonly kind: 'open' }
  /** `owner` is the hash of a token: who reads the file cannot take a seat with it. */
  | { readonly kind: 'person'; readonly owner: string; readonly name: string }
  | { readonly kind: 'computer'; readonly level: string; readonly name: string };

/** What is known when a match starts. Times are milliseconds since 1970. */
export interface MatchStart {
  readonly id: string;
  /** The short code of its table. */
  readonly code: string;
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

export interface StoreStats {
  readonly commits: number;
  /** Matches begun, entries appended and matches finished; each is one row written. */
  readonly rows: number;
  /** Requests that wait for their answer. */
  readonly queued: number;
  readonly lastCommitMs: number;
  readonly maxCommitMs: number;
  readonly sumCommitMs: number;
}

/** Where matches survive. A promise of a change is kept only when the change is durable; failures are a `StoreError`. */
export interface Store {
  begin(match: MatchStart): Promise<void>;
  /** `index` counts the entries of a match from 0 and must be the next one, so that no two writers can interleave. */
  append(id: string, index: number, entry: Entry): Promise<void>;
  finish(id: string, result: unknown, at: number): Promise<void>;
  unfinished(): Promise<StoredMatch[]>;
  match(id: string): Promise<StoredMatch | null>;
  finished(query: FinishedQuery): Promise<MatchSummary[]>;
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
