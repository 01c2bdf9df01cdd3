import { randomUUID } from 'node:crypto';
import { isLevel } from '@dolmen/bots';
import { computerName } from '@dolmen/bots/level-names';
import { type AnyGame, at, type Common, GAMES, type Header, ok, type Result, type Seat, start } from '@dolmen/core';
import type { MatchStart, StoredMatch } from '../store/store.ts';
import { type ClockSetting, restart, startClock } from './clock.ts';
import { commitmentOf, dealSeed, type Fairness, newServerSeed } from './fairness.ts';
import type { Owner } from './identity.ts';
import type { Ack, Move, MoveRefusal, Undo, UndoRefusal } from './match.ts';
import { type Moderation, maySit, newModeration } from './moderation.ts';
import { clockOf, flaggedIn, removedIn, resignedIn } from './notes.ts';
import { People } from './people.ts';
import {
  computerPlace,
  freshPlace,
  giveToComputer,
  openPlace,
  type Place,
  personPlace,
  restoredPlace,
  seatOf,
  storedPlace,
} from './places.ts';
import { type Outcome, Playing, type StoredSetting } from './playing.ts';
import type { TablePorts } from './ports.ts';
import { type Done, refuse, type TableRefusal } from './refusal.ts';

export type Phase = 'gathering' | 'playing' | 'over';

export interface TableSetting {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly visibility: 'public' | 'private';
  readonly clock: ClockSetting;
}

/**
 * A table: people gather, play a match, and may play another. It knows nothing of sockets; whoever shows it is told that it
 * changed. It holds no rules: the match asks the engine.
 */
export class Table {
  readonly setting: TableSetting;
  readonly #ports: TablePorts;
  readonly #people: People;
  places: Place[];
  playing: Playing | null = null;
  outcome: Outcome | null = null;
  #serverSeed = newServerSeed();
  #isDealing = false;

  constructor(setting: TableSetting, ports: TablePorts, moderation = newModeration(null)) {
    this.setting = setting;
    this.#ports = ports;
    const seated = () => this.places.map(({ owner }) => owner);
    this.#people = new People(moderation, ports, seated, (owner) => this.#gaveUpOn(owner));
    this.places = Array.from({ length: setting.seats }, openPlace);
  }

  /** A table whose match was under way when the server stopped. */
  static async resume(stored: StoredMatch, ports: TablePorts): Promise<Table> {
    const game = GAMES[stored.header.game];
    if (!game) throw new Error(`no such game: ${stored.header.game}`);
    const { clock, visibility, moderation } = stored.setting as StoredSetting;
    const { options, seats } = stored.header;
    const table = new Table({ game, options, seats, visibility, clock }, ports, moderation);
    await table.#restore(stored);
    return table;
  }

  get phase(): Phase {
    if (this.playing === null) return 'gathering';
    return this.outcome === null ? 'playing' : 'over';
  }

  get host(): Owner | null {
    return this.#people.host;
  }

  get moderation(): Moderation {
    return this.#people.moderation;
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
    if (!maySit(this.moderation, owner)) return refuse('removed');
    this.#clear(owner);
    this.places[seat] = personPlace(owner, name, nonce);
    this.#people.sat(owner);
    return this.#changed();
  }

  stand(owner: Owner): Done {
    if (!this.#isGathering()) return refuse('already-started');
    if (this.seatOf(owner) === null) return refuse('not-seated');
    this.#clear(owner);
    return this.#changed();
  }

  /** They go on purpose, and nobody waits for them: before a match they give up the seat, and being the host. */
  leave(owner: Owner): void {
    if (!this.#isGathering()) return this.depart(owner);
    this.#clear(owner);
    this.#people.presence.leave(owner);
    this.#changed();
  }

  /** The host gives a seat to a computer player. */
  seatComputer(owner: Owner, seat: Seat, level: string): Done {
    return this.#arrange(owner, seat, (place) => {
      if (place.kind === 'person') return refuse('seat-taken');
      if (!isLevel(level)) return refuse('no-such-level');
      this.places[seat] = computerPlace(level, computerName(seat));
      return this.#changed();
    });
  }

  /** The host frees a seat, whoever has it; a person may look on, but cannot sit down again. */
  free(owner: Owner, seat: Seat): Done {
    return this.#arrange(owner, seat, (place) => {
      if (place.owner !== null && place.owner !== owner) this.#people.judge('unseated', place.owner);
      this.places[seat] = openPlace();
      return this.#changed();
    });
  }

  /**
   * The host puts a person out, player or spectator; `from`: hashes of where they came from. In a match a computer has
   * their seat from then on.
   */
  async remove(owner: Owner, person: Owner, from: readonly string[] = []): Promise<Done> {
    const allowed = this.#people.mayJudge(owner, person);
    if (!allowed.ok) return allowed;
    if (this.#isDealing) return refuse('already-started');
    const seat = this.seatOf(person);
    if (this.playing === null) this.#clear(person);
    else if (seat !== null) await this.playing.replace(seat);
    this.#people.judge('removed', person);
    for (const address of from) this.#people.judge('closedTo', address);
    this.#people.presence.leave(person);
    return this.#changed();
  }

  mute(owner: Owner, person: Owner, isMuted: boolean): Done {
    const allowed = this.#people.mayJudge(owner, person);
    if (!allowed.ok) return allowed;
    this.#people.judge('muted', person, isMuted);
    return this.#changed();
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

  async resign(owner: Owner): Promise<Done> {
    if (this.phase === 'over') return refuse('not-started');
    const resigned = await this.#asPlayer<null, never>(owner, (playing, seat) => playing.resign(seat));
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
    this.#people.presence.arrive(owner);
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
    this.#people.depart(owner);
    if (!place?.connected) return;
    place.connected = false;
    this.playing?.drive();
    this.#changed();
  }

  /** Stops all timers, and resolves when everything accepted is stored. */
  async close(): Promise<void> {
    this.#people.presence.close();
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

  /** Nobody comes, goes or starts again while a deal is being written down. */
  #isGathering(): boolean {
    return this.phase === 'gathering' && !this.#isDealing;
  }

  #isReady(): boolean {
    return this.places.every((place) => place.kind === 'computer' || place.nonce !== '');
  }

  #gaveUpOn(owner: Owner): void {
    const place = this.places[this.seatOf(owner) ?? -1];
    if (this.#isGathering()) this.#clear(owner);
    else if (place?.standIn === 'nobody') place.standIn = 'absent';
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
    const setting: StoredSetting = { visibility, clock, moderation: this.moderation, fairness };
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
    const { fairness } = stored.setting as StoredSetting;
    this.#serverSeed = fairness.serverSeed;
    this.places = stored.seats.map(restoredPlace);
    for (const seat of resignedIn(stored)) at(this.places, seat).resigned = true;
    for (const seat of removedIn(stored)) this.#restoreRemoved(seat);
    if (this.setting.clock.kind === 'fischer')
      for (const seat of flaggedIn(stored)) at(this.places, seat).standIn = 'game';
    const clock = restart(clockOf(this.setting.game, this.setting.clock, stored), this.#ports.now());
    this.playing = this.#play(stored, stored.entries, clock);
    await this.playing.resume();
    for (const owner of [this.moderation.opener, ...this.places.map((place) => place.owner)])
      if (owner !== null) this.#people.presence.waitFor(owner);
  }

  #restoreRemoved(seat: Seat): void {
    const place = at(this.places, seat);
    if (place.owner !== null) this.#people.judge('removed', place.owner);
    giveToComputer(place, seat);
  }
}
