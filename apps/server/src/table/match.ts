import {
  type AnyGame,
  admit,
  type Common,
  fail,
  type MatchRecord,
  ok,
  type Refusal,
  type Result,
  replay,
  type Seat,
} from '@dolmen/core';
import { type Entry, type MatchStart, type Store, wordsOf } from '../store/store.ts';
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

export interface Ack {
  readonly ply: number;
}

/** Why an undo goes no further back: the turn passed there, or something hidden came to light. */
export type FloorReason = 'turn-passed' | 'revealed';

export type MoveRefusal = Refusal | { readonly code: 'wrong-ply'; readonly ply: number };
export type UndoRefusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'wrong-ply'; readonly ply: number }
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'floor'; readonly floor: number; readonly because: FloorReason };

/** What happened, told after it is stored and done. */
export interface Listener {
  acted(seat: Seat, events: readonly unknown[], at: number): void;
  undone(at: number): void;
}

/**
 * A running match: it admits, stores, then plays, one thing after the other. Nothing is acknowledged or shown before it is
 * stored; what was stored but not acknowledged is there after a restart, where its id answers whoever sends it again.
 */
export class Match {
  readonly #store: Store;
  readonly #listener: Listener;
  readonly #queue = new Queue();
  readonly #answered = new Map<string, Ack>();
  readonly game: AnyGame;
  readonly start: MatchStart;
  #words: string[];
  #state: Common;
  #entries: number;
  #isOver = false;

  /** `entries`: none for a new match, all that is stored for one that goes on. */
  constructor(store: Store, game: AnyGame, start: MatchStart, entries: readonly Entry[], listener: Listener) {
    this.#store = store;
    this.game = game;
    this.start = start;
    this.#listener = listener;
    this.#words = wordsOf(entries);
    this.#state = this.#replayed(this.#words);
    this.#entries = entries.length;
    this.#rememberAnswers(entries);
  }

  get state(): Common {
    return this.#state;
  }

  get record(): MatchRecord {
    return { ...this.start.header, actions: this.#words.slice() };
  }

  act(seat: Seat, move: Move, now: () => number): Promise<Result<Ack, MoveRefusal>> {
    return this.#queue.run(async () => {
      const answered = this.#answered.get(answerKey(seat, move.id));
      if (answered) return ok(answered);
      if (this.#isOver) return fail({ code: 'game-over' });
      if (move.ply !== this.#state.ply) return fail({ code: 'wrong-ply', ply: this.#state.ply });
      const admitted = admit(this.game, this.#state, seat, move.word);
      if (!admitted.ok) return admitted;
      const at = now();
      await this.#append({ type: 'act', seat, word: move.word, id: move.id, at });
      return ok(this.#play(seat, admitted.value, move, at));
    });
  }

  undo(seat: Seat, { id, ply, to }: Undo, now: () => number): Promise<Result<Ack, UndoRefusal>> {
    return this.#queue.run(async () => {
      const answered = this.#answered.get(answerKey(seat, id));
      if (answered) return ok(answered);
      if (this.#isOver) return fail({ code: 'game-over' });
      if (ply !== this.#state.ply || to >= ply) return fail({ code: 'wrong-ply', ply: this.#state.ply });
      if (this.#state.toAct !== seat) return fail({ code: 'not-your-turn' });
      const { floor } = this.#state;
      if (to < floor) return fail({ code: 'floor', floor, because: this.#floorReason(floor) });
      const at = now();
      await this.#append({ type: 'undo', seat, to, id, at });
      return ok(this.#goBack(seat, id, to, at));
    });
  }

  /** Takes no more moves from now on, though the game could go on: somebody resigned. */
  end(): void {
    this.#isOver = true;
  }

  /** Writes down something that is no move: a resignation, a clock that ran out. */
  note(note: unknown, at: number): Promise<void> {
    return this.#queue.run(() => this.#append({ type: 'note', note, at }));
  }

  /** Resolves when everything asked for so far is done. */
  idle(): Promise<unknown> {
    return this.#queue.idle();
  }

  async #append(entry: Entry): Promise<void> {
    await this.#store.append(this.start.id, this.#entries, entry);
    this.#entries++;
  }

  #play(seat: Seat, action: unknown, { id, word }: Move, at: number): Ack {
    const events: unknown[] = [];
    this.game.play(this.#state, action, (event) => events.push(event));
    this.#words.push(word);
    const ack = this.#answer(seat, id);
    this.#listener.acted(seat, events, at);
    return ack;
  }

  #goBack(seat: Seat, id: string, to: number, at: number): Ack {
    this.#words = this.#words.slice(0, to);
    this.#state = this.#replayed(this.#words);
    const ack = this.#answer(seat, id);
    this.#listener.undone(at);
    return ack;
  }

  #answer(seat: Seat, id: string): Ack {
    const ack = { ply: this.#state.ply };
    this.#answered.set(answerKey(seat, id), ack);
    return ack;
  }

  #rememberAnswers(entries: readonly Entry[]): void {
    let ply = 0;
    for (const entry of entries) {
      if (entry.type === 'note') continue;
      ply = entry.type === 'act' ? ply + 1 : entry.to;
      this.#answered.set(answerKey(entry.seat, entry.id), { ply });
    }
  }

  #floorReason(floor: number): FloorReason {
    const before = this.#replayed(this.#words.slice(0, floor - 1));
    return before.toAct === this.#state.toAct ? 'revealed' : 'turn-passed';
  }

  #replayed(words: readonly string[]): Common {
    const state = replay(this.game, { ...this.start.header, actions: words });
    if (!state.ok) throw new Error(`match ${this.start.id} cannot be replayed: ${JSON.stringify(state.error)}`);
    return state.value;
  }
}

const answerKey = (seat: Seat, id: string): string => `${seat} ${id}`;
