import { at } from '@dolmen/core';
import { opponentOf, type View } from '@dolmen/core/rune';
import { survey } from './land.ts';
import { outlook } from './outlook.ts';

/** Who lays places next: a side to lay has the first choice too. */
export function estimate(view: View): number[] {
  survey(view);
  const first = view.toAct ?? 0;
  const [mine, theirs] = [at(view.players, 0).masters, at(view.players, opponentOf(0)).masters];
  return Array.from(outlook(first, mine, theirs));
}
