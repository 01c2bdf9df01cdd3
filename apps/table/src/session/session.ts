import type { Common, FloorReason, GameId, PieceId, Reason, Viewer } from '@dolmen/core';
import type { GameEvent } from '@dolmen/protocol';
import type { Readable } from '../store.ts';
import type { LogLine } from './log-line.ts';
import type { TableInfo, TableSource } from './table-source.ts';
import type { Way } from './ways.ts';

/** One step of the match to be shown: what happened, and the table after it. */
export interface Moment {
  readonly ply: number;
  readonly events: readonly GameEvent[];
  readonly view: Common;
  readonly seat: Viewer;
}

/** Something that was tried and is not possible: by the rules, or for another reason (a refusal's code). */
export type Trouble = ({ readonly reason: Reason } | { readonly refusal: string }) & {
  /** What can be touched instead, or first. */
  readonly instead?: readonly PieceId[];
};

/** Something that was touched before its time: where that can lead. */
export interface Lead {
  readonly piece: PieceId;
  /** To be chosen from; none where the only one was begun. */
  readonly ways: readonly Way[];
  /** What is touched on the way that was begun. */
  readonly pieces: readonly PieceId[];
}

/** Why nothing can be taken back: for a match's own reason, or since there is nothing, or since it is others' turn. */
export type UndoReason = FloorReason | 'nothing-yet' | 'not-yours';

/** The match from the side of one who sits at it (or watches): what there is, and what can be touched now. */
export interface SessionState {
  readonly table: TableInfo;
  readonly game: GameId;
  readonly view: Common;
  readonly seat: Viewer;
  /** Is the own seat asked, and no answer of ours on its way? */
  readonly isAsked: boolean;
  /** The pieces touched so far, of a gesture that is not complete. */
  readonly touched: readonly PieceId[];
  /** The pieces that can be touched next, in the order of the legal actions; empty when not asked. */
  readonly next: readonly PieceId[];
  /** All legal actions' words; empty when not asked. */
  readonly legal: readonly string[];
  /** Those that the touched pieces leave open. */
  readonly open: readonly string[];
  /** The ply that undo would return to; `null`: not possible now. */
  readonly undoTo: number | null;
  /** Why not; `null` where it is possible, or where this page did not see what happened: then the match says it when asked. */
  readonly undoReason: UndoReason | null;
  readonly trouble: Trouble | null;
  readonly lead: Lead | null;
  /** The word that was chosen while others play: played as soon as one is asked, if it is legal then. */
  readonly ahead: string | null;
  /** Pieces that a line of the log, or the keyboard's focus, points at. */
  readonly pointed: readonly PieceId[];
}

/** Turns an illegal gesture into the word that was meant, so that `why` can answer; `null`: nothing was meant. */
export type Attempt = (view: Common, gesture: readonly PieceId[]) => string | null;

export interface Session extends Readable<SessionState> {
  readonly source: TableSource;
  /** What happened while we were there, the oldest first. */
  readonly log: Readable<readonly LogLine[]>;
  /** Walks on in the legal gestures, begins what leads there, or explains why not. */
  touch(piece: PieceId): void;
  /** Can touching it lead anywhere now? */
  leads(piece: PieceId): boolean;
  /** Begins one of the ways that a touch has offered. */
  begin(way: Way): void;
  /** Plays a whole word (text table, guides, choosers). */
  play(word: string): void;
  /** One step back in the gesture, or from what a touch has begun. False: there was nothing to step back from. */
  back(): boolean;
  /** Takes back one action, or lets the match say why not. */
  undo(): void;
  point(pieces: readonly PieceId[]): void;
  dismissTrouble(): void;
  setAttempt(attempt: Attempt): void;
  /** What was not shown yet, oldest first; after a gap (tab asleep, reconnect) only the newest, with no events. */
  takeMoments(): readonly Moment[];
  /** The moments since the viewer's last own turn, for the replay key; the first has no events: the table before them. */
  lastTurn(): readonly Moment[];
  end(): void;
}
