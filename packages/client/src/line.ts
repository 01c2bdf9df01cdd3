import { type Ack, type NoticeName, type Notices, POSES, type Request, type RequestName } from '@dolmen/protocol';
import type { TableRoom } from './enter.ts';
import { refusedBy } from './refused.ts';

interface Ends {
  /** The table and the own seat have come. */
  opened(): void;
  changed(): void;
  noticed<N extends NoticeName>(name: N, notice: Notices[N]): void;
  /** Where others are, packed. */
  posed(poses: Uint8Array): void;
  /** For whatever reason, but not by own wish. */
  lost(): void;
}

const NOTICES = ['you', 'people', 'emoted', 'remark', 'announced', 'closing'] as const satisfies NoticeName[];
/** What is asked waits as long as the line holds, also for a server that cannot store anything; the heartbeat ends a dead one. */
const LONGEST = 2 ** 31 - 1;

/** One connection to a table, from coming in until it breaks. */
export class Line {
  readonly #room: TableRoom;
  readonly #ends: Ends;
  readonly #heart: ReturnType<typeof setInterval>;
  readonly #missing = new Set<'state' | 'you'>(['state', 'you']);
  #isOver = false;
  #isAlive = true;

  constructor(room: TableRoom, heartbeat: number, ends: Ends) {
    this.#room = room;
    this.#ends = ends;
    this.#heart = setInterval(() => this.#beat(), heartbeat);
    room.onStateChange(() => this.#came('state'));
    room.onLeave(() => this.#lose());
    room.onMessage(POSES, (poses: Uint8Array) => this.#isOver || ends.posed(poses));
    for (const name of NOTICES) room.onMessage(name, (notice: Notices[typeof name]) => this.#notice(name, notice));
  }

  async request<N extends RequestName>(name: N, message: Request<N>): Promise<unknown> {
    try {
      return await this.#room.request(name, message, { timeout: LONGEST });
    } catch (error) {
      throw refusedBy(error);
    }
  }

  /** `null`: the line broke before the answer came. */
  async ask<N extends 'act' | 'undo'>(name: N, message: Request<N>): Promise<Ack | null> {
    try {
      return await this.#room.request<unknown, Ack>(name, message, { timeout: LONGEST });
    } catch (error) {
      const refused = refusedBy(error);
      if (this.#isBroken && refused.refusal.code === 'unavailable') return null;
      throw refused;
    }
  }

  /** Now or never: what waits for a better line would tell the past. */
  sendPose(pose: Uint8Array): void {
    if (!this.#isBroken) this.#room.sendBytes(POSES, pose);
  }

  /** Tells nobody anything any more. */
  forget(): void {
    this.#isOver = true;
    clearInterval(this.#heart);
  }

  leave(): Promise<unknown> {
    this.forget();
    return this.#room.connection.isOpen ? this.#room.leave() : Promise.resolve();
  }

  /** A socket closes some time before it says so. */
  get #isBroken(): boolean {
    return this.#isOver || !this.#room.connection.isOpen;
  }

  #notice<N extends NoticeName>(name: N, notice: Notices[N]): void {
    if (this.#isOver) return;
    this.#ends.noticed(name, notice);
    if (name === 'you') this.#came('you');
  }

  #came(what: 'state' | 'you'): void {
    if (this.#isOver) return;
    const wasOpen = this.#missing.size === 0;
    this.#missing.delete(what);
    if (wasOpen) this.#ends.changed();
    else if (this.#missing.size === 0) this.#ends.opened();
  }

  #lose(): void {
    if (this.#isOver) return;
    this.forget();
    this.#ends.lost();
  }

  /** A browser may not learn for minutes that the other end is gone. */
  #beat(): void {
    if (!this.#isAlive) {
      this.#room.connection.close();
      return this.#lose();
    }
    this.#isAlive = false;
    this.#room.ping(() => {
      this.#isAlive = true;
    });
  }
}
