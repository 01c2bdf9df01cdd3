import { randomBytes } from 'node:crypto';
import type { Level } from '@dolmen/bots';
import { type AnyGame, type Common, parseSeed, type Seed } from '@dolmen/core';
import { checked } from './check.ts';
import { type FailureCode, ThinkingFailed } from './failure.ts';
import { fallback } from './fallback.ts';
import type { Thought } from './job.ts';
import { Pool, type PoolSetting } from './pool.ts';

/** A computer that thinks about its move. */
export interface Thinking {
  /** Never rejects; `null` when it was cancelled. */
  readonly thought: Promise<Thought | null>;
  /** Nobody wants it any more. */
  cancel(): void;
}

/** Whoever thinks for computer players. */
export interface Thinker {
  /** About the move of the seat whose view this is, and who is to act. */
  think(game: AnyGame, level: Level, view: Common): Thinking;
}

export interface ComputersSetting extends Partial<PoolSetting> {
  readonly threads: number;
  /** A thread gave a word, or why not. */
  readonly counted?: (outcome: 'answered' | FailureCode) => void;
  /** Something is wrong with a bot: not that it was slow. */
  readonly failed: (error: unknown) => void;
}

const DEFAULTS: Omit<PoolSetting, 'threads'> = {
  script: new URL('./thread-main.ts', import.meta.url),
  startMillis: 30_000,
  // More than the longest budget, and not so long that people wonder.
  jobMillis: 900,
  graceMillis: 5_000,
  patienceMillis: 3_000,
  memoryMegabytes: 256,
  rest: { first: 100, most: 60_000 },
};

/** Computer players of all tables. They think in threads of their own; one that fails costs a weaker move, nothing else. */
export class Computers implements Thinker {
  readonly #pool: Pool;
  readonly #setting: ComputersSetting;

  constructor(setting: ComputersSetting) {
    this.#setting = setting;
    this.#pool = new Pool({ ...DEFAULTS, ...setting });
  }

  get stats(): Pool['stats'] {
    return this.#pool.stats;
  }

  think(game: AnyGame, level: Level, view: Common): Thinking {
    const seed = newSeed();
    const { answer, cancel } = this.#pool.run({ game: game.id, level, view, seed });
    let isWanted = true;
    const thought = answer
      .then((found) => this.#believe(game, view, found))
      .catch((error: unknown) => (isWanted ? this.#instead(game, view, seed, error) : null))
      .then((found) => (isWanted ? found : null));
    return {
      thought,
      cancel: () => {
        isWanted = false;
        cancel();
      },
    };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  #believe(game: AnyGame, view: Common, found: unknown): Thought {
    const thought = checked(game, view, found);
    this.#setting.counted?.('answered');
    return thought;
  }

  #instead(game: AnyGame, view: Common, seed: Seed, error: unknown): Thought {
    const code = error instanceof ThinkingFailed ? error.code : 'crashed';
    this.#setting.counted?.(code);
    if (code === 'crashed' || code === 'lied') this.#setting.failed(error);
    return fallback(game, view, seed);
  }
}

function newSeed(): Seed {
  const seed = parseSeed(randomBytes(16).toString('hex'));
  if (seed === null) throw new Error('random bytes are no seed');
  return seed;
}
