import type { Common, Seat } from '@dolmen/core';
import {
  type Ack,
  type NoticeName,
  type Notices,
  type Person,
  type PlyEvents,
  type Request,
  type RequestName,
  readEvents,
  readView,
  type TableState,
} from '@dolmen/protocol';
import { type ClosedReason, type Entered, enter, type Place, type TableRoom } from './enter.ts';
import { Line } from './line.ts';
import { Outbox } from './outbox.ts';
import { delayBefore, PACE, type Pace } from './pace.ts';
import { randomHex } from './random-hex.ts';
import { Refused } from './refused.ts';
import { ServerTime } from './server-time.ts';

export type Status = 'connecting' | 'open' | 'returning' | 'closed';

/** Events that nobody takes are not kept for ever. */
const MOST_EVENTS = 256;

export const connectTable = (place: Place, pace: Partial<Pace> = {}): TableConnection =>
  new TableConnection(place, { ...PACE, ...pace });

/**
 * Somebody's connection to a table, for as long as they want to be there. It comes back by itself after a break, a shutdown
 * or a crash of the server; what was last seen stays until then.
 */
export class TableConnection {
  readonly #place: Place;
  readonly #pace: Pace;
  readonly #outbox = new Outbox();
  readonly #listeners = new Set<() => void>();
  readonly #noticeListeners = new Map<NoticeName, Set<(notice: never) => void>>();
  readonly #poseListeners = new Set<(poses: Uint8Array) => void>();
  #wantsPoses = false;
  #line: Line | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #events: PlyEvents[] = [];
  #heard = '';
  readonly #time = new ServerTime();
  #seen: { readonly version: number; readonly view: Common | null } = { version: -1, view: null };
  status: Status = 'connecting';
  /** Why it is closed. */
  reason: ClosedReason | null = null;
  /** `null` until it was open once. */
  state: TableState | null = null;
  /** `null` for a spectator. */
  seat: Seat | null = null;
  /** What the table calls this person. */
  id = '';
  /** Does the host let nobody hear what this person says? */
  isMuted = false;
  /** For the host: everybody else who sits or looks on. */
  people: readonly Person[] = [];
  /** Another number after every change. */
  version = 0;

  constructor(place: Place, pace: Pace) {
    this.#place = place;
    this.#pace = pace;
    void this.#enter();
  }

