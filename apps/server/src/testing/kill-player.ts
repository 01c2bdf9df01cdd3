import { randomBytes } from 'node:crypto';
import { connectTable, type TableConnection, until } from '@dolmen/client';
import { type AnyGame, below, type Common, GAMES, pick, type Random } from '@dolmen/core';
import type { Request, TableState } from '@dolmen/protocol';

/** Tests do not wait long. */
const PACE = { first: 10, most: 100 };

/** Somebody at a table, as the table of a browser would be, who writes down what was promised to them. */
export class Player {
  readonly token: string;
  readonly connection: TableConnection;
  /** Words and undos that were acknowledged, in order. */
  readonly promised: string[] = [];
  readonly statuses = new Set<string>();

  constructor(address: string, code: string, name: string, token = randomBytes(16).toString('hex')) {
    this.token = token;
    this.connection = connectTable({ address, code, name, token }, PACE);
    this.connection.subscribe(() => this.statuses.add(this.connection.status));
  }

  static async seated(address: string, code: string, seat: number): Promise<Player> {
    const player = new Player(address, code, `Player ${seat}`);
    await player.#again(
      () => player.connection.request('sit', { seat, nonce: randomBytes(16).toString('hex') }),
      () => player.connection.seat === seat,
    );
    return player;
  }

  /** Asks until the table has come to a phase, however often the line breaks in between. */
  insist<N extends 'start' | 'rematch'>(name: N, message: Request<N>, phase: TableState['phase']): Promise<void> {
    return this.#again(
      () => this.connection.request(name, message),
      () => this.connection.state?.phase === phase,
    );
  }

  async #again(ask: () => Promise<unknown>, isDone: () => boolean): Promise<void> {
    for (;;) {
      await this.isOpen();
      if (isDone()) return;
      // Done, or not known: what is shown after the next line has opened tells.
      await ask().catch(() => this.until(() => this.connection.status !== 'open' || isDone()));
      await this.until(() => this.connection.status !== 'open' || isDone());
    }
  }

  /** Says something; resolves when the table has it, whether or not it was heard at once. */
  async say(text: string): Promise<void> {
    await this.isOpen();
    await this.connection.request('chat', { text });
  }

  get state(): TableState {
    const { state } = this.connection;
    if (state === null) throw new Error('never at the table');
    return state;
  }

  get game(): AnyGame {
    const game = GAMES[this.state.game];
    if (!game) throw new Error('no such game');
    return game;
  }

  get view(): Common {
    const view = this.connection.view();
    if (view === null) throw new Error('no match');
    return view;
  }

  until(holds: () => boolean): Promise<void> {
    return until(this.connection, holds);
  }

  isOpen(): Promise<void> {
    return this.until(() => this.connection.status === 'open');
  }

  get isDone(): boolean {
    return this.connection.status === 'closed' || this.connection.state?.phase === 'over';
  }

  get isToAct(): boolean {
    const { status, state, seat } = this.connection;
    return status === 'open' && state?.phase === 'playing' && state.toAct === seat;
  }

  /** Plays the own seat with seeded moves to the end, or up to a ply. `undos`: one in so many steps is taken back. */
  async play(chance: Random, { undos = 0, to = Number.POSITIVE_INFINITY } = {}): Promise<void> {
    const isEnough = (): boolean => this.isDone || (this.connection.state?.ply ?? 0) >= to;
    for (;;) {
      await this.until(() => isEnough() || this.isToAct);
      if (isEnough()) return;
      await this.#step(chance, undos);
    }
  }

  async #step(chance: Random, undos: number): Promise<void> {
    const { ply, floor } = this.state;
    const isUndo = undos > 0 && floor < ply && below(chance, undos) === 0;
    const word = isUndo ? undoWord(ply - 1) : this.game.format(pick(chance, this.game.legal(this.view)));
    await (isUndo ? this.connection.undo(ply - 1) : this.connection.act(word));
    this.promised.push(word);
    // Not the ply of the answer: whoever was away for it may find the game further on.
    await this.until(() => this.isDone || this.state.ply !== ply);
  }
}

export const undoWord = (to: number): string => `back to ${to}`;
