import { pick, type Random } from '@dolmen/core';
import { openDolmen, type Table } from '../rooms/dolmen-match.ts';
import { noSamples, play } from '../rooms/match.ts';

/** In milliseconds: as fast as the limit on messages lets people be. */
const THINKING = 60;

/** Two people who play in peace, one match after the other at tables of their own. */
export class Bystander {
  readonly #address: string;
  readonly #chance: Random;
  #table: Table | null = null;
  readonly #from: number;

  /** `from`: which of the peaceful addresses they come from. */
  constructor(address: string, chance: Random, from = 0) {
    this.#address = address;
    this.#chance = chance;
    this.#from = from;
  }

  /** Thinks, and makes a move; how long it took until the other one saw it, in milliseconds. */
  async move(): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, THINKING));
    const match = await this.table();
    const move = match.next();
    const samples = noSamples();
    if (move) await play(match, move, samples);
    return samples.millis[0] ?? 0;
  }

  /** Where they play now. */
  async table(): Promise<Table> {
    if (this.#table === null || this.#table.next() === null) this.#table = await this.#open();
    return this.#table;
  }

  #open(): Promise<Table> {
    const wanted = { game: 'rune-stones', seats: 2, options: {} } as const;
    return openDolmen(this.#address, this.#from, wanted, (legal) => pick(this.#chance, legal));
  }
}
