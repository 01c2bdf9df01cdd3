/** What time it is at the server, by what it tells and a clock that nobody sets: this computer's own may be hours off. */
export class ServerTime {
  readonly #clock: () => number;
  #heard = 0;
  #offset = 0;

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  /** The server's time, as it comes with every change that it matters for. */
  hear(now: number): void {
    if (now === this.#heard) return;
    this.#heard = now;
    this.#offset = now - this.#clock();
  }

  /** When a moment of the server was, or will be, on the clock here. */
  local(at: number): number {
    return at - this.#offset;
  }
}
