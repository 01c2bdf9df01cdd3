import type { AnyGame, Common } from './game.ts';
import type { MatchRecord, RecordError } from './record.ts';
import { type Step, steps } from './replay.ts';
import { fail, ok, type Result } from './result.ts';

/** So many states are kept, however long the record: twice as far apart whenever there would be more. */
const MOST_KEPT = 64;

/**
 * A record that can be wound to any ply. States are kept on the way at even distances, so that a jump replays little, and
 * memory does not grow with the record.
 */
export class Reel {
  readonly #game: AnyGame;
  #record: MatchRecord;
  readonly #kept = new Map<number, Common>();
  #distance = 1;

  constructor(game: AnyGame, record: MatchRecord) {
    this.#game = game;
    this.#record = record;
  }

  /** The moment at this ply: its state, a copy that is the caller's, and what led to it. An error where the record fails before. */
  at(ply: number): Result<Step<Common, unknown>, RecordError> {
    const { actions } = this.#record;
    if (!Number.isInteger(ply) || ply < 0 || ply > actions.length)
      return fail({ code: 'no-such-ply', ply, plies: actions.length });
    const from = this.#keptBefore(ply);
    let moment: Step<Common, unknown> | null = null;
    for (const step of steps(this.#game, { ...this.#record, actions: actions.slice(0, ply) }, from)) {
      if (!step.ok) return step;
      this.#keep(step.value.state);
      moment = step.value;
    }
    if (moment === null) throw new Error('a record tells at least how the table was set up');
    return ok({ ...moment, state: this.#game.clone(moment.state) });
  }

  /** The same match some actions later, or with some taken back. Returns up to which ply it is what it was. */
  follow(record: MatchRecord): number {
    const { actions } = this.#record;
    const other = record.actions.findIndex((word, ply) => word !== actions[ply]);
    const shared = other < 0 ? record.actions.length : other;
    this.#record = record;
    for (const ply of this.#kept.keys()) if (ply > shared) this.#kept.delete(ply);
    return shared;
  }

  /** The nearest kept state from which an action leads to this ply: what led to it must be seen again. */
  #keptBefore(ply: number): Common | undefined {
    const last = Math.floor((ply - 1) / this.#distance) * this.#distance;
    for (let before = last; before >= 0; before -= this.#distance) {
      const kept = this.#kept.get(before);
      if (kept !== undefined) return this.#game.clone(kept);
    }
    return undefined;
  }

  #keep(state: Common): void {
    if (state.ply % this.#distance !== 0 || this.#kept.has(state.ply)) return;
    this.#kept.set(state.ply, this.#game.clone(state));
    if (this.#kept.size > MOST_KEPT) this.#thinOut();
  }

  #thinOut(): void {
    this.#distance *= 2;
    for (const ply of this.#kept.keys()) if (ply % this.#distance !== 0) this.#kept.delete(ply);
  }
}
