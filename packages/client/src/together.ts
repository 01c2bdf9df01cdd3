import { Client, type Room } from '@colyseus/sdk';
import { type Lead, PROTOCOL, type Together, type TogetherNotices, togetherRoom } from '@dolmen/protocol';
import { type ClosedReason, type Place, reasonOf } from './enter.ts';
import { delayBefore, PACE } from './pace.ts';

/** What is known of a room where people watch together. */
export interface TogetherSeen {
  readonly status: 'connecting' | 'open' | 'returning' | 'closed';
  readonly reason: ClosedReason | null;
  readonly together: Together | null;
  /** What the room calls this person. */
  readonly id: string;
  readonly lines: TogetherNotices['talk']['lines'];
}

/** Somebody's way into a room where a match is watched together; it comes back by itself after a break. */
export class TogetherConnection {
  readonly #place: Place;
  readonly #show: (seen: TogetherSeen) => void;
  #seen: TogetherSeen = { status: 'connecting', reason: null, together: null, id: '', lines: [] };
  #room: Room | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #isOver = false;

  constructor(place: Place, show: (seen: TogetherSeen) => void) {
    this.#place = place;
    this.#show = show;
    void this.#enter();
  }

  /** Only the newest counts: what cannot be sent now is not sent later. */
  lead(lead: Lead): void {
    this.#room?.request('lead', lead).catch(() => {});
  }

  async hand(person: string): Promise<unknown> {
    return this.#room?.request('hand', { person });
  }

  async chat(text: string): Promise<unknown> {
    if (this.#room === null) throw new Error('there is no line');
    return this.#room.request('chat', { text });
  }

  leave(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    void this.#room?.leave();
  }

  async #enter(): Promise<void> {
    const { address, code, token, name } = this.#place;
    try {
      const room = await new Client(address).joinById(togetherRoom(code), { token, name, protocol: PROTOCOL });
      if (this.#isOver) return void room.leave();
      this.#listen(room);
    } catch (error) {
      this.#failed(error);
    }
  }

  #listen(room: Room): void {
    this.#room = room;
    room.reconnection.enabled = false;
    room.onMessage('you', ({ id }: TogetherNotices['you']) => this.#change({ id }));
    room.onMessage('talk', ({ lines }: TogetherNotices['talk']) => this.#change({ lines }));
    room.onMessage('together', (together: Together) => {
      this.#attempt = 0;
      this.#change({ status: 'open', together });
    });
    room.onLeave(() => this.#lost());
  }

  #failed(error: unknown): void {
    // It is kept by nobody: once gone, it does not come back.
    const isGone = (error as Error).message === 'no-such-table';
    const reason = isGone ? 'no-such-table' : reasonOf(error);
    if (reason === null) return this.#lost();
    this.#isOver = true;
    this.#show({ ...this.#seen, status: 'closed', reason });
  }

  #lost(): void {
    if (this.#isOver) return;
    this.#room = null;
    this.#change({ status: 'returning' });
    this.#timer = setTimeout(() => void this.#enter(), delayBefore(this.#attempt++, PACE));
  }

  #change(change: Partial<TogetherSeen>): void {
    this.#seen = { ...this.#seen, ...change };
    if (!this.#isOver) this.#show(this.#seen);
  }
}
