import { type AuthContext, type Client, CloseCode, type MessageContext, Room, ServerError } from '@colyseus/core';
import { type Schema, StateView } from '@colyseus/schema';
import type { Result, Seat } from '@dolmen/core';
import {
  ClockState,
  JoinOptions,
  makeTable,
  type Notices,
  ownPart,
  PROTOCOL,
  packEvents,
  REQUESTS,
  type RequestName,
  say,
  type TableState,
} from '@dolmen/protocol';
import type { z } from 'zod';
import { pseudonym } from '../log/pseudonym.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Move } from '../table/durable-match.ts';
import { type Owner, ownerOf, publicId } from '../table/identity.ts';
import type { TablePorts, Timer } from '../table/ports.ts';
import { Table, type TableSetting } from '../table/table.ts';
import { type Listing, listingOf } from './listing.ts';
import type { Services } from './services.ts';
import { showTable } from './show-table.ts';
import { Throttle } from './throttle.ts';
import { closeOnUnknown } from './unknown-message.ts';

interface Visitor {
  readonly owner: Owner;
  readonly name: string;
  /** What limits count by: see `guardUpgrades`. */
  readonly address: string;
}

interface UserData extends Visitor {
  /** The hand that this client's view holds. */
  shown: Schema | null;
  /** The seat it was told that it has. */
  told: Seat | null | undefined;
}

type Guest = Client<{ userData: UserData; auth: Visitor; messages: Notices }>;

/** Everybody who joined was let in by `onAuth`. */
function who({ auth }: Guest): Visitor {
  if (auth === undefined) throw new Error('a client is here that was never let in');
  return auth;
}

/** A new table, or one whose match was under way when the server stopped. */
export interface TableRoomOptions {
  readonly services: Services;
  readonly code: string;
  readonly setting?: TableSetting;
  readonly stored?: StoredMatch;
}

/** A handler whose message was read by its format first; the type lets `request` in a client know its answer. */
const handle = <K extends RequestName>(
  request: K,
  handler: (guest: Guest, message: z.output<(typeof REQUESTS)[K]>, context: MessageContext) => unknown,
) => ({ format: REQUESTS[request], handler });

/** Chat and emotes: so many in so many milliseconds. */
const TALK = { limit: 5, millis: 5_000 };
const IDLE_MILLIS = 5 * 60_000;
/** The longest time that a timer can wait. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;
const STALE_CLIENT = 4010;
const BAD_JOIN = 4400;

/** Shows a table to whoever is connected, and passes on what they ask. It holds no rules. */
export class TableRoom extends Room<{ state: TableState; client: Guest; metadata: Listing }> {
  readonly #talk = new Throttle(TALK.limit, TALK.millis);
  #services: Services | null = null;
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
  };

  get services(): Services {
    if (this.#services === null) throw new Error('the room was not created yet');
    return this.#services;
  }

  get table(): Table {
    if (this.#table === null) throw new Error('the room was not created yet');
    return this.#table;
  }

  override async onCreate({ services, code, setting, stored }: TableRoomOptions): Promise<void> {
    this.#services = services;
    this.roomId = code;
    this.autoDispose = false;
    this.patchRate = 1000;
    this.maxClients = services.settings.maxClientsPerRoom;
    this.maxMessagesPerSecond = services.settings.rateLimit;
    closeOnUnknown(this);
    this.#table = await this.#openTable(code, setting, stored);
    this.state = this.#newState();
    await this.setPrivate(this.table.setting.visibility === 'private');
    this.#show([]);
    this.#watchIdle();
  }

  override onAuth(_guest: Guest, options: unknown, { ip = '' }: AuthContext): Visitor {
    const address = String(ip);
    const join = JoinOptions.safeParse(options);
    if (!join.success) throw this.#turnedAway(BAD_JOIN, 'malformed', address);
    if (join.data.protocol !== PROTOCOL) throw this.#turnedAway(STALE_CLIENT, `version-mismatch ${PROTOCOL}`, address);
    return { owner: ownerOf(join.data.token), name: join.data.name, address };
  }

  override onJoin(guest: Guest): void {
    guest.userData = { ...who(guest), shown: null, told: undefined };
    guest.view = new StateView();
    this.#log('joined', guest);
    this.#arrived(guest);
  }

  /** The connection broke: the client is waited for. */
  override onDrop(guest: Guest): void {
    const returning = this.allowReconnection(guest, 'manual');
    // Not left to Colyseus, whose timer would outlive the room and keep it in memory.
    const patience = this.#later(() => returning.reject(), this.services.settings.graceSeconds * 1000);
    const settled = (): void => patience.clear();
    // A rejection only means that nobody came back; not handled, it would end the process.
    returning.then(settled, settled);
    this.#departed(guest);
  }

  override onReconnect(guest: Guest): void {
    this.#arrived(guest);
  }

  /** Who goes on purpose before the match gives up the seat at once. */
  override onLeave(guest: Guest, code?: number): void {
    this.#log('left', guest);
    const isElsewhere = this.#isElsewhere(guest);
    if (code === CloseCode.CONSENTED && !isElsewhere && this.table.phase === 'gathering')
      this.table.stand(who(guest).owner);
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

  #turnedAway(code: number, reason: string, address: string): ServerError {
    this.services.log.refused('join', { reason, table: this.roomId, address: pseudonym(address) });
    return new ServerError(code, reason);
  }

  #log(event: 'joined' | 'left', guest: Guest): void {
    this.services.log.info(event, { table: this.roomId, address: pseudonym(who(guest).address) });
  }

  async #openTable(code: string, setting: TableSetting | undefined, stored: StoredMatch | undefined): Promise<Table> {
    const ports = this.#ports(code);
    if (stored) return Table.resume(stored, ports);
    if (setting) return new Table(setting, ports);
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
    if (!this.#talk.allows(who(guest).owner, Date.now())) return context.reject({ code: 'rate-limited' });
    say();
    return {};
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
    for (const guest of this.clients) this.#showTo(guest, events);
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

  #showTo(guest: Guest, events: readonly unknown[]): void {
    const seat = this.#seatOf(guest);
    this.#showHand(guest, seat);
    this.#tellSeat(guest, seat);
    if (events.length === 0) return;
    const { game } = this.table.setting;
    const seen = events.map((event) => game.viewEvent(event, seat));
    guest.send('events', packEvents(game.id, this.table.state?.ply ?? 0, seen));
  }

  /** A view holds exactly the hand of the seat that the client has now. */
  #showHand(guest: Guest, seat: Seat | null): void {
    const { userData, view } = guest;
    const part = seat === null ? null : ownPart(this.state, seat);
    if (userData === undefined || view === undefined || userData.shown === part) return;
    if (userData.shown) view.remove(userData.shown);
    if (part) view.add(part);
    userData.shown = part;
  }

  #tellSeat(guest: Guest, seat: Seat | null): void {
    const { userData } = guest;
    if (userData === undefined || userData.told === seat) return;
    userData.told = seat;
    guest.send('you', { seat, id: publicId(who(guest).owner) });
  }

  /** A table that nobody looks at is put away after a while; a match under way waits in the store. */
  #watchIdle(): void {
    this.#idle?.clear();
    // Those who were waited for leave after the room is gone.
    const isEmpty = this.clients.length === 0 && !this.#isDisposed;
    this.#idle = isEmpty ? this.#later(() => void this.disconnect(), this.services.idleMillis ?? IDLE_MILLIS) : null;
  }
}
