import { randomBytes } from 'node:crypto';
import { at, below, GAMES, pick, type Random } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import { openTable } from './guest.ts';
import { Witness } from './wire-witness.ts';

const MOST_OTHERS = 8;

/** Everybody at a table: those who play, and those who come to look on, at any time. */
export class Cast {
  readonly #address: string;
  readonly #chance: Random;
  readonly code: string;
  readonly players: Witness[] = [];
  readonly others: Witness[] = [];
  readonly #resigned = new Set<Witness>();
  readonly #arriving: Promise<void>[] = [];
  readonly counts = { moves: 0, undone: 0, returned: 0 };

  private constructor(address: string, code: string, chance: Random) {
    this.#address = address;
    this.code = code;
    this.#chance = chance;
  }

  static async gather(address: string, wanted: Partial<CreateOptions>, chance: Random): Promise<Cast> {
    const cast = new Cast(address, await openTable(address, { ...wanted, visibility: 'public' }), chance);
    for (let seat = 0; seat < (wanted.seats ?? 2); seat++) {
      const player = await Witness.join(address, cast.code, `Player ${seat}`);
      await player.sit(seat);
      cast.players.push(player);
    }
    cast.others.push(await Witness.join(address, cast.code, 'from the start'));
    await cast.first.ask('start', {});
    await cast.all((each) => each.view !== null);
    return cast;
  }

  get everybody(): Witness[] {
    return [...this.players, ...this.others];
  }

  get first(): Witness {
    return at(this.players, 0);
  }

  get isOver(): boolean {
    return this.first.state.phase === 'over';
  }

  async all(holds: (each: Witness) => boolean): Promise<void> {
    await Promise.all(this.everybody.map((each) => each.until(() => holds(each))));
  }

  /** Plays by chance until the end, or so many moves; now and then somebody undoes, comes, or breaks off and returns. */
  async play(moves: number): Promise<void> {
    for (let made = 0; made < moves && !this.isOver; made++) {
      await this.#step();
      if (below(this.#chance, 25) === 0) this.#invite();
      if (below(this.#chance, 25) === 0) await this.#break();
    }
    await Promise.all(this.#arriving.splice(0));
  }

  /** Everybody but one gives up, if it is not over yet. */
  async end(): Promise<void> {
    for (const player of this.players.slice(1)) if (!this.isOver) await this.resign(player);
    await this.all(({ state }) => state.result !== '');
  }

  /** The last move may be seen a moment before its end is stored: then there is nothing to give up any more. */
  async resign(player: Witness): Promise<void> {
    try {
      await player.ask('resign', {});
      this.#resigned.add(player);
    } catch (error) {
      if ((error as { reason?: { code?: string } }).reason?.code !== 'game-over') throw error;
    }
  }

  async rematch(): Promise<void> {
    this.#resigned.clear();
    for (const player of this.players) await player.ask('rematch', { nonce: randomBytes(16).toString('hex') });
    await this.all(({ state }) => state.phase === 'playing');
  }

  async leave(): Promise<void> {
    await Promise.all(this.everybody.map((each) => each.leave()));
  }

  async #step(): Promise<void> {
    const { state } = this.first;
    const { ply, toAct } = state;
    const mover = this.players.find((player) => player.seat === toAct);
    if (!mover || this.#resigned.has(mover))
      return this.first.until(() => state.ply !== ply || state.toAct !== toAct || this.isOver);
    await mover.until(() => mover.state.ply === ply);
    if (mover.state.floor < ply && below(this.#chance, 4) === 0) await this.#undo(mover);
    else await this.#act(mover);
  }

  async #act(mover: Witness): Promise<void> {
    const game = GAMES[mover.state.game];
    if (!game || mover.view === null) throw new Error('no match');
    const ply = await mover.act(game.format(pick(this.#chance, game.legal(mover.view))));
    this.counts.moves++;
    await this.all(({ state }) => state.ply >= ply || state.phase === 'over');
  }

  async #undo(mover: Witness): Promise<void> {
    const { floor, ply } = mover.state;
    const to = await mover.undo(floor + below(this.#chance, ply - floor));
    this.counts.undone++;
    await this.all(({ state }) => state.ply === to);
  }

  /** Comes while the play goes on: a stranger, or a player with a second window. */
  #invite(): void {
    if (this.others.length + this.#arriving.length >= MOST_OTHERS) return;
    const token = below(this.#chance, 2) === 0 ? pick(this.#chance, this.players).token : undefined;
    const name = `at move ${this.counts.moves}`;
    const arrives = async (): Promise<void> => {
      const guest = await Witness.join(this.#address, this.code, name, token);
      await guest.until(() => guest.view !== null);
      this.others.push(guest);
    };
    this.#arriving.push(arrives());
  }

  async #break(): Promise<void> {
    await pick(this.#chance, this.everybody).breakAndReturn();
    this.counts.returned++;
  }
}
