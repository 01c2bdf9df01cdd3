import { isDeepStrictEqual } from 'node:util';
import { type AuthContext, CloseCode, Room, ServerError } from '@colyseus/core';
import type { Seat } from '@dolmen/core';
import { POSES, type TableState } from '@dolmen/protocol';
import type { Address } from '../http/address.ts';
import type { Identities } from '../identities/identities.ts';
import { pseudonym } from '../log/pseudonym.ts';
import { PoseRelay } from '../presence/pose-relay.ts';
import type { StoredTable } from '../store/store.ts';
import type { Owner } from '../table/identity.ts';
import type { TablePorts, Timer } from '../table/ports.ts';
import { steadyTime } from '../table/steady-time.ts';
import { Table } from '../table/table.ts';
import { type Arrival, type Company, LOCKED, letIn, REMOVED, readJoin, type Standing } from './admission.ts';
import type { Alone } from './alone.ts';
import type { Bans } from './bans.ts';
import { later } from './later.ts';
import { type Listing, listingOf } from './listing.ts';
import type { Services } from './services.ts';
import { ShownTable } from './shown-table.ts';
import { TableRequests } from './table-requests.ts';
import type { Talk } from './talk.ts';
import { showHand, tellPeople } from './tell.ts';
import { closeOnUnknown } from './unknown-message.ts';
import { Vacancy } from './vacancy.ts';
import { type Guest, type Visitor, who } from './visitor.ts';

export interface TableRoomOptions {
  readonly services: Services;
  readonly alone: Alone;
  readonly talk: Talk;
  readonly identities: Identities;
  /** `null`: a table that somebody opened. */
  readonly standing: Standing | null;
  readonly bans: Bans;
  /** Is no match to be begun any more? */
  readonly isDraining: () => boolean;
  readonly stored: StoredTable;
  /** Whoever opened it is on the way. */
  readonly isNew: boolean;
}

const IDLE_MILLIS = 5 * 60_000;
const UNLIST_MILLIS = 60_000;

