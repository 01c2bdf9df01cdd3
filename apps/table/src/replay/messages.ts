import type { Common, RecordError, Result, Seat, Viewer } from '@dolmen/core';
import type { GameEvent } from '@dolmen/protocol';
import type { Fault, FileError, Proof, RecordFile } from '@dolmen/records';

/** What page and worker say to each other. The worker has the record; whatever a file does, the page goes on. */

/** Through whose eyes: a seat's, or those of somebody who looks on; open, all hands are seen. */
export interface Eyes {
  readonly seat: Viewer;
  readonly isOpen: boolean;
}

export type ToReel =
  | { readonly type: 'open'; readonly content: string }
  | { readonly type: 'show'; readonly ply: number; readonly eyes: Eyes };

/** A moment as these eyes see it. */
export interface Shown {
  readonly ply: number;
  readonly eyes: Eyes;
  readonly view: Common;
  /** What led to it from the ply before. */
  readonly events: readonly GameEvent[];
}

/** A turn: where it begins, whose it is, and what everybody has when it is over. */
export interface Turn {
  readonly from: number;
  readonly seat: Seat;
  readonly scores: readonly number[];
}

export type FromReel =
  | { readonly type: 'unreadable'; readonly error: FileError }
  | { readonly type: 'opened'; readonly file: RecordFile }
  | { readonly type: 'shown'; readonly shown: Shown }
  /** The record cannot be followed to this ply. */
  | { readonly type: 'broken'; readonly error: RecordError }
  | { readonly type: 'turns'; readonly turns: readonly Turn[] }
  | { readonly type: 'judged'; readonly verdict: Result<Proof, Fault> };
