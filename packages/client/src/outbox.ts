import type { Ack, Request } from '@dolmen/protocol';
import { Refused } from './refused.ts';

/** What a repeated id makes safe to send again. */
type Move = { readonly name: 'act'; readonly message: Request<'act'> } | Undo;
type Undo = { readonly name: 'undo'; readonly message: Request<'undo'> };

/** Asks over the line that is open. `null`: the line broke before the answer came. */
export type Ask = (move: Move) => Promise<Ack | null>;

interface Waiting {
  readonly move: Move;
  resolve(ack: Ack): void;
  reject(error: unknown): void;
}

/**
 * Moves that have no answer yet. Each gets one, however often the line breaks in between: it is sent again with the id and
 * the ply that it had, and the server knows whether it played it.
 */
export class Outbox {
  readonly #waiting = new Set<Waiting>();
  #ask: Ask | null = null;
  #isAbandoned = false;

  send(move: Move): Promise<Ack> {
    if (this.#isAbandoned) return Promise.reject(new Refused({ code: 'unavailable' }));
    const { promise, resolve, reject } = Promise.withResolvers<Ack>();
    const waiting: Waiting = { move, resolve, reject };
    this.#waiting.add(waiting);
    if (this.#ask) void this.#deliver(waiting, this.#ask);
    return promise;
  }

  /** A line is open: whatever waits goes out. */
  open(ask: Ask): void {
    this.#ask = ask;
    for (const waiting of this.#waiting) void this.#deliver(waiting, ask);
  }

  shut(): void {
    this.#ask = null;
  }

  /** No line will open again. */
  abandon(): void {
    this.shut();
    this.#isAbandoned = true;
    for (const { reject } of this.#waiting) reject(new Refused({ code: 'unavailable' }));
    this.#waiting.clear();
  }

  async #deliver(waiting: Waiting, ask: Ask): Promise<void> {
    try {
      const ack = await ask(waiting.move);
      if (ack === null) return;
      waiting.resolve(ack);
    } catch (error) {
      waiting.reject(error);
    }
    this.#waiting.delete(waiting);
  }
}
