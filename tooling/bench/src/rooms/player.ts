import { Client, type Room } from '@colyseus/sdk';

interface Watched {
  readonly ply: number;
}
type Constructor<S> = new () => S;
type Waiting = { holds(): boolean; resolve(at: number): void; reject(error: Error): void };

/** A client at a real socket. It counts what it is sent, and knows when it saw what. */
export class Player<S extends Watched = Watched> {
  readonly #room: Room<unknown, S>;
  #waiting: Waiting[] = [];
  /** Of all frames so far, without their headers. */
  bytes = 0;

  constructor(room: Room<unknown, S>) {
    this.#room = room;
    const { events } = room.connection;
    const deliver = events.onmessage;
    events.onmessage = (event) => {
      this.bytes += event.data.byteLength;
      deliver?.(event);
    };
    room.reconnection.enabled = false;
    room.onStateChange(() => this.#look());
    room.onMessage('*', () => {});
    room.onLeave((code) => this.#lost(code));
  }

  get state(): S {
    return this.#room.state;
  }

  get code(): string {
    return this.#room.roomId;
  }

  ask(type: string, message: object): Promise<unknown> {
    return this.#room.request(type, message);
  }

  /** The time at which the state was first seen like this. */
  until(holds: () => boolean): Promise<number> {
    if (holds()) return Promise.resolve(performance.now());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ holds, resolve, reject });
    });
  }

  #lost(code: number): void {
    for (const { reject } of this.#waiting) reject(new Error(`a player lost the connection (${code})`));
  }

  #look(): void {
    if (this.#waiting.length === 0) return;
    const now = performance.now();
    const seen = this.#waiting.filter(({ holds }) => holds());
    this.#waiting = this.#waiting.filter((waiting) => !seen.includes(waiting));
    for (const { resolve } of seen) resolve(now);
  }
}

/** Each table's guests come from an address of their own: servers limit what one may do. */
export const headersOf = (index: number): Record<string, string> => ({
  'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
});

/** The state's class is given, so that all clients share it: each would build one of its own from the server's description. */
export async function join<S extends Watched>(
  address: string,
  index: number,
  code: string,
  options: object,
  state: Constructor<S>,
): Promise<Player<S>> {
  const client = new Client(address, { headers: headersOf(index) });
  return new Player<S>(await client.joinById<S>(code, options, state));
}
