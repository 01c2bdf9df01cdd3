import { adjudicate, GAMES, replay } from '@dolmen/core';
import { type StoredMatch, wordsOf } from '../store/store.ts';
import { resignedIn } from './notes.ts';
import { type Outcome, tableOutcome } from './outcome.ts';

/** How a match ends that nobody came back to. */
export function abandoned(match: StoredMatch): Outcome {
  const game = GAMES[match.header.game];
  const state = game && replay(game, { ...match.header, actions: wordsOf(match.entries) });
  if (!game || !state?.ok) throw new Error(`match ${match.id} cannot be replayed`);
  return tableOutcome(adjudicate(game, state.value, resignedIn(match.entries)), match);
}
