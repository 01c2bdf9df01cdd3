import type { Ack, RefusedBecause } from '@dolmen/client';
import type { Common, MatchRecord, RecordError, Seat, Values } from '@dolmen/core';
import type { Told } from '@dolmen/protocol';
import type { PracticeSetting } from './setting.ts';

/** What page and worker say to each other. */

export type Ask =
  | { readonly name: 'act'; readonly ply: number; readonly word: string }
  | { readonly name: 'undo'; readonly ply: number; readonly to: number }
  | { readonly name: 'resign' }
  | { readonly name: 'rematch'; readonly seed: string };

export type ToWorker =
  /** `seed`: for a match that is new. */
  | { readonly type: 'open'; readonly setting: PracticeSetting; readonly seed: string; readonly kept: Kept | null }
  | { readonly type: 'ask'; readonly id: number; readonly ask: Ask };

/** All that is needed to go on with a match after the page was loaded again. */
export interface Kept {
  readonly setting: PracticeSetting;
  readonly record: MatchRecord;
}

/** What the page may know of the match: the own seat's view. */
export interface Seen {
  readonly view: Common;
  readonly phase: 'playing' | 'over';
  readonly hasResigned: boolean;
}

export type FromWorker =
  | { readonly type: 'seen'; readonly seen: Seen; readonly told: Told | null; readonly kept: Kept }
  | { readonly type: 'answer'; readonly id: number; readonly ack: Ack }
  | { readonly type: 'refused'; readonly id: number; readonly refusal: RefusedBecause }
  | { readonly type: 'remark'; readonly seat: Seat; readonly key: string; readonly values: Values }
  /** There cannot be such a match. */
  | { readonly type: 'failed'; readonly error: RecordError };
