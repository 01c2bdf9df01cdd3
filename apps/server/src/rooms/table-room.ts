import { type AuthContext, CloseCode, type MessageContext, Room, ServerError } from '@colyseus/core';
import type { Result, Seat } from '@dolmen/core';
import { ClockState, makeTable, REQUESTS, type RequestName, say, type TableState } from '@dolmen/protocol';
import type { z } from 'zod';
import type { Address } from '../http/address.ts';
import type { StoredMatch } from '../store/store.ts';
import { addressHash, type Owner } from '../table/identity.ts';
import type { Move } from '../table/match.ts';
import { newModeration } from '../table/moderation.ts';
import type { TablePorts, Timer } from '../table/ports.ts';
import { type Done, refuse } from '../table/refusal.ts';
import { Table, type TableSetting } from '../table/table.ts';
import { type Company, letIn, REMOVED } from './admission.ts';
import { type Listing, listingOf } from './listing.ts';
import { ownerBy } from './people.ts';
import type { Services } from './services.ts';
import { showTable } from './show-table.ts';
import type { Talk } from './talk.ts';
import { showHand, tellEvents, tellPeople } from './tell.ts';
import { closeOnUnknown } from './unknown-message.ts';
import { type Guest, type Visitor, who } from './visitor.ts';

/** A new table, or one whose match was under way when the server stopped. */
export interface TableRoomOptions {
  readonly services: Services;
  readonly talk: Talk;
  readonly code: string;
  readonly setting?: TableSetting;
  readonly opener?: Owner | null;
  readonly stored?: StoredMatch;
}

/** A handler whose message was read by its format first; the type lets `request` in a client know its answer. */
const handle = <K extends RequestName>(
  request: K,
  handler: (guest: Guest, message: z.output<(typeof REQUESTS)[K]>, context: MessageContext) => unknown,
) => ({ format: REQUESTS[request], handler });

const IDLE_MILLIS = 5 * 60_000;
/** The longest time that a timer can wait. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** Shows a table to whoever is connected, and passes on what they ask. It holds no rules. */
export class TableRoom extends Room<{ state: TableState; client: Guest; metadata: Listing }> {
  #services: Services | null = null;
  #talk: Talk | null = null;
  #table: Table | null = null;
  #idle: Timer | null = null;
  #isDisposed = false;
  #listed = '';

  override messages = {
    sit: handle('sit', (guest, { seat, nonce }, context) =>
      this.#answer(context, () => this.table.sit(who(guest).owner, who(guest).name, seat, nonce)),
    ),
    stand: handle('stand', (guest, _, context) => this.#answer(context, () => this.table.stand(who(guest).owner))),
    computer: handle('computer', (guest, { seat, level }, context) =>
      this.#answer(context, () => this.table.seatComputer(who(guest).owner, seat, level)),
    ),
    open: handle('open', (guest, { seat }, context) =>
      this.#answer(context, () => this.table.free(who(guest).owner, seat)),
    ),
    start: handle('start', (guest, _, context) => this.#answer(context, () => this.table.begin(who(guest).owner))),
    act: handle('act', (guest, move, context) => this.#act(guest, move, context)),
    undo: handle('undo', (guest, undo, context) =>
      this.#answer(context, () => this.table.undo(who(guest).owner, undo)),
    ),
    resign: handle('resign', (guest, _, context) => this.#answer(context, () => this.table.resign(who(guest).owner))),
    rematch: handle('rematch', (guest, { nonce }, context) =>
      this.#answer(context, () => this.table.rematch(who(guest).owner, nonce)),
    ),
    chat: handle('chat', (guest, { text }, context) => this.#say(guest, context, () => this.#chat(guest, text))),
    emote: handle('emote', (guest, { emote }, context) =>
      this.#say(guest, context, () => this.broadcast('emoted', { seat: this.#seatOf(guest) ?? -1, emote })),
    ),
    mute: handle('mute', (guest, { person, isMuted }, context) =>
      this.#judge(context, person, (owner) => this.table.mute(who(guest).owner, owner, isMuted)),
    ),
    remove: handle('remove', (guest, { person }, context) =>
      this.#judge(context, person, (owner) => this.#remove(who(guest).owner, owner)),
    ),
  };

  get services(): Services {
    if (this.#services === null) throw new Error('the room was not created yet');
    return this.#services;
  }

  get table(): Table {
    if (this.#table === null) throw new Error('the room was not created yet');
    return this.#table;
  }

  override async onCreate(options: TableRoomOptions): Promise<void> {
    const { services, talk, code } = options;
    this.#services = services;
    this.#talk = talk;
    this.roomId = code;
    this.autoDispose = false;
    this.patchRate = 1000;
    this.maxMessagesPerSecond = services.settings.rateLimit;
    closeOnUnknown(this);
    this.#table = await this.#openTable(options);
    this.state = this.#newState();
    await this.setPrivate(this.table.setting.visibility === 'private');
    this.#show([]);
    this.#watchIdle();
  }

  override onAuth(_guest: Guest, options: unknown, { ip }: AuthContext): Visitor {
    return this.letIn(options, String(ip));
  }

  /** Throws a `ServerError` where somebody may not come in. */
  letIn(options: unknown, address: Address): Visitor {
    return letIn(this.#company(), options, address, this.services.settings);
  }

  override onJoin(guest: Guest): void {
    guest.userData = { shown: null, told: { you: '', people: '' } };
    this.#arrived(guest);
  }

  /** The connection broke: the client is waited for. */
  override onDrop(guest: Guest): void {
    if (this.#isRemoved(guest)) return;
    const returning = this.allowReconnection(guest, 'manual');
    // Not left to Colyseus, whose timer would outlive the room and keep it in memory.
    const patience = this.#later(() => returning.reject(), this.services.settings.graceSeconds * 1000);
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
    if (code === CloseCode.CONSENTED && !this.#isElsewhere(guest)) this.table.leave(who(guest).owner);
    this.#departed(guest);
  }

  override async onDispose(): Promise<void> {
    this.#isDisposed = true;
    this.#idle?.clear();
    await this.#table?.close();
  }

  /** Tells everybody that the server goes away; clients come back by themselves. */
  async drain(): Promise<void> {
    this.broadcast('closing', { reason: 'shutdown' });
    await this.table.close();
  }

  async #openTable({ code, setting, opener = null, stored }: TableRoomOptions): Promise<Table> {
    const ports = this.#ports(code);
    if (stored) return Table.resume(stored, ports);
    if (setting) return new Table(setting, ports, newModeration(opener));
    throw new Error('a table needs a setting or a stored match');
  }

  #ports(code: string): TablePorts {
    const { store, settings, computers, pause } = this.services;
    return {
      store,
      code,
      now: Date.now,
      later: (task, milliseconds) => this.#later(task, milliseconds),
      computers,
      pause,
      graceMillis: settings.graceSeconds * 1000,
      changed: (events) => this.#show(events),
      remarked: (seat, remark) => this.broadcast('remark', { seat, ...remark }),
      failed: (error) => this.services.failed(error),
    };
  }

  /** Not the room's own clock: that one ticks only as often as patches are due. */
  #later(task: () => void, milliseconds: number): Timer {
    const timer = setTimeout(task, Math.min(milliseconds, LONGEST_TIMEOUT));
    return { clear: () => clearTimeout(timer) };
  }

  #newState(): TableState {
    const { game, options, visibility, clock } = this.table.setting;
    const state = makeTable(game.id);
    state.options = JSON.stringify(options);
    state.visibility = visibility;
    state.clock = new ClockState().assign(clock);
    return state;
  }

  #company(): Company {
    const visitors = this.clients.flatMap(({ auth }) => auth ?? []);
    return { table: this.table, code: this.roomId, visitors };
  }

  #isRemoved(guest: Guest): boolean {
    return this.table.moderation.removed.includes(who(guest).owner);
  }

  #seatOf(guest: Guest): Seat | null {
    return this.table.seatOf(who(guest).owner);
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

  #act(guest: Guest, move: Move, context: MessageContext): Promise<unknown> {
    return this.#answer(context, async () => {
      const begun = performance.now();
      const answer = await this.table.act(who(guest).owner, move);
      this.services.metrics.count(answer.ok ? 'moves_total' : 'refused_moves_total');
      this.services.metrics.moveTook((performance.now() - begun) / 1000);
      return answer;
    });
  }

  #say(guest: Guest, context: MessageContext, say: () => void): unknown {
    const refusal = this.#talk?.refusal(who(guest), this.table.moderation, Date.now());
    if (refusal) return context.reject(refusal);
    say();
    return {};
  }

