import type { Seed } from '@dolmen/core';
import { runeStones, type State, type View } from '@dolmen/core/rune-stones';

const SEED: Seed = [1, 2, 3, 4];

/** A table that this view could be: whatever is read of it must not depend on hidden cards. */
export const suppose = (view: View): State => runeStones.determinize(view, SEED);

/** Carries a word out if it is legal. False: it is not. */
export function tryWord(state: State, word: string): boolean {
  const action = runeStones.parse(word);
  if (action === null || state.toAct === null || runeStones.why(state, action) !== null) return false;
  runeStones.play(state, action);
  return true;
}

export const legalWords = (view: View): string[] => runeStones.legal(view).map((action) => runeStones.format(action));
