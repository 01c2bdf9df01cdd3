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

/** Where somebody wants to be called when it is their turn, as their browser told it. */
export interface Subscription {
  readonly endpoint: string;
  readonly owner: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
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

/** Somebody who has played here, and whom nobody forgot. */
export interface KnownPerson {
  readonly owner: string;
  /** The last that they went by. */
  readonly name: string;
  readonly matches: number;
  readonly lastPlayed: number;
}

/** `owner`: how it begins; `name`: a part of it. Who played last comes first. */
export interface PeopleQuery {
  readonly owner?: string;
  readonly name?: string;
  readonly limit: number;
}

/** A person or an address that may not come to this server. */
export interface Ban {
  readonly kind: 'person' | 'address';
  /** The owner, or the address as limits count it. */
  readonly whom: string;
  /** What the person was called; for people who read the list. */
  readonly name: string;
  readonly reason: string;
  readonly since: number;
  /** `null`: for good. */
  readonly until: number | null;
}

/** Any match, for whoever runs the server: what everybody there could see, and its size. */
export interface ArchivedMatch extends Pick<MatchStart, 'id' | 'code' | 'isListed' | 'startedAt'> {
  /** Where a list goes on. */
  readonly key: number;
  readonly game: GameId;
  readonly seats: readonly (string | null)[];
  readonly endedAt: number | null;
  readonly plies: number | null;
  readonly bytes: number;
}

/** The newest first; `before` is the key of the last of the page above. */
export interface ArchiveQuery {
  readonly limit: number;
  readonly before?: number;
}

/** Matches that ended before these times go: those that were played to their end, and those that nobody came back to. */
export interface Outdated {
  readonly finishedBefore: number;
  readonly abandonedBefore: number;
}

/** The newest first; `before` is the last of the page above. `game`, `seats`: only of these. */
export interface FinishedQuery {
  readonly limit: number;
  readonly before?: { readonly endedAt: number; readonly id: string } | undefined;
  readonly game?: GameId | undefined;
  readonly seats?: number | undefined;
}

/** A finished match to somebody who played in it. */
export interface OwnMatch extends MatchSummary {
  /** The own one. */
  readonly seat: number;
  readonly kinds: readonly SeatInfo['kind'][];
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

/** A table that is this server's from now on, or another's. */
export type Claim = { readonly isHere: true; readonly table: StoredTable } | { readonly isHere: false };

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
  /** Also what was said when it was opened. */
  changeTable(code: string, setting: unknown, state: unknown, at: number): Promise<void>;
  /** It has to be opened then, though nobody comes; `null`: it need not. Until then it is not left, however long ago somebody was there. */
  remind(code: string, at: number | null): Promise<void>;
  /** Codes of tables that had to be opened by then. */
  dueBy(at: number, limit: number): Promise<string[]>;
  /** Codes of tables where this person has a seat, the last visited first. */
  seatsOf(owner: string, limit: number): Promise<string[]>;
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
  /** Of each person the newest few are kept. */
  subscribe(subscription: Subscription, at: number): Promise<void>;
  /** Only their own; without an owner, whoever has it. */
  unsubscribe(endpoint: string, owner?: string): Promise<void>;
  subscriptionsOf(owner: string): Promise<Subscription[]>;
  /** Only what is listed. */
  finished(query: FinishedQuery): Promise<MatchSummary[]>;
  /** Listed or not: what this person played in. */
  finishedOf(owner: string, query: FinishedQuery): Promise<OwnMatch[]>;
  /** Matches that are over, listed or not, in the order of their keys: those after this one. */
  finishedAfter(key: number, limit: number): Promise<{ readonly key: number; readonly match: StoredMatch }[]>;
  /** A match that was played elsewhere. Is it new here? */
  addFinished(match: StoredMatch): Promise<boolean>;
  /** `null`: nothing is known of it, so that it is whom its hash says. */
  identity(key: string): Promise<Identity | null>;
  /** In place of any other of this person. Those that have expired go. */
  offerHandover(handover: Handover, at: number): Promise<void>;
  /** The code is used up, and the key is that person's; `null`: there is no such code, or no longer. */
  takeHandover(code: string, key: string, at: number): Promise<{ readonly luggage: unknown } | null>;
  /** From now on this key is the person's, and none that was theirs before. */
  renewIdentity(person: string, key: string): Promise<void>;
  people(query: PeopleQuery): Promise<KnownPerson[]>;
  /** Codes of tables whose state names this person. */
  tablesOf(owner: string): Promise<string[]>;
  /** Their name leaves all matches; what became of the matches stays. Returns how many there were. */
  forgetPerson(owner: string): Promise<number>;
  bans(): Promise<Ban[]>;
  putBan(ban: Ban): Promise<void>;
  removeBan(kind: Ban['kind'], whom: string): Promise<void>;
  removeEndedBans(by: number): Promise<number>;
  archive(query: ArchiveQuery): Promise<ArchivedMatch[]>;
  /** One that is over; a table that still shows it has none then. */
  removeMatch(id: string): Promise<void>;
  removeOutdated(outdated: Outdated, limit: number): Promise<number>;
  /** `before`: in seconds, as chat counts. Of tables that are not open: an open one writes its own. */
  dropChat(before: number): Promise<number>;
  /**
   * Makes the table this server's, if it is nobody's, and reads it; a change does the same. While it is, no other server can change
   * it; when it is no longer, changes are refused as `fenced`.
   */
  claim(code: string): Promise<Claim | null>;
  /** It is nobody's from now on. All that was asked about it before is done. */
  release(code: string): Promise<void>;
  /** `null`: nobody's. */
  ownerOf(code: string): Promise<{ readonly isHere: boolean } | null>;
  /** Hears of tables that another server has taken. Returns how to hear no more. */
  onLost(listener: (code: string) => void): () => void;
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
