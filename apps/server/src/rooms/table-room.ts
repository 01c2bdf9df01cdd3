import { type AuthContext, CloseCode, Room, ServerError } from '@colyseus/core';
import { POSES, type TableState } from '@dolmen/protocol';
import type { Address } from '../http/address.ts';
import { pseudonym } from '../log/pseudonym.ts';
import { PoseRelay } from '../presence/pose-relay.ts';
import type { StoredTable } from '../store/store.ts';
import type { TablePorts } from '../table/ports.ts';
import { steadyTime } from '../table/steady-time.ts';
import { Table } from '../table/table.ts';
import { type Company, letIn, REMOVED } from './admission.ts';
import type { Alone } from './alone.ts';
import { later } from './later.ts';
import { type Listing, listingOf } from './listing.ts';
import type { Services } from './services.ts';
import { newTableState, showTable } from './show-table.ts';
import { TableRequests } from './table-requests.ts';
import type { Talk } from './talk.ts';
import { showHand, tellEvents, tellPeople } from './tell.ts';
import { closeOnUnknown } from './unknown-message.ts';
import { Vacancy } from './vacancy.ts';
import { type Guest, type Visitor, who } from './visitor.ts';

export interface TableRoomOptions {
  readonly services: Services;
  readonly alone: Alone;
  readonly talk: Talk;
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
  readonly #vacancy = new Vacancy(
    () => ({
      idleMillis: this.services.idleMillis ?? IDLE_MILLIS,
      unlistMillis: this.services.unlistMillis ?? UNLIST_MILLIS,
    }),
    () => this.#list(false),
    () => this.#putAway(),
  );
  #unwatch = (): void => {};
  #isDisposed = false;
  #isLeft = false;
  #listed = '';

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
    this.state = newTableState(this.table);
    this.#unwatch = services.store.watch((fault) => this.#storeChanged(fault === null));
    this.#list(isNew);
    this.#show([]);
    this.#vacancy.begin();
  }

  override onAuth(_guest: Guest, options: unknown, { ip = '' }: AuthContext): Visitor {
    return this.letIn(options, String(ip));
  }

  /** The table, and who is there. */
  get company(): Company {
    return { table: this.table, code: this.roomId, visitors: this.clients.flatMap(({ auth }) => auth ?? []) };
  }

  /** Throws a `ServerError` where somebody may not come in. */
  letIn(options: unknown, address: Address): Visitor {
    try {
      return letIn(this.company, options, address, this.services.settings);
    } catch (error) {
      if (error instanceof ServerError) this.#turnedAway(error.message, address);
      throw error;
    }
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
  }

  override async onDispose(): Promise<void> {
    this.#isDisposed = true;
    this.#vacancy.end();
    this.poses.stop();
    this.#unwatch();
    const table = this.#table;
    if (table === null) return;
    // Whoever comes for it now waits: the next room reads what this one has written.
    await this.options.alone.run(this.roomId, async () => {
      await table.close();
      if (this.#isLeft && table.isForgettable) await this.services.store.removeTable(this.roomId);
    });
  }

  /** Tells everybody that the server goes away; clients come back by themselves. */
  async drain(): Promise<void> {
    this.broadcast('closing', { reason: 'shutdown' });
    await this.table.close();
  }

  #isRemoved(guest: Guest): boolean {
    return this.table.moderation.removed.includes(who(guest).owner);
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
      remarked: (seat, remark) => this.broadcast('remark', { seat, ...remark }),
      failed: (error) => this.services.failed(error),
    };
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
    if (this.#table === null || this.#isDisposed) return;
    const { table, state } = this;
    showTable(state, table, this.roomId);
    state.isWaiting = this.services.store.isAway();
    state.spectators = this.clients.filter((guest) => table.seatOf(who(guest).owner) === null).length;
    for (const guest of this.clients) showHand(guest, state, table.seatOf(who(guest).owner));
    if (events.length === 0) tellPeople(this.clients, this.company);
    else tellEvents(this, table, events);
    this.broadcastPatch();
    this.#describe();
  }

  #storeChanged(isBack: boolean): void {
    if (isBack) this.table.storeIsBack();
    this.#show([]);
  }

  /** The lobby hears only of what it shows. */
  #describe(): void {
    const listing = listingOf(this.table);
    const text = JSON.stringify(listing);
    if (text === this.#listed) return;
    this.#listed = text;
    void this.setMetadata(listing).catch((error: unknown) => this.services.failed(error));
  }

  /** Private tables are in no list. */
  #list(isListed: boolean): void {
    const isPublic = isListed && this.table.setting.visibility === 'public';
    void this.setPrivate(!isPublic).catch((error: unknown) => this.services.failed(error));
  }

  /** It waits in the store, if there is something to wait for. */
  #putAway(): void {
    this.#isLeft = true;
    void this.disconnect();
  }
}
