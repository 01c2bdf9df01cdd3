import { randomUUID } from 'node:crypto';
import { isLevel } from '@dolmen/bots';
import {
  type AnyGame,
  at,
  type Common,
  fail,
  GAMES,
  type Header,
  type MoveRefusal,
  ok,
  type ResignRefusal,
  type Result,
  type Seat,
  start,
  type UndoRefusal,
} from '@dolmen/core';
import type { Ack, ClockSetting } from '@dolmen/protocol';
import type { MatchStart, StoredMatch } from '../store/store.ts';
import { restart, startClock } from './clock.ts';
import type { Move, Undo } from './durable-match.ts';
import { commitmentOf, dealSeed, type Fairness, newServerSeed } from './fairness.ts';
import type { Owner } from './identity.ts';
import { clockOf, flaggedIn, resignedIn } from './notes.ts';
import {
  computerPlace,
  freshPlace,
  openPlace,
  type Place,
  personPlace,
  restoredPlace,
  seatOf,
  storedPlace,
} from './places.ts';
import { type Outcome, Playing, type StoredSetting } from './playing.ts';
import type { TablePorts, Timer } from './ports.ts';

export type Phase = 'gathering' | 'playing' | 'over';

export interface TableSetting {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly visibility: 'public' | 'private';
  readonly clock: ClockSetting;
}

export type TableRefusalCode =
  | 'not-seated'
  | 'seat-taken'
  | 'no-such-seat'
  | 'not-host'
  | 'already-started'
  | 'not-started'
  | 'not-enough-players'
  | 'no-such-level';
export interface TableRefusal {
  readonly code: TableRefusalCode;
}
export type Done = Result<null, TableRefusal>;
const refuse = (code: TableRefusalCode) => fail({ code } as const);

/**
 * A table: people gather, play a match, and may play another. It knows nothing of sockets; whoever shows it is told that it
 * changed. It holds no rules: the match asks the engine.
 */
export class Table {
  readonly setting: TableSetting;
  readonly #ports: TablePorts;
  readonly #graces = new Map<Owner, Timer>();
  host: Owner | null = null;
  places: Place[];
  playing: Playing | null = null;
  outcome: Outcome | null = null;
  #serverSeed = newServerSeed();
  #isDealing = false;
  #isClosed = false;

  constructor(setting: TableSetting, ports: TablePorts) {
    this.setting = setting;
    this.#ports = ports;
    this.places = Array.from({ length: setting.seats }, openPlace);
  }

  /** A table whose match was under way when the server stopped. */
  static async resume(stored: StoredMatch, ports: TablePorts): Promise<Table> {
    const game = GAMES[stored.header.game];
    if (!game) throw new Error(`no such game: ${stored.header.game}`);
    const { clock, visibility } = stored.setting as StoredSetting;
    const { options, seats } = stored.header;
    const table = new Table({ game, options, seats, visibility, clock }, ports);
    await table.#restore(stored);
    return table;
  }

  get phase(): Phase {
    if (this.playing === null) return 'gathering';
    return this.outcome === null ? 'playing' : 'over';
  }

  get state(): Common | null {
    return this.playing?.state ?? null;
  }

