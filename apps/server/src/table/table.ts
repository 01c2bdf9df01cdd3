import {
  type Common,
  type MoveRefusal,
  ok,
  type ResignRefusal,
  type Result,
  type Seat,
  type UndoRefusal,
} from '@dolmen/core';
import type { Ack } from '@dolmen/protocol';
import type { StoredTable } from '../store/store.ts';
import { Chat } from './chat.ts';
import { isSlow } from './clock.ts';
import { Dealer } from './dealer.ts';
import type { Move, Undo } from './durable-match.ts';
import { Gathering } from './gathering.ts';
import type { Owner } from './identity.ts';
import { Keeper } from './keeper.ts';
import type { Moderation } from './moderation.ts';
import type { Outcome } from './outcome.ts';
import { People } from './people.ts';
import type { Place } from './places.ts';
import type { Playing } from './playing.ts';
import type { TablePorts } from './ports.ts';
import { type Done, refuse, type TableRefusal } from './refusal.ts';
import { newState, placeFrom, type SavedLine, type SavedState, savedPlace } from './saved-state.ts';
import { Seating } from './seating.ts';
import {
  type SavedSetting,
  type SettingChanges,
  type SettingError,
  settingFrom,
  type TableSetting,
} from './setting.ts';

export type Phase = 'gathering' | 'playing' | 'over';

/**
 * A table: people gather, play a match, and may play another. It knows nothing of sockets; whoever shows it is told that it
 * changed. It holds no rules: the match asks the engine.
 */
export class Table {
  readonly #ports: TablePorts;
  readonly #seating: Seating;
  readonly #people: People;
  readonly #chat: Chat;
  readonly #dealer: Dealer;
  readonly #keeper: Keeper;
  readonly #gathering: Gathering;

