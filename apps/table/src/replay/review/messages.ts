import type { Judgement, Remark } from '@dolmen/bots';
import type { MatchRecord, Seat } from '@dolmen/core';

/** A choice somebody had, and what it was worth from what they knew. */
export interface Choice extends Judgement {
  readonly ply: number;
  readonly seat: Seat;
  readonly word: string;
  /** Why the better one is better; `null`: there is nothing to say. */
  readonly why: Remark | null;
}

/** What page and worker say to each other. */
export interface ToReviewer {
  readonly record: MatchRecord;
  /** Only this seat's choices; `null`: everybody's. */
  readonly seat: Seat | null;
}

export type FromReviewer =
  | { readonly type: 'chosen'; readonly choice: Choice }
  | { readonly type: 'at'; readonly ply: number }
  | { readonly type: 'done' };