  /** What the next deal is bound to, or, while it is played, the present one. */
  get commitment(): string {
    return commitmentOf(this.#serverSeed);
  }

  seatOf(owner: Owner): Seat | null {
    return seatOf(this.places, owner);
  }

  sit(owner: Owner, name: string, seat: Seat, nonce: string): Done {
    const place = this.places[seat];
    if (!this.#isGathering()) return refuse('already-started');
    if (!place) return refuse('no-such-seat');
    if (place.kind === 'computer' || (place.owner !== null && place.owner !== owner)) return refuse('seat-taken');
    this.#clear(owner);
    this.places[seat] = personPlace(owner, name, nonce);
    this.host ??= owner;
    return this.#changed();
  }

  stand(owner: Owner): Done {
    if (!this.#isGathering()) return refuse('already-started');
    if (this.seatOf(owner) === null) return refuse('not-seated');
    this.#leave(owner);
    return this.#changed();
  }

  /** The host gives a seat to a computer player. */
  seatComputer(owner: Owner, seat: Seat, level: string): Done {
    return this.#arrange(owner, seat, (place) => {
      if (place.kind === 'person') return refuse('seat-taken');
      if (!isLevel(level)) return refuse('no-such-level');
      this.places[seat] = computerPlace(level, `${level} ${seat + 1}`);
      return this.#changed();
    });
  }

  /** The host frees a seat, whoever has it. */
  free(owner: Owner, seat: Seat): Done {
    return this.#arrange(owner, seat, (place) => {
      if (place.owner === null) this.places[seat] = openPlace();
      else this.#leave(place.owner);
      return this.#changed();
    });
  }

  async begin(owner: Owner): Promise<Done> {
    if (!this.#isGathering()) return refuse('already-started');
    if (owner !== this.host) return refuse('not-host');
    if (!this.#isReady()) return refuse('not-enough-players');
    await this.#deal(null);
    return this.#changed();
  }

  act(owner: Owner, move: Move): Promise<Result<Ack, MoveRefusal | TableRefusal>> {
    return this.#asPlayer(owner, (playing, seat) => playing.act(seat, move));
  }

  undo(owner: Owner, undo: Undo): Promise<Result<Ack, UndoRefusal | TableRefusal>> {
    return this.#asPlayer(owner, (playing, seat) => playing.undo(seat, undo));
  }

  async resign(owner: Owner): Promise<Result<null, ResignRefusal | TableRefusal>> {
    const resigned = await this.#asPlayer(owner, (playing, seat) => playing.resign(seat));
    return resigned.ok ? this.#changed() : resigned;
  }

  /** Everybody who wants another match adds a nonce; when all people have, it is dealt, and the next seat begins. */
  async rematch(owner: Owner, nonce: string): Promise<Done> {
    const place = this.places[this.seatOf(owner) ?? -1];
    if (!place) return refuse('not-seated');
    if (this.phase !== 'over' || this.#isDealing) return refuse('not-started');
    place.nonce = nonce;
    if (this.#isReady()) await this.#deal(((this.playing?.first ?? 0) + 1) % this.places.length);
    return this.#changed();
  }

  /** A person is here, with at least one connection. */
  arrive(owner: Owner): void {
    this.#graces.get(owner)?.clear();
    this.#graces.delete(owner);
    const place = this.places[this.seatOf(owner) ?? -1];
    if (!place) return;
    const isFirst =
      this.phase === 'playing' && !this.places.some((other) => other.kind === 'person' && other.connected);
    place.connected = true;
    if (place.standIn === 'absent') place.standIn = 'nobody';
    if (isFirst) this.playing?.resume().then(() => this.#changed(), this.#ports.failed);
    else this.playing?.drive();
    this.#changed();
  }

  /** Their last connection is gone. Before a match the seat is free after the grace; in it a computer stands in. */
  depart(owner: Owner): void {
    const place = this.places[this.seatOf(owner) ?? -1];
    // A room tells a loss twice, at once and when it waits no longer: the grace is counted from the first.
    if (!place?.connected) return;
    place.connected = false;
    this.#waitFor(owner);
    this.playing?.drive();
    this.#changed();
  }

  /** Stops all timers, and resolves when everything accepted is stored. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const grace of this.#graces.values()) grace.clear();
    await this.playing?.close();
  }

  #changed(): Done {
    this.#ports.changed([]);
    return ok(null);
  }

  #arrange(owner: Owner, seat: Seat, change: (place: Place) => Done): Done {
    const place = this.places[seat];
    if (!this.#isGathering()) return refuse('already-started');
    if (owner !== this.host) return refuse('not-host');
    return place ? change(place) : refuse('no-such-seat');
  }

  #clear(owner: Owner): void {
    this.places = this.places.map((place) => (place.owner === owner ? openPlace() : place));
  }

  #leave(owner: Owner): void {
    this.#clear(owner);
    if (this.host === owner) this.host = this.places.find((place) => place.owner !== null)?.owner ?? null;
  }

  /** Nobody comes, goes or starts again while a deal is being written down. */
  #isGathering(): boolean {
    return this.phase === 'gathering' && !this.#isDealing;
  }

  #isReady(): boolean {
    return this.places.every((place) => place.kind === 'computer' || place.nonce !== '');
  }

  #waitFor(owner: Owner): void {
    this.#graces.get(owner)?.clear();
    if (this.#isClosed) return;
    const grace = this.#ports.later(() => this.#giveUpOn(owner), this.#ports.graceMillis);
    this.#graces.set(owner, grace);
  }

  #giveUpOn(owner: Owner): void {
    this.#graces.delete(owner);
    const place = this.places[this.seatOf(owner) ?? -1];
    if (!place || place.connected) return;
    if (this.#isGathering()) this.#leave(owner);
    else if (place.standIn === 'nobody') place.standIn = 'absent';
    this.playing?.drive();
    this.#changed();
  }

  async #asPlayer<T, E>(
    owner: Owner,
    task: (playing: Playing, seat: Seat) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | TableRefusal>> {
    const seat = this.seatOf(owner);
    if (seat === null) return refuse('not-seated');
    return this.playing === null ? refuse('not-started') : task(this.playing, seat);
  }

  /** Deals from the secret and everybody's nonces. `first`: who is to begin; the seats turn until the deal agrees. */
  async #deal(first: Seat | null): Promise<void> {
    this.#isDealing = true;
    try {
      await this.#dealAnew(first);
    } finally {
      this.#isDealing = false;
    }
  }

  async #dealAnew(first: Seat | null): Promise<void> {
    const nonces = this.places.map((place) => place.nonce);
    const fairness: Fairness = { commitment: this.commitment, serverSeed: this.#serverSeed, nonces };
    const { game, options, seats } = this.setting;
    const begun = start(game, { options, seats, seed: dealSeed(fairness) });
    if (!begun.ok) throw new Error(`a table was opened that cannot be dealt: ${JSON.stringify(begun.error)}`);
    if (first !== null) this.#turnSeats((begun.value.state.toAct ?? 0) - first);
    const match = this.#matchStart(begun.value.header, fairness);
    await this.#ports.store.begin(match);
    await this.playing?.close();
    this.places = this.places.map(freshPlace);
    this.outcome = null;
    this.playing = this.#play(match, []);
    this.playing.drive();
  }

  #turnSeats(by: number): void {
    const seats = this.places.length;
    this.places = this.places.map((_, seat) => at(this.places, (seat - by + seats * 2) % seats));
  }

  #matchStart(header: Header, fairness: Fairness): MatchStart {
    const { visibility, clock } = this.setting;
    const setting: StoredSetting = { visibility, clock, host: this.host, fairness };
    const seats = this.places.map(storedPlace);
    return { id: randomUUID(), code: this.#ports.code, header, seats, setting, startedAt: this.#ports.now() };
  }

  #play(
    match: MatchStart,
    entries: StoredMatch['entries'],
    clock = startClock(this.setting.clock, this.setting.seats, match.startedAt),
  ): Playing {
    return new Playing(this.setting.game, match, entries, clock, this.places, this.#ports, (outcome) => {
      this.outcome = outcome;
      // A secret is good for one deal: the next one is bound to a new one at once.
      this.#serverSeed = newServerSeed();
    });
  }

  async #restore(stored: StoredMatch): Promise<void> {
    const { fairness, host } = stored.setting as StoredSetting;
    this.#serverSeed = fairness.serverSeed;
    this.host = host;
    this.places = stored.seats.map(restoredPlace);
    for (const seat of resignedIn(stored.entries)) at(this.places, seat).resigned = true;
    if (this.setting.clock.kind === 'fischer')
      for (const seat of flaggedIn(stored.entries)) at(this.places, seat).standIn = 'game';
    const clock = restart(clockOf(this.setting.game, this.setting.clock, stored), this.#ports.now());
    this.playing = this.#play(stored, stored.entries, clock);
    await this.playing.resume();
    for (const place of this.places) if (place.owner !== null) this.#waitFor(place.owner);
  }
}
