import { GAMES, replay } from '@dolmen/core';
import { type StoredMatch, wordsOf } from '../store/store.ts';
import { resignedIn } from './notes.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** How a match ends that nobody came back to: it is scored as it stands, by the rules of any end. */
export function abandoned(match: StoredMatch): Outcome {
  const game = GAMES[match.header.game];
  const state = game && replay(game, { ...match.header, actions: wordsOf(match.entries) });
  if (!game || !state?.ok) throw new Error(`match ${match.id} cannot be replayed`);
  return outcomeOf(game, match, state.value, resignedIn(match), 'abandoned');
}
