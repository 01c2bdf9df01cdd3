import type { Ack, ClosedReason, Status } from '@dolmen/client';
import type { Common, GameId, Viewer } from '@dolmen/core';
import type { Clock, Emote, Notices, Person, Said, Told } from '@dolmen/protocol';
import type { Readable } from '../store.ts';

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'computer';
  readonly name: string;
  /** Of a computer: one of the bots' levels. */
  readonly level: string;
  readonly connected: boolean;
  readonly standIn: boolean;
  readonly resigned: boolean;
  /** Time left on the clock at `turnStarted`; 0 without one. */
  readonly millis: number;
}

/** All that a table knows besides the game itself: one plain object, replaced when something changes. */
export interface TableInfo {
  readonly status: Status;
  readonly closed: ClosedReason | null;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly code: string;
  readonly visibility: 'public' | 'private';
  readonly isHost: boolean;
  /** The host lets nobody hear what we say. */
  readonly isMuted: boolean;
  /** For the host: everybody else who sits or looks on. */
  readonly people: readonly Person[];
  readonly seats: readonly SeatInfo[];
  readonly seat: Viewer;
  readonly clock: Clock;
  readonly turnStarted: number;
  readonly spectators: number;
  readonly chat: readonly Said[];
  /** `null` before the match. */
  readonly view: Common | null;
  /** The id under which the finished record can be had, as the server's result tells it; '' before. */
  readonly record: string;
}

/** A match as the table plays it, wherever it runs: in a room, or in this browser. */
export interface Link extends Readable<TableInfo | null> {
  readonly kind: 'room' | 'practice';
  /** What happened since they were last taken, oldest first. */
  takeEvents(): readonly Told[];
  /** Rejects with `Refused`. */
  act(word: string): Promise<Ack>;
  undo(to: number): Promise<Ack>;
  sit(seat: number): Promise<unknown>;
  stand(): Promise<unknown>;
  /** Seats a computer of this level, or frees the seat. */
  computer(seat: number, level: string | null): Promise<unknown>;
  start(): Promise<unknown>;
  resign(): Promise<unknown>;
  rematch(): Promise<unknown>;
  chat(text: string): Promise<unknown>;
  emote(emote: Emote): Promise<unknown>;
  /** For the host: lets nobody hear this person, or everybody again. */
  mute(person: string, isMuted: boolean): Promise<unknown>;
  /** For the host: this person goes, and cannot come back. */
  remove(person: string): Promise<unknown>;
  hear<N extends 'emoted' | 'remark' | 'closing'>(name: N, hearer: (notice: Notices[N]) => void): () => void;
  /** The finished match as a file, `null` where there is none. */
  saveRecord(): Promise<Blob | null>;
  leave(): void;
}