  /** The game as this person sees it, `null` before the match; the same object as long as it says the same. */
  view(): Common | null {
    const { version, state, seat } = this;
    if (this.#seen.version !== version)
      this.#seen = { version, view: knownOr(this.#seen.view, state && readView(state, seat)) };
    return this.#seen.view;
  }

  /** When that was on the clock of `performance.now`, which nobody sets; `at` is a time of the server. */
  localTime(at: number): number {
    return this.#time.local(at);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** What the table tells besides its state, over all lines that there will be. */
  listen<N extends NoticeName>(name: N, listener: (notice: Notices[N]) => void): () => void {
    const listeners = this.#noticeListeners.get(name) ?? new Set();
    this.#noticeListeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Where others are, packed: beside the state, and no change of anything. */
  listenToPoses(listener: (poses: Uint8Array) => void): () => void {
    this.#poseListeners.add(listener);
    return () => void this.#poseListeners.delete(listener);
  }

  /** Who wants none shows none. */
  wantPoses(isOn: boolean): void {
    this.#wantsPoses = isOn;
    if (this.status === 'open') this.#askForPoses();
  }

  sendPose(pose: Uint8Array): void {
    if (this.#wantsPoses) this.#line?.sendPose(pose);
  }

  /** What happened since they were last taken, oldest first. */
  takeEvents(): PlyEvents[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** Asks once; rejects with `Refused`, also when there is no line or it breaks. Moves better go through `act` and `undo`. */
  request<N extends RequestName>(name: N, message: Request<N>): Promise<unknown> {
    return this.#line ? this.#line.request(name, message) : Promise.reject(new Refused({ code: 'unavailable' }));
  }

  /** Plays a word at the moment that is seen now; it is played once, however often the line breaks. */
  act(word: string): Promise<Ack> {
    return this.#outbox.send({ name: 'act', message: { ...this.#moment(), word } });
  }

  undo(to: number): Promise<Ack> {
    return this.#outbox.send({ name: 'undo', message: { ...this.#moment(), to } });
  }

  /** Leaves for good; resolves when the line is closed. */
  async leave(): Promise<void> {
    const line = this.#line;
    this.#close('left');
    await line?.leave();
  }

  #moment(): { id: string; ply: number } {
    return { id: randomHex(), ply: this.state?.ply ?? 0 };
  }

  async #enter(): Promise<void> {
    const entered = await enter(this.#place);
    if (this.status === 'closed') return leaveAtOnce(entered);
    if (entered !== null && typeof entered !== 'string') this.#take(entered);
    // Whoever was in already has a place: it is only taken by their own line that is not yet given up.
    else if (entered === null || (entered === 'full' && this.state !== null)) this.#again();
    else this.#close(entered);
  }

  #again(): void {
    this.#timer = setTimeout(() => void this.#enter(), delayBefore(this.#attempt++, this.#pace));
  }

  #take(room: TableRoom): void {
    const line = new Line(room, this.#pace.heartbeat, {
      opened: () => this.#opened(room.state, line),
      changed: () => {
        this.#hear();
        this.#changed();
      },
      noticed: (name, notice) => this.#noticed(name, notice),
      posed: (poses) => {
        for (const listener of this.#poseListeners) listener(poses);
      },
      lost: () => this.#lost(),
    });
    this.#line = line;
  }

  #opened(state: TableState, line: Line): void {
    this.state = state;
    // What led to the first moment that this line shows is past.
    this.#heard = state.events;
    this.status = 'open';
    this.#attempt = 0;
    this.#outbox.open(({ name, message }) => line.ask(name, message));
    if (this.#wantsPoses) this.#askForPoses();
    this.#changed();
  }

  /** A line that breaks before the answer is followed by one that asks again. */
  #askForPoses(): void {
    this.request('presence', { isOn: this.#wantsPoses }).catch(() => {});
  }

  #lost(): void {
    this.#line = null;
    this.#outbox.shut();
    if (this.status === 'open') this.status = 'returning';
    this.#again();
    this.#changed();
  }

  #close(reason: ClosedReason): void {
    if (this.status === 'closed') return;
    clearTimeout(this.#timer);
    this.#line?.forget();
    this.#line = null;
    this.status = 'closed';
    this.reason = reason;
    this.#outbox.abandon();
    this.#changed();
  }

  #noticed<N extends NoticeName>(name: N, notice: Notices[N]): void {
    if (name === 'you') this.#sit(notice as Notices['you']);
    if (name === 'people') this.people = (notice as Notices['people']).people;
    for (const listener of this.#noticeListeners.get(name) ?? []) (listener as (notice: Notices[N]) => void)(notice);
    this.#changed();
  }

  /** What happened comes with the moment that it led to. */
  #hear(): void {
    const { state } = this;
    if (state === null || state.events === this.#heard) return;
    this.#heard = state.events;
    const told = readEvents(state, this.seat);
    if (told) this.#events = [...this.#events, told].slice(-MOST_EVENTS);
  }

  #sit({ seat, id, isMuted }: Notices['you']): void {
    this.seat = seat;
    this.id = id;
    this.isMuted = isMuted;
  }

  #changed(): void {
    this.#time.hear(this.state?.now ?? 0);
    this.version++;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Chat and clocks change the state too. */
function knownOr(known: Common | null, fresh: Common | null): Common | null {
  const isSame = known !== null && known.ply === fresh?.ply && JSON.stringify(known) === JSON.stringify(fresh);
  return isSame ? known : fresh;
}

function leaveAtOnce(entered: Entered): void {
  if (entered === null || typeof entered === 'string') return;
  // The SDK complains about notices that nobody hears.
  entered.onMessage('*', () => {});
  void entered.leave();
}
