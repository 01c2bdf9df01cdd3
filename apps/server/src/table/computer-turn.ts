import { randomUUID } from 'node:crypto';
import type { AnyGame, Common, Seat } from '@dolmen/core';
import type { Thinking } from '../computers/computers.ts';
import type { Thought } from '../computers/job.ts';
import { levelOf } from './computer.ts';
import type { Move } from './durable-match.ts';
import type { Place } from './places.ts';
import type { TablePorts, Timer } from './ports.ts';

/** A computer's turn: it thinks, and takes no less time for it than a person would; then it plays, unless cancelled. */
export class ComputerTurn {
  readonly seat: Seat;
  readonly ply: number;
  readonly #thinking: Thinking;
  readonly #ports: TablePorts;
  readonly #begun: number;
  readonly #paused = Promise.withResolvers<void>();
  #pause: Timer | null = null;
  #isCancelled = false;

  constructor(ports: TablePorts, game: AnyGame, state: Common, seat: Seat, place: Place) {
    this.seat = seat;
    this.ply = state.ply;
    this.#ports = ports;
    this.#begun = ports.now();
    this.#thinking = ports.computers.think(game, levelOf(place), game.view(state, seat));
  }

  /** What to do now, or `null` when it was cancelled. */
  async done(): Promise<{ readonly move: Move; readonly remark: Thought['remark'] } | null> {
    const thought = await this.#thinking.thought;
    if (thought === null || this.#isCancelled) return null;
    await this.#wait(thought.pause);
    if (this.#isCancelled) return null;
    return { move: { id: randomUUID(), ply: this.ply, word: thought.word }, remark: thought.remark };
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#pause?.clear();
    this.#paused.resolve();
    this.#thinking.cancel();
  }

  #wait(natural: number): Promise<void> {
    const left = this.#ports.pause(natural) - (this.#ports.now() - this.#begun);
    if (left <= 0) return Promise.resolve();
    this.#pause = this.#ports.later(() => this.#paused.resolve(), left);
    return this.#paused.promise;
  }
}