/** Shows a table to whoever is connected; what they ask goes through `TableRequests`. It holds no rules. */
export class TableRoom extends Room<{ state: TableState; client: Guest; metadata: Listing }> {
  #options: TableRoomOptions | null = null;
  #table: Table | null = null;
  #shown: ShownTable | null = null;
  readonly #vacancy = new Vacancy(
    () => ({
      idleMillis: this.services.idleMillis ?? IDLE_MILLIS,
      unlistMillis: this.services.unlistMillis ?? UNLIST_MILLIS,
    }),
    () => this.#list(false),
    () => this.#putAway(),
  );
  #unwatch = (): void => {};
  #lingering: Timer | null = null;
  #isDisposed = false;
  #isLeft = false;
  #isListed = false;
  #isPublic: boolean | null = null;
  #listed: Listing | null = null;

  readonly poses = new PoseRelay(this);

  override messages = new TableRequests(this).handlers;

  get options(): TableRoomOptions {
    if (this.#options === null) throw new Error('the room was not created yet');
    return this.#options;
  }

  get services(): Services {
    return this.options.services;
  }

  get talk(): Talk {
    return this.options.talk;
  }

  get isDraining(): boolean {
    return this.options.isDraining();
  }

  get table(): Table {
    if (this.#table === null) throw new Error('the room was not created yet');
    return this.#table;
  }

  override async onCreate(options: TableRoomOptions): Promise<void> {
    const { services, stored, isNew } = options;
    this.#options = options;
    this.roomId = stored.code;
    this.autoDispose = false;
    this.patchRate = 1000;
    this.maxMessagesPerSecond = services.settings.rateLimit;
    closeOnUnknown(this);
    this.onMessageBytes(POSES, (guest: Guest, bytes: Uint8Array) => this.poses.take(guest, bytes));
    this.#table = await Table.restore(stored, this.#ports(stored.code));
    this.#shown = new ShownTable(this.table, stored.code);
    this.state = this.#shown.state;
    this.#unwatch = services.store.watch((fault) => this.#storeChanged(fault === null));
    this.#list(isNew);
    this.#show([]);
    this.#vacancy.begin();
  }

  override onAuth(_guest: Guest, options: unknown, { ip = '', headers }: AuthContext): Promise<Visitor> {
    return this.letIn(options, { address: String(ip), cookies: headers.get('cookie') });
  }

  /** The table, and who is there. */
  get company(): Company {
    const visitors = this.clients.flatMap(({ auth }) => auth ?? []);
    return { table: this.table, code: this.roomId, visitors, standing: this.options.standing };
  }

  /** Throws a `ServerError` where somebody may not come in. */
  async letIn(options: unknown, arrival: Arrival): Promise<Visitor> {
    try {
      const join = readJoin(options);
      const shown = await this.options.identities.by(join.token);
      return letIn(this.company, join, shown, arrival, { settings: this.services.settings, bans: this.options.bans });
    } catch (error) {
      if (error instanceof ServerError) this.#turnedAway(error.message, arrival.address);
      throw error;
    }
  }

  /** This person has another token from now on: who is here with an old one goes. */
  signOut(owner: Owner, key: string): void {
    for (const guest of this.clients)
      if (who(guest).owner === owner && who(guest).key !== key) guest.leave(LOCKED, 'signed-out');
  }

  override onJoin(guest: Guest): void {
    guest.userData = { shown: null, told: { you: '', people: '' } };
    this.#log('joined', guest);
    this.#arrived(guest);
  }

  /** The connection broke: the client is waited for. */
  override onDrop(guest: Guest): void {
    if (this.#isRemoved(guest)) return;
    const returning = this.allowReconnection(guest, 'manual');
    // Not left to Colyseus, whose timer would outlive the room and keep it in memory.
    const patience = later(() => returning.reject(), this.services.settings.graceSeconds * 1000);
    const settled = (): void => patience.clear();
    // A rejection only means that nobody came back; not handled, it would end the process.
    returning.then(settled, settled);
    this.#departed(guest);
  }

  override onReconnect(guest: Guest): void {
    if (this.#isRemoved(guest)) throw new ServerError(REMOVED, 'removed');
    this.#arrived(guest);
  }

  override onLeave(guest: Guest, code?: number): void {
    this.#log('left', guest);
    if (code === CloseCode.CONSENTED && !this.#isElsewhere(guest)) this.table.leave(who(guest).owner);
    this.#departed(guest);
    if (code === CloseCode.CONSENTED && this.clients.length === 0 && this.#isPast) this.#putAway();
  }

  override async onDispose(): Promise<void> {
    this.#isDisposed = true;
    this.#vacancy.end();
    this.#lingering?.clear();
    this.poses.stop();
    this.#unwatch();
    const table = this.#table;
    if (table === null) return;
    // Whoever comes for it now waits: the next room reads what this one has written.
    await this.options.alone.run(this.roomId, async () => {
      await table.close();
      if (this.#isLeft && (table.isForgettable || this.#isPast)) await this.services.store.removeTable(this.roomId);
      else await this.services.store.release(this.roomId);
    });
  }

  /** Tells everybody that the server goes away; clients come back by themselves. */
  async drain(): Promise<void> {
    this.broadcast('closing', { reason: 'shutdown' });
    await this.table.close();
  }

  /** Another server has the table: nothing here is true any more. Clients come back by themselves, and find it there. */
  async lose(): Promise<void> {
    this.broadcast('closing', { reason: 'shutdown' });
    await this.disconnect(CloseCode.MAY_TRY_RECONNECT);
  }

  /** Something from whoever runs the server. */
  announce(text: string): void {
    this.broadcast('announced', { text });
  }

  /** Puts everybody out; resolves when all is stored. */
  async closeForGood(): Promise<void> {
    this.broadcast('closing', { reason: 'closed' });
    await this.disconnect();
  }

  #isRemoved(guest: Guest): boolean {
    const { owner, address } = who(guest);
    return this.table.moderation.removed.includes(owner) || this.options.bans.holds(owner, address);
  }

  #turnedAway(reason: string, address: Address): void {
    this.services.log.refused('join', { reason, table: this.roomId, address: pseudonym(address) });
  }

  #log(event: 'joined' | 'left', guest: Guest): void {
    this.services.log.info(event, { table: this.roomId, address: pseudonym(who(guest).address) });
  }

  #ports(code: string): TablePorts {
    const { store, settings, computers, pause } = this.services;
    return {
      store,
      code,
      now: steadyTime(),
      later,
      computers,
      pause,
      graceMillis: settings.graceSeconds * 1000,
      changed: (events) => this.#show(events),
      called: (seat) => this.#call(seat),
      remarked: (seat, remark) => this.broadcast('remark', { seat, ...remark }),
      failed: (error) => this.services.failed(error),
    };
  }

  /** Wherever they are. */
  #call(seat: Seat): void {
    // Whoever is to move at a table that is being opened was called before it was put away.
    if (this.#table === null) return;
    const { places, setting } = this.#table;
    const owner = places[seat]?.owner;
    const others = places.filter((_, other) => other !== seat).map(({ name }) => name);
    if (owner) this.services.push.call(owner, { code: this.roomId, game: setting.game.id, others });
  }

  #arrived(guest: Guest): void {
    this.#vacancy.end();
    this.#list(true);
    if (this.clients.length === 1) this.#touch();
    this.table.arrive(who(guest).owner);
    this.#show([]);
  }

  #departed(guest: Guest): void {
    this.poses.forget(who(guest));
    if (!this.#isElsewhere(guest)) this.table.depart(who(guest).owner);
    this.#show([]);
    // Those who were waited for leave after the room is gone.
    if (this.clients.length > 0 || this.#isDisposed) return;
    this.#touch();
    this.#vacancy.begin();
  }

  /** Somebody is here, or was until now. */
  #touch(): void {
    void this.table.keep().catch((error: unknown) => this.services.failed(error));
  }

  /** Has the same person another connection, another tab perhaps? */
  #isElsewhere(guest: Guest): boolean {
    return this.clients.some((other) => other !== guest && other.auth?.owner === who(guest).owner);
  }

  #show(events: readonly unknown[]): void {
    if (this.#shown === null || this.#isDisposed) return;
    this.#shown.show(events);
    this.state.isWaiting = this.services.store.isAway();
    // Who is here and what the lobby shows is another after no move but the last.
    const isMove = events.length > 0 && this.table.phase === 'playing';
    if (!isMove) this.#showPeople();
    this.broadcastPatch();
    if (isMove) return;
    this.#list();
    this.#describe();
    this.#linger();
  }

  #showPeople(): void {
    const { table, state } = this;
    state.spectators = this.clients.filter((guest) => table.seatOf(who(guest).owner) === null).length;
    for (const guest of this.clients) showHand(guest, state, table.seatOf(who(guest).owner));
    tellPeople(this.clients, this.company);
  }

  /** Is it a room where a new gathering is to open? */
  get #isPast(): boolean {
    return this.options.standing !== null && this.table.phase === 'over';
  }

  /** After a match a standing room stays as it is for a while; then those who are still here come in to a new gathering. */
  #linger(): void {
    if (!this.#isPast) {
      this.#lingering?.clear();
      this.#lingering = null;
    } else this.#lingering ??= later(() => this.#putAway(), this.options.standing?.lingerMillis ?? 0);
    if (this.options.standing?.mostSpectators === 0) this.#dismissSpectators();
  }

  /** Whoever came for a seat and got none. */
  #dismissSpectators(): void {
    if (this.table.phase === 'gathering') return;
    for (const guest of [...this.clients])
      if (this.table.seatOf(who(guest).owner) === null) guest.leave(REMOVED, 'no-spectators');
  }

  #storeChanged(isBack: boolean): void {
    if (isBack) this.table.storeIsBack();
    this.#show([]);
  }

  /** The lobby hears only of what it shows. */
  #describe(): void {
    const listing = listingOf(this.table);
    if (isDeepStrictEqual(listing, this.#listed)) return;
    this.#listed = listing;
    void this.setMetadata(listing).catch((error: unknown) => this.services.failed(error));
  }

  /** Private tables are in no list; standing rooms have one of their own. */
  #list(isListed = this.#isListed): void {
    this.#isListed = isListed;
    const isPublic = isListed && this.table.setting.visibility === 'public' && this.options.standing === null;
    if (isPublic === this.#isPublic) return;
    this.#isPublic = isPublic;
    void this.setPrivate(!isPublic).catch((error: unknown) => this.services.failed(error));
  }

  /** It waits in the store, if there is something to wait for. */
  #putAway(): void {
    this.#isLeft = true;
    void this.disconnect();
  }
}
