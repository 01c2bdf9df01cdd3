import type { Values } from '@dolmen/core';
import type { Emote } from './requests.ts';

/** What a table tells its clients besides its state. A lost one costs a flourish. */
export interface Notices {
  /** `seat` is -1 for a spectator. */
  emoted: { readonly seat: number; readonly emote: Emote };
  /** Why the computer in this seat moved as it did: a message of the catalogues, and its values. */
  remark: { readonly seat: number; readonly key: string; readonly values: Values };
  /** Which seat the receiver has now, the id that the table knows them by, and whether the host lets them speak. */
  you: { readonly seat: number | null; readonly id: string; readonly isMuted: boolean };
  /** For the host alone: everybody else who sits or looks on. */
  people: { readonly people: readonly Person[] };
  /** In the words of whoever runs the server, to everybody. */
  announced: { readonly text: string };
  closing: { readonly reason: ClosingReason };
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** `null` for a spectator. */
  readonly seat: number | null;
  readonly isMuted: boolean;
}
export type NoticeName = keyof Notices;

export const CLOSING_REASONS = ['empty', 'idle', 'shutdown', 'closed'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];
