import type { Seat } from '@dolmen/core';
import { NO_POSE, POSES, packPose, packPoses, readPose } from '@dolmen/protocol';
import type { Metrics } from '../metrics.ts';
import type { Guest, Visitor } from '../rooms/visitor.ts';
import { who } from '../rooms/visitor.ts';
import type { Owner } from '../table/identity.ts';
import type { Table } from '../table/table.ts';
import { Allowance } from './allowance.ts';

/** Twice as many as a client of ours sends. */
const MOST_A_SECOND = 20;
const PAUSE_MILLIS = 100;
/** Who has not taken so many bytes yet gets no pose on top of them. */
const MOST_WAITING = 4096;

const GONE = packPose(NO_POSE);

interface Pose {
  readonly owner: Owner;
  readonly bytes: Uint8Array;
}

/** A client that wants poses. */
interface Viewer {
  readonly allowance: Allowance;
  /** It was too slow for what was told last. */
  isBehind: boolean;
}

interface Room {
  readonly clients: Iterable<Guest>;
  readonly table: Table;
  readonly services: { readonly metrics: Metrics };
}

/**
 * Passes on where people are and what they point at: of each seat only the newest, to those who want it, while something moves. None of
 * it is stored or part of the match, and whatever is wrong or too much is dropped.
 */
export class PoseRelay {
  readonly #room: Room;
  readonly #viewers = new WeakMap<Guest, Viewer>();
  readonly #newest = new Map<Seat, Pose>();
  readonly #moved = new Set<Seat>();
  #timer: NodeJS.Timeout | undefined;
  #lastTold = Number.NEGATIVE_INFINITY;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Whoever comes to it learns where everybody is; whoever leaves it is seen no more. */
  turn(guest: Guest, isOn: boolean): void {
    if (isOn) this.#viewers.set(guest, { allowance: new Allowance(MOST_A_SECOND), isBehind: true });
    else this.#viewers.delete(guest);
    if (!isOn) this.forget(who(guest));
    else if (this.#newest.size > 0) this.#tellSoon();
  }

  /** The seat is the sender's own: nobody can move somebody else. */
  take(guest: Guest, bytes: Uint8Array): void {
    uncount(guest);
    const seat = this.#room.table.seatOf(who(guest).owner);
    if (seat === null || !this.#isWelcome(guest, bytes))
      return this.#room.services.metrics.count('dropped_poses_total');
    this.#put(seat, { owner: who(guest).owner, bytes: bytes.slice() });
  }

  /** Somebody went away. */
  forget({ owner }: Pick<Visitor, 'owner'>): void {
    for (const [seat, pose] of this.#newest) if (pose.owner === owner) this.#put(seat, { owner, bytes: GONE });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#newest.clear();
  }

  #isWelcome(guest: Guest, bytes: Uint8Array): boolean {
    const viewer = this.#viewers.get(guest);
    return viewer?.allowance.takes() === true && readPose(bytes, this.#room.table.places.length) !== null;
  }

  #put(seat: Seat, pose: Pose): void {
    const before = this.#newest.get(seat);
    if (before && Buffer.compare(before.bytes, pose.bytes) === 0) return;
    this.#newest.set(seat, pose);
    this.#moved.add(seat);
    this.#tellSoon();
  }

  #tellSoon(): void {
    const wait = Math.max(0, this.#lastTold + PAUSE_MILLIS - performance.now());
    this.#timer ??= setTimeout(() => this.#tell(), wait).unref();
  }

  #tell(): void {
    this.#timer = undefined;
    this.#lastTold = performance.now();
    const all = [...this.#newest].map(([seat, pose]) => [seat, this.#shown(seat, pose)] as const);
    const news = packPoses(all.filter(([seat]) => this.#moved.has(seat)));
    this.#moved.clear();
    for (const [seat, bytes] of all) if (bytes === GONE) this.#newest.delete(seat);
    for (const guest of this.#room.clients) this.#send(guest, news, () => packPoses(all));
  }

  /** Who gave the seat up is not shown in it any more. */
  #shown(seat: Seat, { owner, bytes }: Pose): Uint8Array {
    return this.#room.table.seatOf(owner) === seat ? bytes : GONE;
  }

  /** Dropped rather than queued: a slow line would only ever see the past. */
  #send(guest: Guest, news: Uint8Array, everything: () => Uint8Array): void {
    const viewer = this.#viewers.get(guest);
    if (viewer === undefined) return;
    const wasBehind = viewer.isBehind;
    viewer.isBehind = waitingFor(guest) > MOST_WAITING;
    if (viewer.isBehind) return;
    const bytes = wasBehind ? everything() : news;
    if (bytes.length > 0) guest.sendBytes(POSES, bytes);
  }
}

/** Bytes that a client has not taken yet; Colyseus does not say that its lines are WebSockets. */
const waitingFor = ({ ref }: Guest): number => (ref as unknown as { readonly bufferedAmount: number }).bufferedAmount;

/** Colyseus counts every message, and closes on too many; poses have a limit of their own, which only drops. */
function uncount(guest: Guest & { _numMessagesLastSecond?: number }): void {
  if ((guest._numMessagesLastSecond ?? 0) > 0) guest._numMessagesLastSecond = (guest._numMessagesLastSecond ?? 0) - 1;
}
