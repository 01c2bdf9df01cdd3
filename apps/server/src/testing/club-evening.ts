import { performance } from 'node:perf_hooks';
import { GAMES, pick, type Random, random } from '@dolmen/core';
import { Guest, openTable } from './guest.ts';

/** How long each move took, in milliseconds, from the player's side. */
type Latencies = number[];

/** An evening at a club: some tables play to the end, at one a line breaks, and one is left in the middle. */
export class ClubEvening {
  readonly #address: string;
  readonly #random: Random;
  readonly #latencies: Latencies = [];
  readonly #evening: number;
  #homes = 0;

  constructor(address: string, evening: number) {
    this.#address = address;
    this.#evening = evening;
    this.#random = random([evening, 19, 5, 7]);
  }

  /** Returns the code of the table that was left. */
  async play(tables: number, room: string): Promise<string> {
    await Promise.all(Array.from({ length: tables }, () => this.#table()));
    await this.#match(room, 'to the end');
    return this.#match(await this.#open(), 'left');
  }

  get median(): number {
    return median(this.#latencies);
  }

  /** An evening goes by in seconds: from one address so many tables would be too many. */
  #home(): string {
    return `10.0.${this.#evening}.${++this.#homes}`;
  }

  #open(): Promise<string> {
    return openTable(this.#address, { game: 'rune', visibility: 'public' }, { 'x-forwarded-for': this.#home() });
  }

  async #table(): Promise<void> {
    await this.#match(await this.#open(), 'broken');
  }

  async #match(code: string, how: 'to the end' | 'broken' | 'left'): Promise<string> {
    // To ask for a standing room opens it.
    const home = this.#home();
    await fetch(`${this.#address}/api/tables/${code}`, { headers: { 'x-forwarded-for': home } });
    let guests = await Promise.all(['Ann', 'Ben'].map((name) => Guest.from(home, this.#address, code, name)));
    for (const [seat, guest] of guests.entries()) await guest.sit(seat);
    await guests[0]?.ask('start', {});
    await guests[0]?.ask('chat', { text: 'Have a good match!' });
    await this.#moves(guests, 4);
    if (how === 'broken') guests = await Promise.all(guests.map(comeBack));
    if (how !== 'left') await this.#moves(guests, Number.POSITIVE_INFINITY);
    for (const guest of guests) await guest.leave();
    return code;
  }

  async #moves(guests: readonly Guest[], most: number): Promise<void> {
    for (let made = 0; made < most; made++) {
      await Promise.all(
        guests.map((guest) => guest.until(() => guest.seat !== null && guest.state.phase !== 'gathering')),
      );
      const ply = Math.max(...guests.map(({ state }) => state.ply));
      await Promise.all(guests.map((guest) => guest.until(() => guest.state.ply >= ply)));
      const next = guests.find(({ seat, state }) => state.phase === 'playing' && seat === state.toAct);
      if (!next) return;
      await this.#move(next);
      await Promise.all(
        guests.map((guest) => guest.until(() => guest.state.ply > ply || guest.state.phase === 'over')),
      );
    }
  }

  async #move(guest: Guest): Promise<void> {
    const game = GAMES[guest.state.game];
    const { view } = guest;
    if (!game || view === null) throw new Error('no match');
    const word = game.format(pick(this.#random, game.legal(view)));
    const before = performance.now();
    await guest.act(word);
    this.#latencies.push(performance.now() - before);
  }
}

/** Their line is gone without a word, and they come over a new one. */
async function comeBack(guest: Guest): Promise<Guest> {
  await guest.room.leave(false);
  const back = await guest.again();
  await back.until(() => back.state.phase === 'playing' && back.seat !== null);
  return back;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
