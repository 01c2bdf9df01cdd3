import type { Common, Game, Reason, Seat } from './game.ts';
import { fail, ok, type Result } from './result.ts';

export type Refusal =
  | { readonly code: 'malformed' }
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'not-legal'; readonly reason: Reason | null };

/**
 * The one door for moves from outside: is this word, from this seat, a legal action now? It changes nothing. Legality
 * is membership in `legal`, compared by word, so generator and validator cannot drift apart.
 */
export function admit<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  state: S,
  seat: Seat,
  word: string,
): Result<A, Refusal> {
  const action = game.parse(word);
  if (action === null) return fail({ code: 'malformed' });
  if (state.toAct === null) return fail({ code: 'game-over' });
  if (state.toAct !== seat) return fail({ code: 'not-your-turn' });
  const legal = game.legal(state).find((candidate) => game.format(candidate) === word);
  if (legal === undefined) return fail({ code: 'not-legal', reason: game.why(state, action) });
  return ok(legal);
}
