import type { Vec } from './piece.ts';

/** Something that may happen again and again, and those who listen for it. */
interface Signal<T, R = void> {
  /** Tells all listeners. Their answers. */
  emit(what: T): readonly R[];
  on(listener: (what: T) => R): () => void;
}

function createSignal<T, R = void>(): Signal<T, R> {
  const listeners = new Set<(what: T) => R>();
  return {
    emit: (what) => [...listeners].map((listener) => listener(what)),
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What happens at the table besides the match. */
export interface Signals {
  /** A beat's message to the stage. */
  readonly cue: Signal<string>;
  /** Where the pointer's ray meets the table's top; `null` beside it. */
  readonly point: Signal<Vec | null>;
  /** The table was tapped where no piece is that could be touched. */
  readonly tap: Signal<Vec | null>;
  /** A notch of the wheel, or a twist of two fingers (1: clockwise). A listener answers whether it took it. */
  readonly twist: Signal<1 | -1, boolean>;
}

export const createSignals = (): Signals => ({
  cue: createSignal(),
  point: createSignal(),
  tap: createSignal(),
  twist: createSignal(),
});
