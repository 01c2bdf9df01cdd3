import type { AnyGame, Common, MatchRecord } from '@dolmen/core';
import { steps } from '@dolmen/core';
import type { Turn } from './messages.ts';

/** Every turn of a record, a step of it at a time: who walks through it may stop in between. It ends where the record fails. */
export function* turnsOf(game: AnyGame, record: MatchRecord): Generator<null, readonly Turn[]> {
  const turns: Turn[] = [];
  for (const step of steps(game, record)) {
    if (!step.ok) break;
    const { state, move } = step.value;
    if (move !== null) follow(turns, { ply: state.ply, seat: move.seat, scores: totals(game, state) });
    yield null;
  }
  return turns;
}

const totals = (game: AnyGame, state: Common): number[] => game.scores(state).map(({ total }) => total);

interface Action {
  readonly ply: number;
  readonly seat: number;
  readonly scores: readonly number[];
}

/** An action goes on with the last turn, or is the first of another's. */
function follow(turns: Turn[], { ply, seat, scores }: Action): void {
  const last = turns.at(-1);
  if (last?.seat === seat) turns[turns.length - 1] = { ...last, scores };
  else turns.push({ from: ply - 1, seat, scores });
}
