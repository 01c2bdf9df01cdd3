import type { Commit } from './wire.ts';

/** How many commits there were, and how long they took. */
export class CommitStats {
  #stats = { commits: 0, rows: 0, lastCommitMs: 0, maxCommitMs: 0, sumCommitMs: 0 };

  get now() {
    return this.#stats;
  }

  count({ rows, ms }: Commit): void {
    const { commits, rows: before, maxCommitMs, sumCommitMs } = this.#stats;
    const times = { lastCommitMs: ms, maxCommitMs: Math.max(maxCommitMs, ms), sumCommitMs: sumCommitMs + ms };
    this.#stats = { commits: commits + 1, rows: before + rows, ...times };
  }
}
