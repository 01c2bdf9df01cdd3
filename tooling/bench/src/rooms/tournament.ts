import { type Match, type Move, play, type Samples } from './match.ts';
import { Pace, tick } from './pace.ts';

export interface Played {
  readonly moves: number;
  readonly seconds: number;
}

/**
 * Many matches side by side, each at most one move at a time, all together at one pace; who waited longest is next. A
 * server that is slow is so not sent more than it can do, which would measure only how long the queue has become.
 */
export class Tournament {
  readonly #pace: number;
  readonly #waiting: { readonly match: Match; readonly move: Move }[] = [];
  #running = 0;
  #failure: unknown = null;
  /** Matches that came to their end. */
  finished = 0;

  constructor(matches: readonly Match[], pace: number) {
    this.#pace = pace;
    for (const match of matches) this.#wait(match);
  }

  /** Goes on until all matches are over, or the time is. */
  async play(seconds: number, samples: Samples): Promise<Played> {
    const begun = performance.now();
    const pace = new Pace(this.#pace, begun);
    let moves = 0;
    while (this.#goesOn() && performance.now() - begun < seconds * 1000) {
      moves += this.#begin(pace.take(performance.now()), samples);
      await tick();
    }
    const elapsed = (performance.now() - begun) / 1000;
    while (this.#running > 0) await tick();
    if (this.#failure !== null) throw this.#failure;
    return { moves, seconds: elapsed };
  }

  #goesOn(): boolean {
    return this.#failure === null && (this.#waiting.length > 0 || this.#running > 0);
  }

  #wait(match: Match): void {
    const move = match.next();
    if (move === null) this.finished++;
    else this.#waiting.push({ match, move });
  }

  /** Returns how many moves were begun. */
  #begin(most: number, samples: Samples): number {
    const next = this.#waiting.splice(0, most);
    for (const { match, move } of next) void this.#move(match, move, samples);
    return next.length;
  }

  async #move(match: Match, move: Move, samples: Samples): Promise<void> {
    this.#running++;
    try {
      await play(match, move, samples);
      this.#wait(match);
    } catch (error) {
      this.#failure ??= error;
    } finally {
      this.#running--;
    }
  }
}
