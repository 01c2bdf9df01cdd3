import {
  type AnyGame,
  at,
  type Common,
  type MoveRefusal,
  parseSeed,
  type ResignRefusal,
  type Result,
  type Seat,
  type UndoRefusal,
  type Viewer,
} from '@dolmen/core';
import type { Ack } from '@dolmen/protocol';
import type { Entry, MatchStart } from '../store/store.ts';
import { type Clock, charge, isSlow, remaining, restart } from './clock.ts';
import { ComputerTurn } from './computer-turn.ts';
import { DurableMatch, type Move, type Undo } from './durable-match.ts';
import { hasPassed } from './notes.ts';
import { type Outcome, type StoredSetting, tableOutcome } from './outcome.ts';
import { MatchPast } from './past.ts';
import { giveToComputer, isAutomatic, type Place } from './places.ts';
import type { TablePorts, Timer } from './ports.ts';

function firstSeat(game: AnyGame, { header }: MatchStart): Seat | null {
  const seed = parseSeed(header.seed);
  return seed === null ? null : game.setup(header.options, header.seats, seed).toAct;
}

/** A match under way at a table: its clock, its computer players, and its end. */
export class Playing {
  readonly match: DurableMatch;
  readonly first: Seat | null;
  readonly #ports: TablePorts;
  readonly #places: readonly Place[];
  readonly #setting: StoredSetting;
  readonly #end: (outcome: Outcome, at: number) => Promise<void>;
  clock: Clock;
  #turnSeat: Seat | null;
  #timer: Timer | null = null;
  #computerTurn: ComputerTurn | null = null;
  #isOver = false;
  /** None until somebody looks back. */
  #past: MatchPast | null = null;
  /** Whom it was last told to that they are to move. */
  #called: Seat | null;
  #due: number | null = null;

  constructor(
    game: AnyGame,
    start: MatchStart,
    entries: readonly Entry[],
    clock: Clock,
    places: readonly Place[],
    ports: TablePorts,
    end: (outcome: Outcome, at: number) => Promise<void>,
  ) {
    this.#ports = ports;
    this.#places = places;
    this.#setting = start.setting as StoredSetting;
    this.#end = end;
    this.clock = clock;
    this.match = new DurableMatch(ports.store, game, start, entries, {
      acted: (seat, events, at) => this.#acted(seat, events, at),
      undone: (at) => this.#undone(at),
      resigned: (seat) => this.#resigned(seat),
    });
    this.#turnSeat = this.state.toAct;
    this.first = firstSeat(game, start);
    // Of a match that goes on, whoever is to move was told so.
    this.#called = entries.length === 0 ? null : this.state.toAct;
  }

  get state(): Common {
    return this.match.state;
  }

  /** A moment that was, as this viewer may know it. */
  past(ply: number, viewer: Viewer): ReturnType<MatchPast['at']> {
    const { game, record } = this.match;
    this.#past ??= new MatchPast(game, record);
    return this.#past.at(ply, viewer, record);
  }

