import { randomBytes, randomUUID } from 'node:crypto';
import { Client, type Room } from '@colyseus/sdk';
import type { Common, Seat } from '@dolmen/core';
import {
  type Notices,
  ownPart,
  PROTOCOL,
  type Request,
  type RequestName,
  readEvents,
  readView,
  type TableState,
} from '@dolmen/protocol';
import { type Tap, tapOf } from './wire-tap.ts';

/** What a client has after a frame. */
export interface Look {
  /** How many frames had come. */
  readonly frames: number;
  /** What it reads of the game, as the seat that it was told or as nobody. */
  readonly view: Common | null;
  /** The cards of every seat, as far as it has any. */
  readonly hands: readonly (string | undefined)[];
  /** What every seat was told for itself, as far as it has it. */
  readonly asides: readonly (string | undefined)[];
  /** The match whose end it knows of. */
  readonly over: string | null;
  /** All that is for the end only. */
  readonly forTheEnd: string;
}

/** A client that remembers everything it was ever sent. */
export class Witness {
  readonly #address: string;
  readonly name: string;
  readonly token: string;
  readonly #waiting = new Set<() => void>();
  room: Room<unknown, TableState>;
  tap: Tap;
  seat: Seat | null = null;
  readonly looks: Look[] = [];
  /** What it was told of events, as it reads it. */
  readonly heard: unknown[] = [];
  #told: string | null = null;
  /** Its own keys to come back with. */
  readonly keys: string[] = [];

  private constructor(address: string, name: string, token: string, room: Room<unknown, TableState>) {
    this.#address = address;
    this.name = name;
    this.token = token;
    this.room = room;
    this.tap = tapOf(room.sessionId);
    this.#attend();
  }

  static async join(address: string, code: string, name: string, token = newToken()): Promise<Witness> {
    const options = { token, name, protocol: PROTOCOL };
    return new Witness(address, name, token, await new Client(address).joinById<TableState>(code, options));
  }

  get state(): TableState {
    return this.room.state;
  }

  /** `null` before the match, and before the first state has come. */
  get view(): Common | null {
    return this.state?.game === undefined ? null : readView(this.state, this.seat);
  }

  ask<N extends RequestName>(name: N, message: Request<N>): Promise<unknown> {
    return this.room.request(name, message);
  }

  async sit(seat: Seat): Promise<void> {
    await this.ask('sit', { seat, nonce: newToken() });
    await this.until(() => this.seat === seat);
  }

  async act(word: string): Promise<number> {
    const { ply } = (await this.ask('act', { id: randomUUID(), ply: this.state.ply, word })) as { ply: number };
    return ply;
  }

  async undo(to: number): Promise<number> {
    const { ply } = (await this.ask('undo', { id: randomUUID(), ply: this.state.ply, to })) as { ply: number };
    return ply;
  }

  /** The connection breaks, and the same client comes back over another one. */
  async breakAndReturn(): Promise<void> {
    const { room } = this;
    const gone = new Promise((resolve) => room.onLeave(resolve));
    room.reconnection.enabled = false;
    room.connection.close();
    await gone;
    this.room = await new Client(this.#address).reconnect<TableState>(room.reconnectionToken);
    this.#attend();
    await this.until(() => this.state?.code === room.roomId);
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  leave(): Promise<unknown> {
    return this.room.leave();
  }

  #attend(): void {
    const { room, tap } = this;
    this.#told = null;
    room.onMessage('you', ({ seat }: Notices['you']) => {
      this.seat = seat;
    });
    room.onMessage('*', () => {});
    tap.after = () => this.#look();
  }

  #look(): void {
    const [, key] = this.room.reconnectionToken?.split(':') ?? [];
    if (key !== undefined && !this.keys.includes(key)) this.keys.push(key);
    if (this.state?.game !== undefined) this.looks.push(this.#seen());
    if (this.state?.game !== undefined) this.#hear();
    for (const waiting of [...this.#waiting]) waiting();
  }

  /** As a client does: what led to the first moment of a line is past, and it may not have its own part yet. */
  #hear(): void {
    const { events } = this.state;
    const isNews = this.#told !== null && events !== this.#told;
    const told = isNews ? readEvents(this.state, this.seat) : null;
    this.#told = events;
    if (told) this.heard.push(told);
  }

  #seen(): Look {
    const { state } = this;
    const hands = state.seats.map((_, seat) => ownPart(state, seat)?.cards);
    const asides = state.seats.map((_, seat) => ownPart(state, seat)?.events);
    const { serverSeed, seed, nonces, result } = state;
    const over = state.phase === 'over' && result !== '' ? (JSON.parse(result) as { match: string }).match : null;
    const forTheEnd = [serverSeed, seed, ...nonces, result].join('');
    return { frames: this.tap.frames.length, view: this.view, hands, asides, over, forTheEnd };
  }
}

const newToken = (): string => randomBytes(16).toString('hex');
