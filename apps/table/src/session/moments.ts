import type { Common, Seat, Viewer } from '@dolmen/core';
import type { GameEvent, PlyEvents } from '@dolmen/protocol';
import { CATCH_UP } from './catch-up.ts';
import type { Moment } from './session.ts';

/** So many moments can be replayed. */
const MOST_PAST = 120;

/** A moment, and who brought it about. */
export interface Past {
  readonly moment: Moment;
  readonly before: Common;
  readonly by: Seat | null;
  /** Were plies missed on the way here, or taken back? */
  readonly isGap: boolean;
}

/**
 * The events that lead from one ply to another, or `null` when some were missed. A single step of which nothing is known
 * was a quiet one: events arrive before the view that they lead to.
 */
function eventsBetween(known: readonly PlyEvents[], from: number, to: number): readonly GameEvent[] | null {
  if (to <= from) return null;
  const plies = Array.from({ length: to - from }, (_, index) => known.findLast(({ ply }) => ply === from + index + 1));
  const isMissed = plies.length > 1 && plies.includes(undefined);
  return isMissed ? null : plies.flatMap((one) => one?.events ?? []);
}

/** What is to be shown, and what was: moments in the order they happened. */
export class Moments {
  readonly #now: () => number;
  #events: readonly PlyEvents[] = [];
  #waiting: Moment[] = [];
  #since = 0;
  #past: Past[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What happened may be known before the table shows it. */
  addEvents(events: readonly PlyEvents[]): void {
    this.#events = [...this.#events, ...events];
  }

  /** The table went from one view to the next. */
  step(before: Common, view: Common, seat: Viewer): Past {
    const events = eventsBetween(this.#events, before.ply, view.ply);
    const moment: Moment = { ply: view.ply, events: events ?? [], view, seat };
    const past: Past = { moment, before, by: before.toAct, isGap: events === null };
    this.#events = this.#events.filter((one) => one.ply > view.ply);
    this.#remember(past);
    this.#wait(past);
    return past;
  }

  /** Forgets what was not shown: only how it ended is. */
  catchUp(): void {
    const newest = this.#waiting.at(-1);
    if (newest) this.#waiting = [{ ...newest, events: [] }];
  }

  take(): readonly Moment[] {
    if (this.#now() - this.#since > CATCH_UP.waitingMillis) this.catchUp();
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** Who acted last, as far as is known. */
  get lastActor(): Seat | null {
    const last = this.#past.at(-1);
    return last === undefined || last.isGap ? null : last.by;
  }

  /** What the others did since this seat's last turn, after the table as it was before; without a seat, the last turn. */
  lastTurn(seat: Viewer): readonly Moment[] {
    const others = this.#past.slice(0, 1 + this.#past.findLastIndex(({ by }) => by !== seat));
    const stretch = seat === null || others.length === 0 ? this.#lastOf(this.#past) : since(others, seat);
    const first = stretch[0];
    if (first === undefined) return [];
    const { before, moment } = first;
    return [{ ply: before.ply, events: [], view: before, seat: moment.seat }, ...stretch.map((past) => past.moment)];
  }

  #lastOf(past: readonly Past[]): readonly Past[] {
    const actor = past.at(-1)?.by;
    return past.slice(1 + past.findLastIndex(({ by, isGap }) => by !== actor || isGap));
  }

  /** A replay never goes over a gap: on its other side the pieces lie elsewhere. */
  #remember(past: Past): void {
    if (past.isGap) this.#past = [];
    else this.#past = [...this.#past, past].slice(-MOST_PAST);
  }

  #wait({ moment, isGap }: Past): void {
    if (this.#waiting.length === 0) this.#since = this.#now();
    this.#waiting = isGap ? [moment] : [...this.#waiting, moment];
  }
}

const since = (past: readonly Past[], seat: Seat): readonly Past[] =>
  past.slice(1 + past.findLastIndex(({ by }) => by === seat));
