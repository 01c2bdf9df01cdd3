import { forgetPractised } from '../practice/practised.ts';
import { remembered } from '../remembered.ts';
import type { OwnMatch } from './own-match.ts';

const MOST = 300;

/** Ids of matches that one does not want to be reminded of. Their records stay where they are. */
export const hiddenMatches = remembered<readonly string[]>('dolmen.hidden-matches', (stored) =>
  Array.isArray(stored) ? stored.map(String).slice(0, MOST) : [],
);

/** What only this browser has is gone then. */
export function removeMatch({ id, isPractice, endedAt }: OwnMatch): void {
  if (isPractice) forgetPractised(endedAt);
  else hiddenMatches.update((ids) => [id, ...ids].slice(0, MOST));
}
