import type { Common, Seat, Values, Viewer } from '@dolmen/core';
import type { GameEvent } from '@dolmen/protocol';

/** A line of the log: something happened, a computer said why, or something was missed. */
export type LogLine = {
  /** Another number for every line. */
  readonly number: number;
  readonly ply: number;
} & (Happened | Remarked | Missed);

interface Happened {
  readonly type: 'event';
  readonly event: GameEvent;
  /** The table before and after, as this viewer saw it: a stage finds the pieces that it concerns. */
  readonly before: Common;
  readonly after: Common;
  readonly viewer: Viewer;
}

interface Remarked {
  readonly type: 'remark';
  readonly seat: Seat;
  readonly key: string;
  readonly values: Values;
}

interface Missed {
  readonly type: 'missed';
  readonly plies: number;
}
