import { type AnyGame, at, type Common, ok, parseSeed, type Result, type Seat } from '@dolmen/core';
import type { Entry, MatchStart } from '../store/store.ts';
import { type Clock, type ClockSetting, charge, remaining, restart } from './clock.ts';
import { ComputerTurn } from './computer-turn.ts';
import type { Fairness } from './fairness.ts';
import { type Ack, Match, type Move, type MoveRefusal, type Undo, type UndoRefusal } from './match.ts';
import type { Moderation } from './moderation.ts';
import { hasPassed, type Note } from './notes.ts';
import { giveToComputer, isAutomatic, type Place } from './places.ts';
import type { TablePorts, Timer } from './ports.ts';

export interface Outcome {
  readonly by: 'game' | 'resignation';
  readonly scores: ReturnType<AnyGame['scores']>;
  readonly winners: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly match: string;
  readonly fairness: Fairness & { readonly seed: string };
}

/** What a match needs beside its record to go on after a restart, and to be checked after its end. */
export interface StoredSetting {
  readonly visibility: 'public' | 'private';
  readonly clock: ClockSetting;
  readonly moderation: Moderation;
  readonly fairness: Fairness;
}

function firstSeat(game: AnyGame, { header }: MatchStart): Seat | null {
  const seed = parseSeed(header.seed);
  return seed === null ? null : game.setup(header.options, header.seats, seed).toAct;
}

/** A match under way at a table: its clock, its computer players, and its end. */
export class Playing {
  readonly match: Match;
  readonly first: Seat | null;
  readonly #ports: TablePorts;
  readonly #places: readonly Place[];
  readonly #setting: StoredSetting;
  readonly #ended: (outcome: Outcome) => void;
  /** Also while that is being written down. */
  readonly #resigned: Set<Seat>;
  clock: Clock;
  #turnSeat: Seat | null;
  #timer: Timer | null = null;
  #computerTurn: ComputerTurn | null = null;
  #isOver = false;

  constructor(
    game: AnyGame,
    start: MatchStart,
    entries: readonly Entry[],
    clock: Clock,
    places: readonly Place[],
    ports: TablePorts,
    ended: (outcome: Outcome) => void,
  ) {
    this.#ports = ports;
    this.#places = places;
    this.#setting = start.setting as StoredSetting;
    this.#ended = ended;
    this.#resigned = new Set(places.flatMap((place, seat) => (place.resigned ? [seat] : [])));
    this.clock = clock;
    this.match = new Match(ports.store, game, start, entries, {
      acted: (seat, events, at) => this.#acted(seat, events, at),
      undone: (at) => this.#undone(at),
    });
    this.#turnSeat = this.state.toAct;
    this.first = firstSeat(game, start);
  }

  get state(): Common {
    return this.match.state;
  }

  act(seat: Seat, move: Move): Promise<Result<Ack, MoveRefusal>> {
    return this.match.act(seat, move, this.#ports.now);
  }

  undo(seat: Seat, undo: Undo): Promise<Result<Ack, UndoRefusal>> {
    return this.match.undo(seat, undo, this.#ports.now);
  }

  /** Two players: the other one wins. More: a computer plays the seat to the end, and it cannot win. */
  async resign(seat: Seat): Promise<Result<null, never>> {
    if (this.#resigned.has(seat) || this.#isDecided() || this.#isOver) return ok(null);
    this.#resigned.add(seat);
    // Before it is written down: a move in between would change what the outcome says.
    if (this.#isDecided()) this.match.end();
    await this.#note({ type: 'resigned', seat });
    at(this.#places, seat).resigned = true;
    if (this.#isDecided()) await this.#finish('resignation');
    else this.drive();
    return ok(null);
  }

  /** The person in this seat was removed: a computer has it from now on. */
  async replace(seat: Seat): Promise<void> {
    if (!this.#isOver) await this.#note({ type: 'removed', seat });
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
  }

  /** Stops all timers, and resolves when everything accepted is stored. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#timer?.clear();
    this.#stopComputer();
    await this.match.idle();
  }

  /** The match rested: the server was away, or everybody was. Nobody's clock pays for that. */
  async resume(): Promise<void> {
    const now = this.#ports.now();
    await this.match.note({ type: 'resumed' } satisfies Note, now);
    this.clock = restart(this.clock, now);
    if (this.state.toAct === null) await this.#finish('game');
    else if (this.#isDecided()) await this.#finish('resignation');
    else this.drive();
  }

  #isDecided(): boolean {
    return this.#places.length - this.#resigned.size <= 1;
  }

  /** With no person there the match rests: computers do not play on by themselves. */
  #isAttended(): boolean {
    return this.#places.some((place) => place.kind === 'person' && place.connected);
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
    if (left !== null) this.#timer = this.#after(left, () => this.#flag(seat));
  }

  /** Out of time: a computer finishes the turn, or with a budget for the whole game the game. */
  async #flag(seat: Seat): Promise<void> {
    await this.#note({ type: 'flagged', seat });
    at(this.#places, seat).standIn = this.#setting.clock.kind === 'fischer' ? 'game' : 'turn';
    this.drive();
    this.#ports.changed([]);
  }

  #acted(seat: Seat, events: readonly unknown[], at: number): void {
    this.#charge(seat, at);
    if (this.state.toAct !== seat) this.#endTurnStandIn(seat);
    if (this.state.toAct === null) void this.#finish('game', events).catch(this.#ports.failed);
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

  #charge(seat: Seat, at: number): void {
    this.clock = charge(this.#setting.clock, this.clock, seat, hasPassed(this.#turnSeat, this.state), at);
    this.#turnSeat = this.state.toAct;
  }

  #endTurnStandIn(seat: Seat): void {
    const place = at(this.#places, seat);
    if (place.standIn === 'turn') place.standIn = 'nobody';
  }

  #note(note: Note): Promise<void> {
    return this.match.note(note, this.#ports.now());
  }

  async #finish(by: Outcome['by'], events: readonly unknown[] = []): Promise<void> {
    this.#isOver = true;
    this.match.end();
    this.#timer?.clear();
    this.#stopComputer();
    const outcome = this.#outcome(by);
    await this.#ports.store.finish(this.match.start.id, outcome, this.#ports.now());
    this.#ended(outcome);
    this.#ports.changed(events);
  }

  #outcome(by: Outcome['by']): Outcome {
    const { game, start } = this.match;
    const resigned = this.#places.flatMap((place, seat) => (place.resigned ? [seat] : []));
    const scores = game.scores(this.state);
    const inPlay = scores.filter(({ seat }) => !resigned.includes(seat));
    const best = Math.max(...inPlay.map(({ total }) => total));
    const winners = inPlay.filter(({ total }) => total === best || by === 'resignation').map(({ seat }) => seat);
    const fairness = { ...this.#setting.fairness, seed: start.header.seed };
    return { by, scores, winners, resigned, match: start.id, fairness };
  }
}
