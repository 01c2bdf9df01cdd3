/** How fast a connection comes back, and how soon it notices that it is gone. In milliseconds. */
export interface Pace {
  /** Before the first attempt; each further one waits twice as long, up to `most`. */
  readonly first: number;
  readonly most: number;
  /** A line that answers nothing for so long is dead, though nobody closed it. */
  readonly heartbeat: number;
}

export const PACE: Pace = { first: 250, most: 10_000, heartbeat: 10_000 };

/** Half of it is chance: after a restart not everybody comes in the same moment. */
export const delayBefore = (attempt: number, { first, most }: Pace): number =>
  Math.min(most, first * 2 ** attempt) * (0.5 + Math.random() / 2);
