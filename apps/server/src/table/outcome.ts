import type { AnyGame, Common, Seat } from '@dolmen/core';
import type { MatchStart } from '../store/store.ts';
import type { ClockSetting } from './clock.ts';
import type { Fairness } from './fairness.ts';

export interface Outcome {
  /** `abandoned`: nobody came back; it counts as it stood. */
  readonly by: 'game' | 'resignation' | 'abandoned';
  readonly scores: ReturnType<AnyGame['scores']>;
  readonly winners: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly match: string;
  readonly fairness: Fairness & { readonly seed: string };
}

/** What a match needs beside its record to go on after a restart, and to be checked after its end. */
export interface StoredSetting {
  readonly visibility: 'public' | 'private';
  readonly clock: ClockSetting;
  readonly host: string | null;
  readonly fairness: Fairness;
}

/** Who resigned cannot win; when the others have, whoever is left wins whatever the scores say. */
export function outcomeOf(
  game: AnyGame,
  { id, header, setting }: MatchStart,
  state: Common,
  resigned: readonly Seat[],
  by: Outcome['by'],
): Outcome {
  const scores = game.scores(state);
  const inPlay = scores.filter(({ seat }) => !resigned.includes(seat));
  const best = Math.max(...inPlay.map(({ total }) => total));
  const winners = inPlay.filter(({ total }) => total === best || by === 'resignation').map(({ seat }) => seat);
  const fairness = { ...(setting as StoredSetting).fairness, seed: header.seed };
  return { by, scores, winners, resigned, match: id, fairness };
}