  #judge(context: MessageContext, id: string, judge: (person: Owner) => Done | Promise<Done>): Promise<unknown> {
    const person = ownerBy(id, this.#company());
    return this.#answer(context, () => (person === null ? refuse('no-such-person') : judge(person)));
  }

  async #remove(host: Owner, person: Owner): Promise<Done> {
    const lines = this.clients.filter((guest) => who(guest).owner === person);
    const from = lines.map((guest) => addressHash(who(guest).address, this.roomId));
    const removed = await this.table.remove(host, person, from);
    if (removed.ok) for (const guest of lines) guest.leave(REMOVED, 'removed');
    return removed;
  }

  #chat(guest: Guest, text: string): void {
    const { name } = who(guest);
    say(this.state, { name, seat: this.#seatOf(guest) ?? -1, text, at: Math.floor(Date.now() / 1000) });
    this.broadcastPatch();
  }

  #arrived(guest: Guest): void {
    this.#watchIdle();
    this.table.arrive(who(guest).owner);
    this.#show([]);
  }

  #departed(guest: Guest): void {
    if (!this.#isElsewhere(guest)) this.table.depart(who(guest).owner);
    this.#show([]);
    this.#watchIdle();
  }

  /** Has the same person another connection, another tab perhaps? */
  #isElsewhere(guest: Guest): boolean {
    return this.clients.some((other) => other !== guest && other.auth?.owner === who(guest).owner);
  }

  #show(events: readonly unknown[]): void {
    if (this.#table === null || this.#isDisposed) return;
    showTable(this.state, this.table, this.roomId);
    this.state.spectators = this.clients.filter((guest) => this.#seatOf(guest) === null).length;
    for (const guest of this.clients) showHand(guest, this.state, this.#seatOf(guest));
    if (events.length === 0) tellPeople(this.clients, this.#company());
    else tellEvents(this, this.table, events);
    this.broadcastPatch();
    this.#list();
  }

  /** The lobby hears only of what it shows. */
  #list(): void {
    const listing = listingOf(this.table);
    const text = JSON.stringify(listing);
    if (text === this.#listed) return;
    this.#listed = text;
    void this.setMetadata(listing).catch((error: unknown) => this.services.failed(error));
  }

  /** A table that nobody looks at is put away after a while; a match under way waits in the store. */
  #watchIdle(): void {
    this.#idle?.clear();
    // Those who were waited for leave after the room is gone.
    const isEmpty = this.clients.length === 0 && !this.#isDisposed;
    this.#idle = isEmpty ? this.#later(() => void this.disconnect(), this.services.idleMillis ?? IDLE_MILLIS) : null;
  }
}
