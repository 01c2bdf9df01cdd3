import type { Remark } from '@dolmen/bots';
import type { Seat } from '@dolmen/core';
import type { Thinker } from '../computers/computers.ts';
import type { PatientStore } from '../store/patient.ts';

export interface Timer {
  clear(): void;
}

/** What a table needs of the world around it. */
export interface TablePorts {
  readonly store: PatientStore;
  /** The short code people join by. */
  readonly code: string;
  readonly now: () => number;
  readonly later: (task: () => void, milliseconds: number) => Timer;
  readonly computers: Thinker;
  /** How long a computer takes at least, which says itself how long would be natural. */
  readonly pause: (natural: number) => number;
  /** How long an absent person is waited for. */
  readonly graceMillis: number;
  /** Something about the table changed; `events`: what an action caused. */
  readonly changed: (events: readonly unknown[]) => void;
  /** A computer moved, and says why. */
  readonly remarked: (seat: Seat, remark: Remark) => void;
  /** In a match over days, whoever has this seat is to move: they may be anywhere. */
  readonly called: (seat: Seat) => void;
  /** Something failed that nobody waits for: the store, most likely. */
  readonly failed: (error: unknown) => void;
}
