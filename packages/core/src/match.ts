import { admit, type Refusal } from './admit.ts';
import type { AnyGame, Common, ScoreSheet, Seat } from './game.ts';
import type { Seed } from './random.ts';
import { type Header, type MatchRecord, type RecordError, start } from './record.ts';
import { replay } from './replay.ts';
import { fail, ok, type Result } from './result.ts';

/** Why an undo goes no further back: the turn passed there, or something hidden came to light. */
export type FloorReason = 'turn-passed' | 'revealed';

type Over = { readonly code: 'game-over' };
/** It was meant for another moment than the one that is now. */
type WrongPly = { readonly code: 'wrong-ply'; readonly ply: number };

export type MoveRefusal = Refusal | WrongPly;
export type UndoRefusal =
  | Over
  | WrongPly
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'floor'; readonly floor: number; readonly because: FloorReason };
export type ResignRefusal = Over;

/** A move that was checked, for the moment it was checked at. */
export interface CheckedMove {
  readonly ply: number;
  readonly word: string;
  readonly action: unknown;
}

export interface Outcome {
  /** `abandoned`: nobody came back to it. */
  readonly by: 'game' | 'resignation' | 'abandoned';
  readonly scores: readonly ScoreSheet[];
  readonly winners: readonly Seat[];
  readonly resigned: readonly Seat[];
}

/** How a match ended, `null` while it goes on. It ends with its game, or when only one has not resigned. */
export function outcomeOf(game: AnyGame, view: Common, resigned: readonly Seat[]): Outcome | null {
  const scores = game.scores(view);
  const isPlayedOut = view.toAct === null;
  if (!isPlayedOut && scores.length - resigned.length > 1) return null;
  const winners = resigned.length === 0 ? game.winners(view) : bestOf(scores, resigned);
  return { by: isPlayedOut ? 'game' : 'resignation', scores, winners, resigned };
}

/** How a match ends that nobody goes on with: it counts as it stands. */
export function adjudicate(game: AnyGame, view: Common, resigned: readonly Seat[]): Outcome {
  const scores = game.scores(view);
  return outcomeOf(game, view, resigned) ?? { by: 'abandoned', scores, winners: bestOf(scores, resigned), resigned };
}

/** Who resigned cannot win, however well the seat was played on. */
function bestOf(scores: readonly ScoreSheet[], resigned: readonly Seat[]): Seat[] {
  const inPlay = scores.filter(({ seat }) => !resigned.includes(seat));
  const best = Math.max(...inPlay.map(({ total }) => total));
  return inPlay.filter(({ total }) => total === best).map(({ seat }) => seat);
}

/**
 * One match, whoever keeps it: a server with a queue and a store, a browser in a worker, a test with nothing. Whatever comes
 * from outside is checked first; a check changes nothing, so that there is time to write down what was found to be right
 * before it is done.
 */
export class Match {
  readonly game: AnyGame;
  readonly header: Header;
  readonly #words: string[];
  readonly #resigned = new Set<Seat>();
  #state: Common;

  private constructor(game: AnyGame, header: Header, words: readonly string[], state: Common) {
    this.game = game;
    this.header = header;
    this.#words = [...words];
    this.#state = state;
  }

  /** A new match. */
  static begin(
    game: AnyGame,
    input: { readonly options?: unknown; readonly seats: number; readonly seed: Seed },
  ): Result<Match, RecordError> {
    const begun = start(game, input);
    return begun.ok ? ok(new Match(game, begun.value.header, [], begun.value.state)) : begun;
  }

  /** Goes on where a record ends. */
  static resume(game: AnyGame, record: MatchRecord): Result<Match, RecordError> {
    const { actions, ...header } = record;
    const state = replay(game, record);
    return state.ok ? ok(new Match(game, header, actions, state.value)) : state;
  }

  /** Live: moves change it in place, an undo puts another in its place. */
  get state(): Common {
    return this.#state;
  }

  /** Who resigned does not stand in it: that changes who wins, and no state. */
  get record(): MatchRecord {
    return { ...this.header, actions: this.#words.slice() };
  }

  get resigned(): readonly Seat[] {
    return [...this.#resigned].sort((a, b) => a - b);
  }

  get isOver(): boolean {
    return this.#state.toAct === null || this.header.seats - this.#resigned.size <= 1;
  }

  get outcome(): Outcome | null {
    return outcomeOf(this.game, this.#state, this.resigned);
  }

  /** May this seat say this word, decided on at this ply? */
  check(seat: Seat, ply: number, word: string): Result<CheckedMove, MoveRefusal> {
    if (this.isOver) return fail({ code: 'game-over' });
    if (ply !== this.#state.ply) return fail({ code: 'wrong-ply', ply: this.#state.ply });
    const action = admit(this.game, this.#state, seat, word);
    return action.ok ? ok({ ply, word, action: action.value }) : action;
  }

  /** Carries out what was checked, and tells what happened. */
  apply({ ply, word, action }: CheckedMove): readonly unknown[] {
    if (ply !== this.#state.ply) throw new Error(`a move checked at ply ${ply} comes at ply ${this.#state.ply}`);
    const events: unknown[] = [];
    this.game.play(this.#state, action, (event) => events.push(event));
    this.#words.push(word);
    return events;
  }

  /** May this seat go back to ply `to`, decided on at this ply? */
  checkUndo(seat: Seat, ply: number, to: number): Result<null, UndoRefusal> {
    const { toAct, floor, ply: now } = this.#state;
    if (this.isOver) return fail({ code: 'game-over' });
    if (ply !== now || !isPlyBefore(now, to)) return fail({ code: 'wrong-ply', ply: now });
    if (toAct !== seat) return fail({ code: 'not-your-turn' });
    if (to < floor) return fail({ code: 'floor', floor, because: this.#floorReason() });
    return ok(null);
  }

  /** Goes back, as far as was checked. */
  undo(to: number): void {
    if (to < this.#state.floor) throw new Error(`ply ${to} lies below the floor`);
    this.#state = this.#stateAt(to);
    this.#words.length = to;
  }

  checkResign(): Result<null, ResignRefusal> {
    return this.isOver ? fail({ code: 'game-over' }) : ok(null);
  }

  /** Two players: the other one wins. More: the match goes on, and somebody else plays for this seat, which cannot win. */
  resign(seat: Seat): void {
    this.#resigned.add(seat);
  }

  #floorReason(): FloorReason {
    const { floor, toAct } = this.#state;
    return this.#stateAt(floor - 1).toAct === toAct ? 'revealed' : 'turn-passed';
  }

  #stateAt(ply: number): Common {
    const state = replay(this.game, this.record, { to: ply });
    if (!state.ok) throw new Error(`a match cannot be replayed: ${JSON.stringify(state.error)}`);
    return state.value;
  }
}

const isPlyBefore = (now: number, ply: number): boolean => Number.isInteger(ply) && ply >= 0 && ply < now;
