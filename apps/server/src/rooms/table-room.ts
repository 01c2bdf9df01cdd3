import { type AuthContext, CloseCode, type MessageContext, Room, ServerError } from '@colyseus/core';
import type { Result } from '@dolmen/core';
import { REQUESTS, type RequestName, say, type TableState } from '@dolmen/protocol';
import type { z } from 'zod';
import type { Address } from '../http/address.ts';
import { pseudonym } from '../log/pseudonym.ts';
import type { StoredTable } from '../store/store.ts';
import type { Move } from '../table/durable-match.ts';
import { addressHash, type Owner } from '../table/identity.ts';
import type { TablePorts } from '../table/ports.ts';
import { type Done, refuse } from '../table/refusal.ts';
import { steadyTime } from '../table/steady-time.ts';
import { Table } from '../table/table.ts';
import { type Company, letIn, REMOVED } from './admission.ts';
import type { Alone } from './alone.ts';
import { later } from './later.ts';
import { type Listing, listingOf } from './listing.ts';
import { ownerBy } from './people.ts';
import type { Services } from './services.ts';
import { newTableState, showTable } from './show-table.ts';
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

/** A handler whose message was read by its format first; the type lets `request` in a client know its answer. */
const handle = <K extends RequestName>(
  request: K,
  handler: (guest: Guest, message: z.output<(typeof REQUESTS)[K]>, context: MessageContext) => unknown,
) => ({ format: REQUESTS[request], handler });

const IDLE_MILLIS = 5 * 60_000;
const UNLIST_MILLIS = 60_000;

/** Shows a table to whoever is connected, and passes on what they ask. It holds no rules. */
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

  override messages = {
    sit: handle('sit', (guest, { seat, nonce }, context) =>
      this.#keep(context, () => this.table.sit(who(guest).owner, who(guest).name, seat, nonce)),
    ),
    stand: handle('stand', (guest, _, context) => this.#keep(context, () => this.table.stand(who(guest).owner))),
    computer: handle('computer', (guest, { seat, level }, context) =>
      this.#keep(context, () => this.table.seatComputer(who(guest).owner, seat, level)),
    ),
    open: handle('open', (guest, { seat }, context) =>
      this.#keep(context, () => this.table.free(who(guest).owner, seat)),
    ),
    start: handle('start', (guest, _, context) => this.#answer(context, () => this.table.begin(who(guest).owner))),
    act: handle('act', (guest, move, context) => this.#act(guest, move, context)),
    undo: handle('undo', (guest, undo, context) =>
      this.#answer(context, () => this.table.undo(who(guest).owner, undo)),
    ),
    resign: handle('resign', (guest, _, context) => this.#answer(context, () => this.table.resign(who(guest).owner))),
    rematch: handle('rematch', (guest, { nonce }, context) =>
      this.#keep(context, () => this.table.rematch(who(guest).owner, nonce)),
    ),
    chat: handle('chat', (guest, { text }, context) => this.#say(guest, context, () => this.#chat(guest, text))),
    emote: handle('emote', (guest, { emote }, context) =>
      this.#say(guest, context, () =>
        this.broadcast('emoted', { seat: this.table.seatOf(who(guest).owner) ?? -1, emote }),
      ),
    ),
    mute: handle('mute', (guest, { person, isMuted }, context) =>
      this.#judge(context, person, (owner) => this.table.mute(who(guest).owner, owner, isMuted)),
    ),
    remove: handle('remove', (guest, { person }, context) =>
      this.#judge(context, person, (owner) => this.#remove(who(guest).owner, owner)),
    ),
  };

  get options(): TableRoomOptions {
    if (this.#options === null) throw new Error('the room was not created yet');
    return this.#options;
  }

  get services(): Services {
    return this.options.services;
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

  /** Throws a `ServerError` where somebody may not come in. */
  letIn(options: unknown, address: Address): Visitor {
    try {
      return letIn(this.#company(), options, address, this.services.settings);
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

  #company(): Company {
    return { table: this.table, code: this.roomId, visitors: this.clients.flatMap(({ auth }) => auth ?? []) };
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

  /** Never fails: who sent a message without waiting for its answer would end the process with it. */
  async #answer<T, E>(context: MessageContext, ask: () => Result<T, E> | Promise<Result<T, E>>): Promise<unknown> {
    try {
      const answer = await ask();
      return answer.ok ? (answer.value ?? {}) : context.reject(answer.error);
    } catch (error) {
      this.services.failed(error);
      return context.reject({ code: 'unavailable' });
    }
  }

  /** Answers when what was changed is stored. */
  #keep<T, E>(context: MessageContext, ask: () => Result<T, E> | Promise<Result<T, E>>): Promise<unknown> {
    return this.#answer(context, async () => {
      const answer = await ask();
      await this.table.kept();
      return answer;
    });
  }

  #act(guest: Guest, move: Move, context: MessageContext): Promise<unknown> {
    return this.#answer(context, async () => {
      const begun = performance.now();
      const answer = await this.table.act(who(guest).owner, move);
      this.services.metrics.count(answer.ok ? 'moves_total' : 'refused_moves_total');
      this.services.metrics.moveTook((performance.now() - begun) / 1000);
      return answer;
    });
  }

  async #say(guest: Guest, context: MessageContext, say: () => void): Promise<unknown> {
    const refusal = this.options.talk.refusal(who(guest), this.table.moderation);
    if (refusal) return context.reject(refusal);
    say();
    await this.table.kept();
    return {};
  }

  #judge(context: MessageContext, id: string, judge: (person: Owner) => Done | Promise<Done>): Promise<unknown> {
    const person = ownerBy(id, this.#company());
    return this.#keep(context, () => (person === null ? refuse('no-such-person') : judge(person)));
  }

  async #remove(host: Owner, person: Owner): Promise<Done> {
    const lines = this.clients.filter((guest) => who(guest).owner === person);
    const from = lines.map((guest) => addressHash(who(guest).address, this.roomId));
    const removed = await this.table.remove(host, person, from);
    if (removed.ok) for (const guest of lines) guest.leave(REMOVED, 'removed');
    return removed;
  }

  #chat(guest: Guest, text: string): void {
    const { owner, name } = who(guest);
    const said = { name, seat: this.table.seatOf(owner) ?? -1, text, at: Math.floor(Date.now() / 1000) };
    say(this.state, said);
    this.table.heard(said);
    this.broadcastPatch();
  }

  #arrived(guest: Guest): void {
    this.#vacancy.end();
    this.#list(true);
    if (this.clients.length === 1) this.#touch();
    this.table.arrive(who(guest).owner);
    this.#show([]);
  }

  #departed(guest: Guest): void {
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
    if (events.length === 0) tellPeople(this.clients, this.#company());
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
