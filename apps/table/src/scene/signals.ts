import type { Vec } from './piece.ts';

/** Something that may happen again and again, and those who listen for it. */
interface Signal<T> {
  /** Tells all listeners. True: one of them took it. */
  emit(what: T): boolean;
  on(listener: (what: T) => unknown): () => void;
}

export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(what: T) => unknown>();
  return {
    emit: (what) => {
      let isTaken = false;
      for (const listener of listeners) isTaken = listener(what) === true || isTaken;
      return isTaken;
    },
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
  /** Where the pointer's ray meets the table's top; `null` beside it. It is told before every frame: copy what you keep. */
  readonly point: Signal<Vec | null>;
  /** The table was tapped where no piece is that could be touched. */
  readonly tap: Signal<Vec | null>;
  /** A piece was dropped there, and on no piece that could be touched. */
  readonly drop: Signal<Vec | null>;
  /** A notch of the wheel, or a twist of two fingers (1: clockwise). A listener says true if it took it. */
  readonly twist: Signal<1 | -1>;
}

export const createSignals = (): Signals => ({
  cue: createSignal(),
  point: createSignal(),
  tap: createSignal(),
  drop: createSignal(),
  twist: createSignal(),
});
