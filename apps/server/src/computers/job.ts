import type { Level, Remark } from '@dolmen/bots';
import type { Common, GameId, Seed } from '@dolmen/core';

/** What a thread is given to think about: what a person in that seat sees, and chance of its own. Nothing else. */
export interface Job {
  readonly game: GameId;
  readonly level: Level;
  readonly view: Common;
  readonly seed: Seed;
}

/** What a computer does, why, and how many milliseconds a person like it would have taken. */
export interface Thought {
  readonly word: string;
  readonly remark: Remark | null;
  readonly pause: number;
}

export interface ToThread {
  readonly id: number;
  readonly job: Job;
}

/** The first thing a thread says; time to think is counted only after it. */
export const READY = 'ready';

/** What an honest thread answers; what really comes is checked. `failed`: its bot threw. */
export type FromThread = typeof READY | ({ readonly id: number } & (Thought | { readonly failed: string }));
