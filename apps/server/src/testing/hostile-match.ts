import { GAMES, pick, random } from '@dolmen/core';
import { expect } from 'vitest';
import type { StoredMatch } from '../store/store.ts';
import { runningAt } from '../store/testing/unfinished.ts';
import { Guest, openTable } from './guest.ts';
import type { HostileServer } from './hostile-server.ts';

/** A match between two people who do nothing wrong, and should not notice what others do. */
export class GoodMatch {
  readonly #server: HostileServer;
  readonly guests: readonly Guest[];
  readonly code: string;
  readonly #chance = random([7, 7, 7, 7]);
  readonly #words: string[] = [];
  #seen: string[] = [];

  private constructor(server: HostileServer, code: string, guests: readonly Guest[]) {
    this.#server = server;
    this.code = code;
    this.guests = guests;
  }

  static async start(server: HostileServer): Promise<GoodMatch> {
    const code = await openTable(server.address, { game: 'rune-stones', visibility: 'public' });
    const guests = [await Guest.join(server.address, code, 'Ann'), await Guest.join(server.address, code, 'Bob')];
    for (const [seat, guest] of guests.entries()) await guest.sit(seat);
    await guests[0]?.ask('start', {});
    const match = new GoodMatch(server, code, guests);
    await Promise.all(guests.map((guest) => guest.until(() => guest.view !== null)));
    await match.move();
    return match;
  }

  async stored(): Promise<StoredMatch> {
    const found = await runningAt(this.#server.store, this.code);
    if (!found) throw new Error('the match is gone');
    return found;
  }

  /** A legal word for whoever is to act. */
  word(): string {
    const mover = this.#mover();
    const game = GAMES[mover.state.game];
    if (!game || mover.view === null) throw new Error('no match');
    return game.format(pick(this.#chance, game.legal(mover.view)));
  }

  /** Nothing has changed for anybody, nothing is stored that they did not do, and they can go on. */
  async isUntouched(): Promise<void> {
    expect((await fetch(`${this.#server.address}/health`)).status).toBe(200);
    expect(this.guests.map(({ room }) => room.connection.isOpen)).toEqual([true, true]);
    await Promise.all(this.guests.map(roundTrip));
    expect(this.guests.map(shown)).toEqual(this.#seen);
    await this.move();
    const { entries } = await this.stored();
    expect(entries.map((entry) => (entry.type === 'act' ? entry.word : entry))).toEqual(this.#words);
  }

  async move(): Promise<void> {
    const word = this.word();
    const mover = this.#mover();
    const { ply } = mover.state;
    await mover.act(word);
    this.#words.push(word);
    await Promise.all(this.guests.map((guest) => guest.until(() => guest.state.ply > ply)));
    this.#seen = this.guests.map(shown);
  }

  #mover(): Guest {
    const mover = this.guests.find(({ seat, state }) => seat === state.toAct);
    if (!mover) throw new Error('nobody is to act');
    return mover;
  }
}

/** Everything a client has but how many look on and what they say: that others may change. */
function shown({ state }: Guest): string {
  const { spectators, chat, ...rest } = state.toJSON() as Record<string, unknown>;
  return JSON.stringify(rest);
}

const roundTrip = ({ room }: Guest): Promise<void> => new Promise((resolve) => room.ping(() => resolve()));
