import {
  type AnyGame,
  type Common,
  fail,
  Match,
  type MatchRecord,
  type MoveRefusal,
  type Outcome,
  ok,
  type ResignRefusal,
  type Result,
  type Seat,
  type UndoRefusal,
} from '@dolmen/core';
import type { Ack } from '@dolmen/protocol';
import { type Entry, type MatchStart, type Store, wordsOf } from '../store/store.ts';
import { type Note, resignedIn } from './notes.ts';
import { Queue } from './queue.ts';

/** A move as a client sends it: the id makes sending it again harmless, the ply says which moment it was meant for. */
export interface Move {
  readonly id: string;
  readonly ply: number;
  readonly word: string;
}

export interface Undo {
  readonly id: string;
  readonly ply: number;
  readonly to: number;
}

/** What happened, told after it is stored and done. */
export interface Listener {
  acted(seat: Seat, events: readonly unknown[], at: number): void;
  undone(at: number): void;
  /** The answer waits for what follows from it. */
  resigned(seat: Seat): Promise<void>;
}

/**
 * A match that survives the server: it checks, stores, then plays, one thing after the other. Nothing is acknowledged or shown
 * before it is stored; what was stored but not acknowledged is there after a restart, where its id answers whoever sends it
 * again.
 */
export class DurableMatch {
  readonly #store: Store;
  readonly #listener: Listener;
  readonly #queue = new Queue();
  readonly #answered = new Map<string, Ack>();
  readonly #match: Match;
  readonly start: MatchStart;
  #entries: number;
  #isEnded = false;

  /** `entries`: none for a new match, all that is stored for one that goes on. */
  constructor(store: Store, game: AnyGame, start: MatchStart, entries: readonly Entry[], listener: Listener) {
    this.#store = store;
    this.start = start;
    this.#listener = listener;
    this.#match = resumed(game, start, entries);
    this.#entries = entries.length;
    this.#rememberAnswers(entries);
  }

  get game(): AnyGame {
    return this.#match.game;
  }

  get state(): Common {
    return this.#match.state;
  }

  get record(): MatchRecord {
    return this.#match.record;
  }

  get outcome(): Outcome | null {
    return this.#match.outcome;
  }

  get isOver(): boolean {
    return this.#match.isOver;
  }

  act(seat: Seat, { id, ply, word }: Move, now: () => number): Promise<Result<Ack, MoveRefusal>> {
    return this.#once(seat, id, async () => {
      const move = this.#match.check(seat, ply, word);
      if (!move.ok) return move;
      const at = now();
      await this.#append({ type: 'act', seat, word, id, at });
      const events = this.#match.apply(move.value);
      return this.#done(seat, id, () => this.#listener.acted(seat, events, at));
    });
  }

  undo(seat: Seat, { id, ply, to }: Undo, now: () => number): Promise<Result<Ack, UndoRefusal>> {
    return this.#once(seat, id, async () => {
      const checked = this.#match.checkUndo(seat, ply, to);
      if (!checked.ok) return checked;
      const at = now();
      await this.#append({ type: 'undo', seat, to, id, at });
      this.#match.undo(to);
      return this.#done(seat, id, () => this.#listener.undone(at));
    });
  }

  /** Nobody goes on with it: from now on only what was answered before is answered. */
  end(): void {
    this.#isEnded = true;
  }

  /** To do it twice is harmless. */
  resign(seat: Seat, now: () => number): Promise<Result<null, ResignRefusal>> {
    return this.#queue.run(async () => {
      const checked = this.#isEnded ? OVER : this.#match.checkResign();
      if (!checked.ok || this.#match.resigned.includes(seat)) return checked;
      await this.#append({ type: 'note', note: { type: 'resigned', seat } satisfies Note, at: now() });
      this.#match.resign(seat);
      await this.#listener.resigned(seat);
      return checked;
    });
  }

  /**
   * Writes down something that is neither a move nor a resignation, if it still holds after all that was asked before it: a
   * clock that ran out while the move waited to be stored did not. Returns when, or `null`.
   */
  note(
    note: Exclude<Note, { readonly type: 'resigned' }>,
    holds: () => boolean,
    now: () => number,
  ): Promise<number | null> {
    return this.#queue.run(async () => {
      if (this.#isEnded || !holds()) return null;
      const at = now();
      await this.#append({ type: 'note', note, at });
      return at;
    });
  }

  /** Resolves when everything asked for so far is done. */
  idle(): Promise<unknown> {
    return this.#queue.idle();
  }

  /** What was answered before is not done again. */
  #once<E>(seat: Seat, id: string, task: () => Promise<Result<Ack, E>>): Promise<Result<Ack, E | ResignRefusal>> {
    return this.#queue.run(async () => {
      const answered = this.#answered.get(answerKey(seat, id));
      if (answered) return ok(answered);
      return this.#isEnded ? OVER : task();
    });
  }

  #done(seat: Seat, id: string, tell: () => void): Result<Ack, never> {
    const ack = { ply: this.state.ply };
    this.#answered.set(answerKey(seat, id), ack);
    tell();
    return ok(ack);
  }

  async #append(entry: Entry): Promise<void> {
    await this.#store.append(this.start.id, this.#entries, entry);
    this.#entries++;
  }

  #rememberAnswers(entries: readonly Entry[]): void {
    let ply = 0;
    for (const entry of entries) {
      if (entry.type === 'note') continue;
      ply = entry.type === 'act' ? ply + 1 : entry.to;
      this.#answered.set(answerKey(entry.seat, entry.id), { ply });
    }
  }
}

function resumed(game: AnyGame, { id, header }: MatchStart, entries: readonly Entry[]): Match {
  const match = Match.resume(game, { ...header, actions: wordsOf(entries) });
  if (!match.ok) throw new Error(`match ${id} cannot be replayed: ${JSON.stringify(match.error)}`);
  for (const seat of resignedIn(entries)) match.value.resign(seat);
  return match.value;
}

const OVER = fail({ code: 'game-over' } as const);

const answerKey = (seat: Seat, id: string): string => `${seat} ${id}`;