  act(seat: Seat, move: Move): Promise<Result<Ack, MoveRefusal>> {
    return this.match.act(seat, move, this.#ports.now);
  }

  undo(seat: Seat, undo: Undo): Promise<Result<Ack, UndoRefusal>> {
    return this.match.undo(seat, undo, this.#ports.now);
  }

  resign(seat: Seat): Promise<Result<null, ResignRefusal>> {
    return this.match.resign(seat, this.#ports.now);
  }

  /** The person in this seat was removed: a computer has it from now on. */
  async replace(seat: Seat): Promise<void> {
    await this.match.note({ type: 'removed', seat }, () => !this.#isOver, this.#ports.now);
    giveToComputer(at(this.#places, seat), seat);
    this.drive();
  }

  /** Whoever is to act and is no person gets a computer's move; for all others the clock runs. */
  drive(): void {
    this.#timer?.clear();
    this.#timer = null;
    const { toAct } = this.state;
    const isResting = toAct === null || this.#isOver || !this.#isAttended();
    if (!isResting && isAutomatic(at(this.#places, toAct))) return this.#letComputer(toAct);
    this.#stopComputer();
    if (!isResting) this.#watchClock(toAct);
    if (!isResting && this.#isSlow) this.#call(toAct);
  }

  /** Stops all timers, and resolves when everything accepted is stored. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#timer?.clear();
    this.#stopComputer();
    await this.match.idle();
  }

  /** The match rested: the server was away, or everybody was. Nobody's clock pays for that, unless it counts days. */
  async resume(): Promise<void> {
    if (!this.#isSlow) {
      const at = await this.match.note({ type: 'resumed' }, () => !this.#isOver, this.#ports.now);
      if (at === null) return;
      this.clock = restart(this.clock, at);
    }
    if (this.match.isOver) await this.#finish();
    else this.drive();
  }

  /** Nothing could be stored for a while, so that nobody could be sure of a move. */
  async storeIsBack(): Promise<void> {
    if (this.#setting.clock.kind !== 'none') await this.resume();
  }

  /** It ended while it was away. */
  async endAsStored(): Promise<void> {
    this.match.end();
    await this.close();
  }

  get #isSlow(): boolean {
    return isSlow(this.#setting.clock);
  }

  /** With no person there the match rests: computers do not play on by themselves. */
  #isAttended(): boolean {
    return this.#isSlow || this.#places.some((place) => place.kind === 'person' && place.connected);
  }

  #after(milliseconds: number, task: () => Promise<unknown>): Timer {
    return this.#ports.later(() => void task().catch(this.#ports.failed), milliseconds);
  }

  /** One that thinks about this moment already goes on. */
  #letComputer(seat: Seat): void {
    const { ply } = this.state;
    if (this.#computerTurn?.seat === seat && this.#computerTurn.ply === ply) return;
    this.#stopComputer();
    const turn = new ComputerTurn(this.#ports, this.match.game, this.state, seat, at(this.#places, seat));
    this.#computerTurn = turn;
    void this.#computerActs(turn).catch(this.#ports.failed);
  }

  async #computerActs(turn: ComputerTurn): Promise<void> {
    const done = await turn.done();
    if (done === null) return;
    const { seat } = turn;
    const played = await this.act(seat, done.move);
    if (played.ok && done.remark !== null) this.#ports.remarked(seat, done.remark);
  }

  #stopComputer(): void {
    this.#computerTurn?.cancel();
    this.#computerTurn = null;
  }

  #watchClock(seat: Seat): void {
    const left = remaining(this.#setting.clock, this.clock, seat, this.#ports.now());
    if (left === null) return;
    this.#timer = this.#after(left, () => this.#flag(seat));
    if (this.#isSlow) this.#remind(this.#ports.now() + left);
  }

  /** The table may be put away meanwhile: the store knows when it has to be opened again. */
  #remind(due: number | null): void {
    if (due === this.#due) return;
    this.#due = due;
    void this.#ports.store.remind(this.#ports.code, due).catch(this.#ports.failed);
  }

  /** Once for each turn. */
  #call(seat: Seat): void {
    if (seat === this.#called) return;
    this.#called = seat;
    this.#ports.called(seat);
  }

  /** Out of time: a computer finishes the turn, or with a budget for the whole game the game. */
  async #flag(seat: Seat): Promise<void> {
    // The clock is set again when it is back.
    if (this.#ports.store.isAway()) return;
    const isFlagged = await this.match.note({ type: 'flagged', seat }, () => this.#isOutOfTime(seat), this.#ports.now);
    if (isFlagged === null) return this.drive();
    at(this.#places, seat).standIn = this.#setting.clock.kind === 'fischer' ? 'game' : 'turn';
    this.drive();
    this.#ports.changed([]);
  }

  #isOutOfTime(seat: Seat): boolean {
    const left = remaining(this.#setting.clock, this.clock, seat, this.#ports.now());
    return this.state.toAct === seat && left === 0 && !this.#isOver;
  }

  #acted(seat: Seat, events: readonly unknown[], at: number): void {
    this.#charge(seat, at);
    if (this.state.toAct !== seat) this.#endTurnStandIn(seat);
    if (this.state.toAct === null) void this.#finish(events).catch(this.#ports.failed);
    else {
      this.drive();
      this.#ports.changed(events);
    }
  }

  #undone(at: number): void {
    this.#charge(this.#turnSeat ?? 0, at);
    this.drive();
    this.#ports.changed([]);
  }

  /** Where the match goes on, a computer plays the seat to the end. */
  async #resigned(seat: Seat): Promise<void> {
    at(this.#places, seat).resigned = true;
    if (this.match.isOver) await this.#finish();
    else this.drive();
  }

  #charge(seat: Seat, at: number): void {
    this.clock = charge(this.#setting.clock, this.clock, seat, hasPassed(this.#turnSeat, this.state), at);
    this.#turnSeat = this.state.toAct;
  }

  #endTurnStandIn(seat: Seat): void {
    const place = at(this.#places, seat);
    if (place.standIn === 'turn') place.standIn = 'nobody';
  }

  async #finish(events: readonly unknown[] = []): Promise<void> {
    this.#isOver = true;
    this.#timer?.clear();
    this.#stopComputer();
    if (this.#isSlow) this.#remind(null);
    const outcome = this.#outcome();
    await this.#end(outcome, this.#ports.now());
    this.#ports.changed(events);
  }

  #outcome(): Outcome {
    const { outcome, start } = this.match;
    if (outcome === null) throw new Error(`match ${start.id} is not over`);
    return tableOutcome(outcome, start);
  }
}
