import type { Store } from '../store/store.ts';

export interface Timer {
  clear(): void;
}

/** What a table needs of the world around it. */
export interface TablePorts {
  readonly store: Store;
  /** The short code people join by. */
  readonly code: string;
  readonly now: () => number;
  readonly later: (task: () => void, milliseconds: number) => Timer;
  /** How long a computer player seems to think, and how long an absent person is waited for. */
  readonly thinkingMillis: number;
  readonly graceMillis: number;
  /** Something about the table changed; `events`: what an action caused. */
  readonly changed: (events: readonly unknown[]) => void;
  /** Something failed that nobody waits for: the store, most likely. */
  readonly failed: (error: unknown) => void;
}
