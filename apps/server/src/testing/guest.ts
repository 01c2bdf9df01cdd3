import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from '@colyseus/sdk';
import { type Common, GAMES, pick, random, type Seat, type Seed } from '@dolmen/core';
import {
  type CreateOptions,
  type Notices,
  type Person,
  type PlyEvents,
  PROTOCOL,
  type Request,
  type RequestName,
  readEvents,
  readView,
  type TableState,
} from '@dolmen/protocol';

/** A guard against hanging is the test's own: a server that waits for its store answers late. */
const LONGEST = 2 ** 31 - 1;

/** A player or spectator at a real server, over a real socket. */
export class Guest {
  readonly token: string;
  readonly name: string;
  readonly #address: string;
  readonly #from: string | undefined;
  seat: Seat | null = null;
  id = '';
  isMuted = false;
  people: readonly Person[] = [];
  room: Connection;
  readonly events: PlyEvents[] = [];
  readonly #waiting = new Set<() => void>();
  #hasLeft = false;
  #heard: string | null = null;

  private constructor(address: string, name: string, token: string, room: Connection, from?: string) {
    this.#address = address;
    this.#from = from;
    this.name = name;
    this.token = token;
    this.room = room;
    this.#listen();
  }

  static async join(
    address: string,
    code: string,
    name = 'Ann',
    token = randomBytes(16).toString('hex'),
    from?: string,
    cookie?: string,
  ): Promise<Guest> {
    return new Guest(address, name, token, await connect(address, code, name, token, from, cookie), from);
  }

  /** From the address that a proxy would tell. */
  static from(from: string, address: string, code: string, name = 'Ann', token?: string): Promise<Guest> {
    return Guest.join(address, code, name, token, from);
  }

  /** Comes again as the same person, over a new connection. */
  again(): Promise<Guest> {
    return Guest.join(this.#address, this.state.code, this.name, this.token, this.#from);
  }

  get state(): TableState {
    return this.room.state;
  }

  get view(): Common | null {
    return readView(this.state, this.seat);
  }

  ask<N extends RequestName>(name: N, message: Request<N>): Promise<unknown> {
    return this.room.request(name, message, { timeout: LONGEST });
  }

  /** The error a request is refused with. */
  async refused<N extends RequestName>(name: N, message: Request<N>): Promise<unknown> {
    try {
      await this.ask(name, message);
    } catch (error) {
      return (error as { reason?: unknown }).reason ?? error;
    }
    throw new Error(`${name} was not refused`);
  }

  async sit(seat: Seat): Promise<void> {
    await this.ask('sit', { seat, nonce: randomBytes(16).toString('hex') });
    await this.until(() => this.seat === seat);
  }

  act(word: string, id: string = randomUUID()): Promise<unknown> {
    return this.ask('act', { id, ply: this.state.ply, word });
  }

  /** Resolves when the condition holds, looking again at whatever arrives. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  /** Also where the server has ended the connection already. */
  async leave(): Promise<void> {
    if (!this.#hasLeft) await this.room.leave();
  }

  /** Resolves with the code that the connection was closed with. */
  closed(): Promise<number> {
    this.room.reconnection.enabled = false;
    return new Promise((resolve) => this.room.onLeave(resolve));
  }

  #listen(): void {
    const look = (): void => {
      for (const waiting of [...this.#waiting]) waiting();
    };
    this.room.onStateChange(() => {
      this.#hear();
      look();
    });
    this.room.onLeave(() => {
      this.#hasLeft = true;
    });
    this.room.onMessage('you', ({ seat, id, isMuted }: Notices['you']) => {
      this.seat = seat;
      this.id = id;
      this.isMuted = isMuted;
      look();
    });
    this.room.onMessage('people', ({ people }: Notices['people']) => {
      this.people = people;
      look();
    });
    this.room.onMessage('*', look);
  }

  /** What led to the first moment that it sees is past. */
  #hear(): void {
    const { events } = this.state;
    const told = this.#heard === null || events === this.#heard ? null : readEvents(this.state, this.seat);
    this.#heard = events;
    if (told) this.events.push(told);
  }
}

function connect(address: string, code: string, name: string, token: string, from?: string, cookie?: string) {
  const headers = { ...(from !== undefined && { 'x-forwarded-for': from }), ...(cookie !== undefined && { cookie }) };
  return new Client(address, { headers }).joinById<TableState>(code, { token, name, protocol: PROTOCOL });
}
type Connection = Awaited<ReturnType<typeof connect>>;

export async function openTable(
  address: string,
  wanted: Partial<CreateOptions> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = { game: 'keltis', options: {}, seats: 2, visibility: 'private', clock: { kind: 'none' }, ...wanted };
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, error } = (await answer.json()) as { code?: string; error?: unknown };
  if (code === undefined) throw new Error(JSON.stringify(error));
  return code;
}

/** Plays the guests' seats with random moves until the match is over, or so many moves were made. */
export async function playOn(guests: readonly Guest[], seed: Seed, moves = Number.POSITIVE_INFINITY): Promise<void> {
  const player = random(seed);
  for (let made = 0; made < moves; made++) {
    const first = guests[0];
    if (!first || first.state.phase === 'over') return;
    const guest = guests.find((other) => other.seat === first.state.toAct);
    if (!guest) throw new Error(`nobody has seat ${first.state.toAct}`);
    const { ply } = first.state;
    await guest.until(() => guest.state.ply === ply && guest.view !== null);
    const game = GAMES[guest.state.game];
    if (!game || guest.view === null) throw new Error('no match');
    await guest.act(game.format(pick(player, game.legal(guest.view))));
    await Promise.all(guests.map((other) => other.until(() => other.state.ply > ply || other.state.phase === 'over')));
  }
}