  constructor(setting: TableSetting, ports: TablePorts, saved = newState(setting.seats)) {
    const seating = new Seating(saved.places.map(placeFrom));
    const seated = () => seating.owners;
    this.#ports = ports;
    this.#seating = seating;
    this.#people = new People(saved.moderation, ports, seated, (owner) => this.#gaveUpOn(owner));
    this.#chat = new Chat(saved.chat);
    this.#dealer = new Dealer(saved.serverSeed, {
      ...{ seating, ports },
      setting: () => this.setting,
      inTurn: (change) => this.#keeper.run(change),
      state: (places) => this.#state(places),
    });
    this.#keeper = new Keeper(ports, () => this.#state());
    this.#gathering = new Gathering(setting, {
      ...{ seating, people: this.#people, dealer: this.#dealer, keeper: this.#keeper },
      began: () => this.#changed(),
      failed: ports.failed,
    });
  }

  /** A table from the store, gathering, in its match, or after it. Everybody is away until they come back. */
  static async restore({ setting, state, match }: StoredTable, ports: TablePorts): Promise<Table> {
    const table = new Table(settingFrom(setting as SavedSetting), ports, state as SavedState);
    if (match) await table.#dealer.restore(match);
    table.#people.waitForAll();
    return table;
  }

  get setting(): TableSetting {
    return this.#gathering.setting;
  }

  get places(): readonly Place[] {
    return this.#seating.places;
  }

  get playing(): Playing | null {
    return this.#dealer.playing;
  }

  get outcome(): Outcome | null {
    return this.#dealer.outcome;
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
  get chat(): readonly SavedLine[] {
    return this.#chat.lines;
  }

  /** Is there nothing about it that anybody would come back for? */
  get isForgettable(): boolean {
    return this.phase === 'gathering' && !this.#seating.hasPeople;
  }

  /** What the next deal is bound to, or, while it is played, the present one. */
  get commitment(): string {
    return this.#dealer.commitment;
  }

  seatOf(owner: Owner): Seat | null {
    return this.#seating.seatOf(owner);
  }

  sit(owner: Owner, name: string, seat: Seat, nonce: string): Done {
    return this.#done(this.#gathering.sit(owner, name, seat, nonce));
  }

  /** They are called so from now on; who has no seat is known by the name to those who show them. */
  rename(owner: Owner, name: string): Done {
    const place = this.#seating.placeOf(owner);
    if (place) place.name = name;
    return this.#changed();
  }

  change(owner: Owner, changes: SettingChanges): Result<null, TableRefusal | SettingError> {
    return this.#done(this.#gathering.change(owner, changes));
  }

  stand(owner: Owner): Done {
    return this.#done(this.#gathering.stand(owner));
  }

  /** They go on purpose, and nobody waits for them: before a match they give up the seat, and being the host. */
  leave(owner: Owner): void {
    if (!this.#gathering.isOpen || isSlow(this.setting.clock)) return this.depart(owner);
    this.#seating.clear(owner);
    this.#people.presence.leave(owner);
    this.#changed();
  }

  seatComputer(owner: Owner, seat: Seat, level: string): Done {
    return this.#done(this.#gathering.seatComputer(owner, seat, level));
  }

  free(owner: Owner, seat: Seat): Done {
    return this.#done(this.#gathering.free(owner, seat));
  }

  /**
   * The host puts a person out, player or spectator; `from`: hashes of where they came from. In a match a computer has
   * their seat from then on.
   */
  async remove(owner: Owner, person: Owner, from: readonly string[] = []): Promise<Done> {
    const allowed = this.#people.mayJudge(owner, person);
    if (!allowed.ok) return allowed;
    return this.#dealer.isDealing ? refuse('already-started') : this.putOut(person, from);
  }

  /** As `remove`, and nobody is asked: for whoever runs the server. */
  async putOut(person: Owner, from: readonly string[]): Promise<Done> {
    await this.expel(person);
    this.#people.remove(person, from);
    return this.#changed();
  }

  /** They lose their seat, and may come back; a match goes on with a computer. */
  async expel(person: Owner): Promise<void> {
    // While a deal is written down nobody can leave their seat.
    if (this.#dealer.isDealing) await this.#keeper.idle();
    await this.#vacate(person);
    this.#people.presence.leave(person);
    this.#changed();
  }

  /** For one who was put out: nothing here leads back to them. Returns what they had said. */
  forget(person: Owner): readonly SavedLine[] {
    this.#people.forget(person);
    return this.dropChat(({ by }) => by === person);
  }

  /** Returns the lines that go. */
  dropChat(isGone: (line: SavedLine) => boolean): readonly SavedLine[] {
    const gone = this.#chat.drop(isGone);
    this.#changed();
    return gone;
  }

  mute(owner: Owner, person: Owner, isMuted: boolean): Done {
    const allowed = this.#people.mayJudge(owner, person);
    if (!allowed.ok) return allowed;
    this.#people.judge('muted', person, isMuted);
    return this.#changed();
  }

  async begin(owner: Owner): Promise<Done> {
    return this.#done(await this.#gathering.begin(owner));
  }

  act(owner: Owner, move: Move): Promise<Result<Ack, MoveRefusal | TableRefusal>> {
    return this.#asPlayer(owner, (playing, seat) => playing.act(seat, move));
  }

  undo(owner: Owner, undo: Undo): Promise<Result<Ack, UndoRefusal | TableRefusal>> {
    return this.#asPlayer(owner, (playing, seat) => playing.undo(seat, undo));
  }

  async resign(owner: Owner): Promise<Result<null, ResignRefusal | TableRefusal>> {
    const resigned = await this.#asPlayer(owner, (playing, seat) => playing.resign(seat));
    return this.#done(resigned);
  }

  /** Everybody who wants another match adds a nonce; when all people have, it is dealt, and the next seat begins. */
  async rematch(owner: Owner, nonce: string): Promise<Done> {
    const place = this.#seating.placeOf(owner);
    if (!place) return refuse('not-seated');
    if (this.phase !== 'over' || this.#dealer.isDealing) return refuse('not-started');
    place.nonce = nonce;
    if (this.#seating.isReady) await this.#dealer.dealAgain();
    return this.#changed();
  }

  /** A person is here, with at least one connection. */
  arrive(owner: Owner): void {
    this.#people.presence.arrive(owner);
    const place = this.#seating.placeOf(owner);
    if (!place) return;
    const isFirst = this.phase === 'playing' && !this.#seating.isAnybodyHere;
    place.connected = true;
    if (place.standIn === 'absent') place.standIn = 'nobody';
    if (isFirst) this.playing?.resume().then(() => this.#changed(), this.#ports.failed);
    else this.playing?.drive();
    this.#changed();
  }

  /** Their last connection is gone. Before a match the seat is free after the grace; in it a computer stands in. */
  depart(owner: Owner): void {
    const place = this.#seating.placeOf(owner);
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

  heard(said: SavedLine): void {
    this.#chat.add(said);
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

  #done<E>(result: Result<null, E>): Result<null, E> {
    if (result.ok) this.#changed();
    return result;
  }

  async #vacate(person: Owner): Promise<void> {
    const seat = this.seatOf(person);
    if (this.playing === null) this.#seating.clear(person);
    else if (seat !== null) await this.playing.replace(seat);
  }

  #gaveUpOn(owner: Owner): void {
    if (isSlow(this.setting.clock)) return void this.#changed();
    const place = this.#seating.placeOf(owner);
    if (this.#gathering.isOpen) this.#seating.clear(owner);
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

  #state(places = this.places): SavedState {
    const { moderation } = this;
    const { serverSeed } = this.#dealer;
    return { moderation, serverSeed, places: places.map(savedPlace), chat: this.chat };
  }
}
