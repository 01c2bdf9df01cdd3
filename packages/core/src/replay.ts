import { admit } from './admit.ts';
import type { Common, Game, Seat } from './game.ts';
import { type MatchRecord, type RecordError, restart } from './record.ts';
import { fail, ok, type Result } from './result.ts';

/** A moment of a match, and how it came about: nothing did before the first action. */
export interface Step<S, E> {
  /** Live: the next step changes it in place. Who keeps it clones it. */
  readonly state: S;
  readonly move: { readonly seat: Seat; readonly word: string } | null;
  readonly events: readonly E[];
}

/**
 * Every moment of a record, from the table as it was set up to the last action. Every word passes `admit`, so a record that
 * was tampered with cannot bend a rule: its error is the last that is told. `from` goes on in a state that this record
 * came to earlier, which it changes.
 */
export function* steps<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  record: MatchRecord,
  from?: S,
): Generator<Result<Step<S, E>, RecordError>, void, undefined> {
  const begun = from === undefined ? restart(game, record) : ok({ state: from });
  if (!begun.ok) return yield begun;
  const { state } = begun.value;
  yield ok({ state, move: null, events: [] });
  for (const word of record.actions.slice(state.ply)) {
    const step = take(game, state, word);
    yield step;
    if (!step.ok) return;
  }
}

function take<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  state: S,
  word: string,
): Result<Step<S, E>, RecordError> {
  const { ply } = state;
  const seat = state.toAct ?? 0;
  const action = admit(game, state, seat, word);
  if (!action.ok) return fail({ code: 'refused', ply, word, refusal: action.error });
  const events: E[] = [];
  game.play(state, action.value, (event) => events.push(event));
  return ok({ state, move: { seat, word }, events });
}

export interface ReplayOptions<E> {
  /** Stop at this ply; without it, after the last action. */
  readonly to?: number;
  readonly emit?: (event: E) => void;
}

/** The state that a record comes to. */
export function replay<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  record: MatchRecord,
  { to = record.actions.length, emit }: ReplayOptions<E> = {},
): Result<S, RecordError> {
  const plies = record.actions.length;
  let last: Result<S, RecordError> = fail({ code: 'no-such-ply', ply: to, plies });
  if (!Number.isInteger(to) || to < 0 || to > plies) return last;
  for (const step of steps(game, { ...record, actions: record.actions.slice(0, to) })) {
    if (!step.ok) return step;
    for (const event of step.value.events) emit?.(event);
    last = ok(step.value.state);
  }
  return last;
}
