import { isLevel } from '@dolmen/bots';
import { computerName } from '@dolmen/bots/level-names';
import {
  at,
  type Common,
  type MoveRefusal,
  ok,
  type ResignRefusal,
  type Result,
  type Seat,
  type UndoRefusal,
} from '@dolmen/core';
import { type Ack, CHAT_TAIL, type Said } from '@dolmen/protocol';
import { commitmentOf } from '@dolmen/records';
import type { MatchStart, StoredMatch, StoredTable } from '../store/store.ts';
import { restart, startClock } from './clock.ts';
import { deal, seatedAnew } from './deal.ts';
import type { Move, Undo } from './durable-match.ts';
import type { Owner } from './identity.ts';
import { Keeper } from './keeper.ts';
import { type Moderation, maySit } from './moderation.ts';
import { clockOf, flaggedIn, removedIn, resignedIn } from './notes.ts';
import type { Outcome } from './outcome.ts';
import { People } from './people.ts';
import { computerPlace, giveToComputer, openPlace, type Place, personPlace, seatOf } from './places.ts';
import { Playing } from './playing.ts';
import type { TablePorts } from './ports.ts';
import { type Done, refuse, type TableRefusal } from './refusal.ts';
import { newState, placeFrom, type SavedState, savedPlace } from './saved-state.ts';
import { newServerSeed } from './server-seed.ts';
import { type SavedSetting, settingFrom, type TableSetting } from './setting.ts';

export type Phase = 'gathering' | 'playing' | 'over';

/**
 * A table: people gather, play a match, and may play another. It knows nothing of sockets; whoever shows it is told that it
 * changed. It holds no rules: the match asks the engine.
 */
export class Table {
  readonly setting: TableSetting;
  readonly #ports: TablePorts;
  readonly #people: People;
  readonly #keeper: Keeper;
  places: Place[];
  playing: Playing | null = null;
  outcome: Outcome | null = null;
  #chat: readonly Said[];
  #serverSeed: string;
  #isDealing = false;

  constructor(setting: TableSetting, ports: TablePorts, saved = newState(setting.seats)) {
    this.setting = setting;
    this.#ports = ports;
    this.places = saved.places.map(placeFrom);
    const seated = () => this.places.map(({ owner }) => owner);
    this.#people = new People(saved.moderation, ports, seated, (owner) => this.#gaveUpOn(owner));
    this.#chat = saved.chat;
    this.#serverSeed = saved.serverSeed;
    this.#keeper = new Keeper(ports, () => this.#state());
  }

  /** A table from the store, gathering, in its match, or after it. Everybody is away until they come back. */
  static async restore({ setting, state, match }: StoredTable, ports: TablePorts): Promise<Table> {
    const table = new Table(settingFrom(setting as SavedSetting), ports, state as SavedState);
    if (match) await table.#restore(match);
    table.#people.waitForAll();
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

  get now(): number {
    return this.#ports.now();
  }

  /** The chat's tail. */
  get chat(): readonly Said[] {
    return this.#chat;
  }

  /** Is there nothing about it that anybody would come back for? */
  get isForgettable(): boolean {
    return this.phase === 'gathering' && !this.places.some(({ kind }) => kind === 'person');
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
    this.#people.remove(person, from);
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

  /** What could not be stored for a while is stored, and everything goes on. */
  storeIsBack(): void {
    this.playing?.storeIsBack().catch(this.#ports.failed);
  }

  heard(said: Said): void {
    this.#chat = [...this.#chat, said].slice(-CHAT_TAIL);
    this.#keeper.saveIfChanged();
  }

  /** Resolves when the table as it is now is stored, also that somebody is or was here now. */
  keep(): Promise<void> {
    return this.#keeper.save();
  }

  /** Resolves when everything about it that changed so far is stored. */
  kept(): Promise<unknown> {
    return this.#keeper.idle();
  }

  /** Stops all timers, and resolves when everything accepted is stored. */
  async close(): Promise<void> {
    this.#people.presence.close();
    await this.playing?.close();
    await this.#keeper.idle();
  }

  #changed(): Done {
    this.#keeper.saveIfChanged();
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

  /** `first`: who is to begin; `null`: whom the deal says. */
  async #deal(first: Seat | null): Promise<void> {
    this.#isDealing = true;
    try {
      await this.#dealAnew(first);
    } finally {
      this.#isDealing = false;
    }
  }

  async #dealAnew(first: Seat | null): Promise<void> {
    const { setting, places } = this;
    const gathered = { code: this.#ports.code, setting, places, serverSeed: this.#serverSeed };
    const dealt = deal(gathered, first, this.#ports.now());
    await this.#keeper.run(async () => {
      await this.#ports.store.begin(dealt.match, this.#state(seatedAnew(dealt.places)));
      await this.playing?.close();
      // Seated again: who came or went meanwhile did so at the old places.
      this.places = seatedAnew(dealt.places);
      this.outcome = null;
      this.playing = this.#play(dealt.match, []);
    });
    this.playing?.drive();
  }

  #play(
    match: MatchStart,
    entries: StoredMatch['entries'],
    clock = startClock(this.setting.clock, this.setting.seats, match.startedAt),
  ): Playing {
    return new Playing(this.setting.game, match, entries, clock, this.places, this.#ports, (outcome, at) =>
      this.#end(outcome, at),
    );
  }

  /** A secret is good for one deal: the next one is bound to a new one at once. */
  #end(outcome: Outcome, at: number): Promise<void> {
    const serverSeed = newServerSeed();
    return this.#keeper.run(async () => {
      await this.#ports.store.finish(outcome.match, outcome, at, { ...this.#state(), serverSeed });
      this.outcome = outcome;
      this.#serverSeed = serverSeed;
    });
  }

  async #restore(match: StoredMatch): Promise<void> {
    for (const seat of resignedIn(match.entries)) at(this.places, seat).resigned = true;
    for (const seat of removedIn(match.entries)) giveToComputer(at(this.places, seat), seat);
    if (this.setting.clock.kind === 'fischer')
      for (const seat of flaggedIn(match.entries)) at(this.places, seat).standIn = 'game';
    const clock = restart(clockOf(this.setting.game, this.setting.clock, match), this.#ports.now());
    this.playing = this.#play(match, match.entries, clock);
    if (match.endedAt === null) return this.playing.resume();
    this.outcome = match.result as Outcome;
    await this.playing.endAsStored();
  }

  #state(places: readonly Place[] = this.places): SavedState {
    const { moderation } = this;
    return { moderation, serverSeed: this.#serverSeed, places: places.map(savedPlace), chat: this.#chat };
  }
}
