import type { ClosedReason, Status } from '@dolmen/client';
import type { Common, GameId, Viewer } from '@dolmen/core';
import type { Ack, ClockSetting, Emote, Notices, Past, Person, PlyEvents, Request, Said } from '@dolmen/protocol';
import type { Readable } from '../store.ts';

export interface TableSeat {
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
  /** What is played is not the host's to change: others came for exactly this. */
  readonly isFixed?: boolean;
  /** The host lets nobody hear what we say. */
  readonly isMuted: boolean;
  /** For the host: everybody else who sits or looks on. */
  readonly people: readonly Person[];
  readonly seats: readonly TableSeat[];
  readonly seat: Viewer;
  readonly clock: ClockSetting;
  /** When the clock that runs was started, by `performance.now`: this computer's time of day may be hours off. */
  readonly turnStarted: number;
  /** Does the server wait until it can store things again? */
  readonly isWaiting: boolean;
  readonly spectators: number;
  readonly chat: readonly Said[];
  /** `null` before the match. */
  readonly view: Common | null;
  /** The id under which the finished record can be had, as the server's result tells it, or one of `record-names.ts`; '' before. */
  readonly record: string;
  /** A match that was left could not go on, and this is another; until the first move. */
  readonly isOutdated?: boolean;
}

/** What a table tells besides what it shows. */
export type TableNotice = 'emoted' | 'remark' | 'announced' | 'closing';

/** A table as it is shown, wherever its match runs: in a room, in this browser, in a record. */
export interface TableSource extends Readable<TableInfo | null> {
  /** What can be done here; `null` where one only watches. */
  readonly actions: TableActions | null;
  /** Others as they move and point; none where nobody else can be. */
  readonly presence?: PresenceLine;
  /** A moment that was; none where the match is at hand. */
  readonly past?: (ply: number) => Promise<Past>;
  /** What happened since they were last taken, oldest first. */
  takeEvents(): readonly PlyEvents[];
  listen<N extends TableNotice>(name: N, listener: (notice: Notices[N]) => void): () => void;
  /** The match as a file, `null` where there is none. */
  saveRecord(): Promise<Blob | null>;
  leave(): void;
}

/** Poses, packed, both ways; lost ones are not missed. */
export interface PresenceLine {
  /** Who wants none shows none. */
  want(isOn: boolean): void;
  send(pose: Uint8Array): void;
  listen(listener: (poses: Uint8Array) => void): () => void;
}

/** What somebody at the table may ask for; it rejects with `Refused`. */
export interface TableActions {
  /** Before the match; `null` where nobody has to find a seat. */
  readonly seating: SeatingActions | null;
  /** About others who are here; `null` where there are only computers. The host may, all others are refused. */
  readonly hosting: HostActions | null;
  /** From now on one is called so; `null` where nobody else would hear it. */
  readonly rename: ((name: string) => Promise<unknown>) | null;
  act(word: string): Promise<Ack>;
  undo(to: number): Promise<Ack>;
  resign(): Promise<unknown>;
  rematch(): Promise<unknown>;
  chat(text: string): Promise<unknown>;
  emote(emote: Emote): Promise<unknown>;
}

export interface SeatingActions {
  sit(seat: number): Promise<unknown>;
  stand(): Promise<unknown>;
  /** Seats a computer of this level, or frees the seat. */
  computer(seat: number, level: string | null): Promise<unknown>;
  start(): Promise<unknown>;
  /** For the host. */
  change(changes: Request<'change'>): Promise<unknown>;
}

export interface HostActions {
  /** Lets nobody hear this person, or everybody again. */
  mute(person: string, isMuted: boolean): Promise<unknown>;
  /** This person goes, and cannot come back. */
  remove(person: string): Promise<unknown>;
}
