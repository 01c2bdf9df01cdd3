import { GAMES, type GameId, type PieceId } from '@dolmen/core';
import type { GameEvent } from '@dolmen/protocol';
import type { Session, SessionState } from '../../session/session.ts';
import { createStore, type Readable } from '../../store.ts';
import type { GuidePlan, Step } from './step.ts';

/** What stands beside a step's text: another thing comes first, somebody else moves, or something else was done. */
export type Hint = 'meanwhile' | 'wait' | 'other' | null;

export interface GuideState {
  readonly index: number;
  readonly isOpen: boolean;
  /** All steps are done: the match goes on alone. */
  readonly isOver: boolean;
  readonly hint: Hint;
}

/** What is kept of a guide, so that a page loaded again goes on with it. */
export interface Progress {
  readonly index: number;
  readonly ply: number;
}

function gestureOf(game: GameId, word: string): readonly PieceId[] {
  const action = GAMES[game].parse(word);
  return action === null ? [] : GAMES[game].gesture(action);
}

/** Leads through a first game: knows the step, what does it, and whether it was done. */
export class Guide implements Readable<GuideState> {
  readonly plan: GuidePlan;
  readonly #session: Session;
  readonly #store;
  readonly #stop: () => void;
  /** The ply at which each step began, as far as they have. */
  #began: number[];
  /** The last line of the log before this step. */
  #since: number;
  /** All that was touched in this step. */
  #touches: Set<PieceId> = new Set();
  /** The last ply at which the step could be done. */
  #doableAt: number | null = null;
  #ply: number;

  constructor(session: Session, plan: GuidePlan, progress: Progress | null) {
    this.plan = plan;
    this.#session = session;
    const { view } = session.get();
    // What was kept of another match is of no use.
    const index = progress !== null && progress.ply <= view.ply && view.ply > 0 ? progress.index : 0;
    this.#ply = view.ply;
    this.#began = Array.from({ length: index + 1 }, () => view.ply);
    this.#since = this.#lastLine;
    this.#store = createStore<GuideState>({ index, isOpen: true, isOver: index >= plan.steps.length, hint: null });
    this.#stop = session.subscribe(() => this.#follow());
    this.#look();
  }

  get(): GuideState {
    return this.#store.get();
  }

  // A property: whoever is given a store may pass this on alone.
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  get step(): Step | null {
    return this.plan.steps[this.get().index] ?? null;
  }

  /** The words that do the step, or lead there, the best first. */
  suggestions(): readonly string[] {
    const state = this.#session.get();
    const words = state.legal;
    const wanted = this.#wanted(state);
    return wanted.length > 0 || this.step === null ? wanted : this.plan.meanwhile(state, words);
  }

  /** What to touch or to look at now. */
  pieces(): readonly PieceId[] {
    const state = this.#session.get();
    if (!this.get().isOpen) return [];
    if (this.step?.wants === undefined) return this.step?.shows?.(state) ?? [];
    const words = this.suggestions();
    const word = words.find((word) => state.open.includes(word)) ?? words[0];
    return word === undefined ? [] : nextOf(state, word);
  }

  next(): void {
    this.#goTo(this.get().index + 1);
  }

  back(): void {
    if (this.get().index > 0) this.#goTo(this.get().index - 1, false);
  }

  close(): void {
    this.#change({ isOpen: false });
    this.#session.point([]);
  }

  resume(): void {
    this.#change({ isOpen: true });
    this.#look();
  }

  end(): void {
    this.#stop();
    this.#session.point([]);
  }

  get #lastLine(): number {
    return this.#session.log.get().at(-1)?.number ?? -1;
  }

  #wanted(state: SessionState): readonly string[] {
    return this.step?.wants?.(state, state.legal) ?? [];
  }

  /** What the player's own seat brought about since the step began. */
  #news({ seat }: SessionState): readonly GameEvent[] {
    const lines = this.#session.log.get().filter(({ number }) => number > this.#since);
    return lines.flatMap((line) => (line.type === 'event' && seatOf(line.event) === seat ? [line.event] : []));
  }

  #follow(): void {
    const { view } = this.#session.get();
    if (view.ply < this.#ply) this.#stepBack(view.ply);
    this.#ply = view.ply;
    this.#look();
  }

  /** Something was taken back, and what it taught with it. */
  #stepBack(ply: number): void {
    let { index } = this.get();
    while (index > 0 && (this.#began[index] ?? 0) > ply) index--;
    this.#doableAt = null;
    this.#since = this.#lastLine;
    this.#change({ index, hint: null, isOver: false });
  }

  #goTo(index: number, forward = true): void {
    const state = this.#session.get();
    let at = index;
    while (forward && this.plan.steps[at]?.fits?.(state) === false) at++;
    this.#since = this.#lastLine;
    this.#touches = new Set();
    this.#doableAt = null;
    for (let step = 0; step <= at; step++) this.#began[step] ??= state.view.ply;
    this.#began[at] = state.view.ply;
    this.#change({ index: at, hint: null, isOver: at >= this.plan.steps.length });
    this.#look();
  }

  /** Is the step done? If not, what should be said beside it? */
  #look(): void {
    const state = this.#session.get();
    const { step } = this;
    for (const piece of state.touched) this.#touches.add(piece);
    if (step?.isDone?.(state, this.#news(state), this.#touches)) return this.next();
    this.#change({ hint: step?.wants === undefined ? null : this.#hint(state) });
    this.#point();
  }

  #hint(state: SessionState): Hint {
    const { ply } = state.view;
    const isDoable = this.#wanted(state).length > 0;
    const wasMissed = this.#doableAt !== null && ply > this.#doableAt;
    if (isDoable) this.#doableAt = ply;
    else if (wasMissed) this.#doableAt = null;
    if (isDoable) return null;
    if (wasMissed || this.get().hint === 'other') return 'other';
    return state.isAsked ? 'meanwhile' : 'wait';
  }

  /** Others may point too (a line of the log, the keyboard's focus): the guide waits until they are done. */
  #point(): void {
    if (!this.get().isOpen) return;
    const pieces = this.pieces();
    const { pointed } = this.#session.get();
    const isOurs = pointed.length === 0 || pointed === this.#pointed;
    if (!isOurs || (pieces.length === 0 && pointed.length === 0) || same(pieces, pointed)) return;
    this.#pointed = pieces;
    this.#session.point(pieces);
  }
  #pointed: readonly PieceId[] = [];

  #change(change: Partial<GuideState>): void {
    const state = this.get();
    const next = { ...state, ...change };
    const isSame = (Object.keys(next) as (keyof GuideState)[]).every((name) => next[name] === state[name]);
    if (!isSame) this.#store.set(next);
  }
}

const seatOf = ({ seat }: GameEvent): unknown => seat;

const same = (some: readonly PieceId[], others: readonly PieceId[]): boolean =>
  some.length === others.length && some.every((piece, index) => piece === others[index]);

/** The piece that comes next on the way to a word; it may take the place of one that was touched already. */
function nextOf({ game, touched }: SessionState, word: string): readonly PieceId[] {
  const gesture = gestureOf(game, word);
  const differs = gesture.findIndex((piece, index) => touched[index] !== piece);
  return differs < 0 ? [] : gesture.slice(differs, differs + 1);
}
