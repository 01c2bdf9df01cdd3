import type { Outcome as MatchOutcome } from '@dolmen/core';
import type { ClockSetting } from '@dolmen/protocol';
import type { Fairness } from '@dolmen/records';
import type { MatchStart } from '../store/store.ts';

/** How a match ended, and what proves its deal. */
export interface Outcome extends MatchOutcome {
  readonly match: string;
  readonly fairness: Fairness & { readonly seed: string };
}

/** What a match needs beside its record to go on after a restart, and to be checked after its end. */
export interface StoredSetting {
  readonly visibility: 'public' | 'private';
  readonly clock: ClockSetting;
  readonly fairness: Fairness;
}

export const tableOutcome = (outcome: MatchOutcome, { id, header, setting }: MatchStart): Outcome => ({
  ...outcome,
  match: id,
  fairness: { ...(setting as StoredSetting).fairness, seed: header.seed },
});
