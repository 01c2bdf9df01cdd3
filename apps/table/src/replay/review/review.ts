import type { MatchRecord, Seat } from '@dolmen/core';
import { remembered } from '../../remembered.ts';
import { createStore, type Readable } from '../../store.ts';
import type { Choice, FromReviewer, ToReviewer } from './messages.ts';

/** Whoever judges: a worker, or something in this process. */
export interface ReviewPort {
  postMessage(message: ToReviewer): void;
  onmessage: ((event: { readonly data: FromReviewer }) => void) | null;
  end(): void;
}

export interface ReviewState {
  readonly phase: 'none' | 'running' | 'done';
  /** How far it has come. */
  readonly ply: number;
  readonly choices: readonly Choice[];
}

/** So many reviews this browser keeps. */
const MOST = 4;
const NONE: ReviewState = { phase: 'none', ply: 0, choices: [] };

interface KeptReview {
  readonly key: string;
  readonly choices: readonly Choice[];
}

const isKept = (value: unknown): value is KeptReview =>
  typeof Object(value).key === 'string' && Array.isArray(Object(value).choices);

const kept = remembered<readonly KeptReview[]>('dolmen.reviews', (stored) =>
  Array.isArray(stored) ? stored.filter(isKept).slice(0, MOST) : [],
);

/** A match being judged, or judged before: in a worker of this browser, never on a server. */
export class Review {
  readonly #record: MatchRecord;
  readonly #seat: Seat | null;
  readonly #open: () => ReviewPort;
  readonly #state;
  #port: ReviewPort | null = null;

  constructor(record: MatchRecord, open: () => ReviewPort, seat: Seat | null = null) {
    this.#record = record;
    this.#seat = seat;
    this.#open = open;
    const before = kept.get().find(({ key }) => key === this.#key);
    this.#state = createStore<ReviewState>(
      before ? { phase: 'done', ply: record.actions.length, choices: before.choices } : NONE,
    );
  }

  get state(): Readable<ReviewState> {
    return this.#state;
  }

  begin(): void {
    if (this.#state.get().phase !== 'none') return;
    const { game, version, options, seats, seed, actions } = this.#record;
    this.#state.set({ ...NONE, phase: 'running' });
    this.#port = this.#open();
    this.#port.onmessage = ({ data }) => this.#receive(data);
    this.#port.postMessage({ record: { game, version, options, seats, seed, actions }, seat: this.#seat });
  }

  /** Stops, and forgets what was found so far. */
  cancel(): void {
    this.#endPort();
    if (this.#state.get().phase === 'running') this.#state.set(NONE);
  }

  #receive(message: FromReviewer): void {
    if (message.type === 'at') this.#state.update((state) => ({ ...state, ply: message.ply }));
    else if (message.type === 'chosen')
      this.#state.update((state) => ({ ...state, choices: [...state.choices, message.choice] }));
    else this.#finish();
  }

  #finish(): void {
    this.#endPort();
    this.#state.update((state) => ({ ...state, phase: 'done' }));
    const review = { key: this.#key, choices: this.#state.get().choices };
    kept.update((all) => [review, ...all.filter(({ key }) => key !== review.key)].slice(0, MOST));
  }

  #endPort(): void {
    this.#port?.end();
    this.#port = null;
  }

  /** A branch has the deal of its match: what was said belongs to the key. */
  get #key(): string {
    const { seed, actions } = this.#record;
    return [seed, this.#seat ?? 'all', actions.length, actions.at(-1)].join(' ');
  }
}

export function openReviewWorker(): ReviewPort {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  return Object.assign(worker as Worker & ReviewPort, { end: () => worker.terminate() });
}

/** What cost most, the worst first; what hardly cost anything is no mistake. */
export const costliest = (choices: readonly Choice[], most: number): readonly Choice[] =>
  choices
    .filter(({ cost }) => cost >= 0.03)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most);
