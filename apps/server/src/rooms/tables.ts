import { matchMaker } from '@colyseus/core';
import { fail, ok, type Result } from '@dolmen/core';
import type { Doors } from '../access/doors.ts';
import { Identities, type Shown } from '../identities/identities.ts';
import { RestingRooms } from '../standing/resting-rooms.ts';
import { type RoomListing, roomListing } from '../standing/room-list.ts';
import { StandingRooms } from '../standing/standing-rooms.ts';
import { isOutdated } from '../store/outdated.ts';
import { type Claim, type StoredTable, StoreError, type TableStart } from '../store/store.ts';
import { abandoned } from '../table/abandoned.ts';
import type { Owner } from '../table/identity.ts';
import { newState, type SavedState } from '../table/saved-state.ts';
import { savedSetting, type TableSetting } from '../table/setting.ts';
import { Alone } from './alone.ts';
import { Bans } from './bans.ts';
import { newCode } from './code.ts';
import { listingOf } from './listing.ts';
import { type OwnTable, ownOpenTable, ownStoredTable } from './mine.ts';
import { countRooms, listedTables, type OpenTable, openRooms, roomOf, TABLE } from './open-rooms.ts';
import { type Order, type OrderRefusal, readOrder, type Wanted } from './order.ts';
import { QuickMatches } from './quick-matches.ts';
import type { Services } from './services.ts';
import type { TableRoom, TableRoomOptions } from './table-room.ts';
import { Talk } from './talk.ts';

export type OpenRefusal = OrderRefusal | { readonly code: 'server-full' | 'draining' | 'unavailable' };
export type FindRefusal = { readonly code: 'no-such-table' | 'outdated-match' | 'server-full' | 'unavailable' };

/** So many are told of to whoever sits there. */
const MOST_OWN = 20;

/** Opens and finds tables. One that waits in the store is opened when somebody comes for it, and not before. */
export class Tables {
  readonly #services: Services;
  readonly #doors: Doors;
  readonly identities: Identities;
  readonly standing: StandingRooms;
  /** For whatever is done with a table that is not open, or no longer. */
  readonly alone = new Alone();
  readonly bans = new Bans();
  readonly talk = new Talk();
  readonly #quick = new QuickMatches();
  readonly #resting: RestingRooms;
  /** Tables that are being closed: nobody comes back to them. */
  readonly #closing = new Set<string>();
  /** While it is, no table is opened and no match begun. */
  isDraining = false;

  constructor(services: Services, doors: Doors) {
    const { store, settings, lingerMillis } = services;
    this.#services = services;
    this.#doors = doors;
    this.identities = new Identities(store);
    this.standing = new StandingRooms(settings.rooms, store, lingerMillis);
    this.#resting = new RestingRooms(store);
  }

  async open(wanted: Wanted): Promise<Result<string, OpenRefusal>> {
    const order = await this.#read(wanted, false);
    return order.ok ? this.#open(order.value) : order;
  }

  async #open({ setting, opener }: Order): Promise<Result<string, OpenRefusal>> {
    if (this.isDraining) return fail({ code: 'draining' });
    if (await this.#isFull()) return fail({ code: 'server-full' });
    // Nobody is kept waiting for something that they have no part in yet.
    if (this.#services.store.isAway()) return fail({ code: 'unavailable' });
    const table = await this.#store(setting, opener);
    return this.alone.run(table.code, () => this.#room({ ...table, match: null }, true));
  }

  /** The code of a public table like this where somebody waits for players, or a new one. */
  async quick(wanted: Wanted): Promise<Result<string, OpenRefusal>> {
    const order = await this.#read({ ...wanted, visibility: 'public' }, true);
    if (!order.ok) return order;
    const fitting = await this.#quick.find(order.value);
    if (fitting !== null) return ok(fitting);
    const opened = await this.#open(order.value);
    if (opened.ok) this.#quick.opened(opened.value);
    return opened;
  }

  /** Public tables that somebody is at, for the lobby. */
  list(): Promise<OpenTable[]> {
    return listedTables();
  }

  /** Every table that is open, also private ones: for whoever runs the server. */
  rooms(): Promise<TableRoom[]> {
    return openRooms();
  }

  /** Puts everybody out and removes the table; a match under way is over. Was there one? */
  async close(code: string): Promise<boolean> {
    this.#closing.add(code);
    try {
      await this.alone.run(code, async () => {});
      await roomOf(code)?.closeForGood();
      return await this.alone.run(code, () => this.#remove(code));
    } finally {
      this.#closing.delete(code);
    }
  }

  /** Is there a table with this code? One that waits in the store is opened again. */
  async find(code: string): Promise<Result<string, FindRefusal>> {
    return this.alone.run(code, async () => {
      if (roomOf(code)) return ok(code);
      const claim = await this.#claim(code);
      if (claim === null) return fail({ code: 'no-such-table' });
      // Another server has it, or had until a moment ago.
      if (!claim.isHere) return fail({ code: 'unavailable' });
      const { table: stored } = claim;
      if (stored.match && isOutdated(stored.match.header)) return fail({ code: 'outdated-match' });
      if (await this.#isFull()) return fail({ code: 'server-full' });
      return this.#room(stored, false);
    });
  }

  /** Has this person a seat at the table with this code? */
  async hasSeat(code: string, owner: Owner): Promise<boolean> {
    const room = roomOf(code);
    if (room) return room.table.seatOf(owner) !== null;
    const stored = await this.#services.store.byCode(code);
    const places = (stored?.state as SavedState | undefined)?.places ?? [];
    return places.some((place) => place.kind === 'person' && place.owner === owner);
  }

  /** What stands open to everybody, always. Read from memory, but for rooms that rest. */
  standingRooms(): Promise<RoomListing[]> {
    return Promise.all(
      this.standing.all.map(async (room) => {
        const open = roomOf(room.name)?.table;
        return roomListing(room, open ? listingOf(open) : await this.#resting.listing(room));
      }),
    );
  }

  /** Whoever is somewhere as this person, but with another token, is put out. */
  async signOut({ owner, key }: Shown): Promise<void> {
    for (const room of await openRooms()) room.signOut(owner, key);
  }

  /** Where this person has a seat, and which is not over; the last visited first. */
  async mine(owner: Owner): Promise<OwnTable[]> {
    const codes = await this.#services.store.seatsOf(owner, MOST_OWN);
    const tables = await Promise.all(codes.map((code) => this.#own(code, owner)));
    return tables.filter((table) => table !== null);
  }

  /** Not while it is opened or put away. */
  #own(code: string, owner: Owner): Promise<OwnTable | null> {
    return this.alone.run(code, async () => {
      const room = roomOf(code);
      if (room) return ownOpenTable(code, room.table, owner);
      const stored = await this.#services.store.byCode(code);
      return stored && ownStoredTable(stored, owner);
    });
  }

  isOpen(code: string): boolean {
    return roomOf(code) !== undefined;
  }

  /** Somebody is at this one now. */
  async touch(code: string): Promise<void> {
    await roomOf(code)?.table.keep();
  }

  /** Nobody comes back to a table that is being closed. */
  async #claim(code: string): Promise<Claim | null> {
    if (this.#closing.has(code)) return null;
    const room = this.standing.find(code);
    return room ? this.standing.claim(room) : this.#services.store.claim(code);
  }

  /** `isFixed`: somebody who wishes for the same may come at any time. */
  #read(wanted: Wanted, isFixed: boolean): Promise<Result<Order, OrderRefusal>> {
    const { identities, bans } = this;
    return readOrder({ ...wanted, isFixed }, { games: this.#services.settings.games, identities, bans });
  }

  async #remove(code: string): Promise<boolean> {
    const { store } = this.#services;
    const stored = await store.byCode(code);
    if (stored === null) return false;
    const { match, state } = stored;
    if (match && match.endedAt === null && !isOutdated(match.header))
      await store.finish(match.id, abandoned(match), Date.now(), state);
    await store.removeTable(code);
    return true;
  }

  async #isFull(): Promise<boolean> {
    return (await countRooms()) >= this.#services.settings.maxRooms;
  }

  /** Codes are many: it is as good as never that one is taken. */
  async #store(setting: TableSetting, opener: Owner | null): Promise<TableStart> {
    const saved = { setting: savedSetting(setting), state: newState(setting.seats, opener) };
    for (;;) {
      const table = { code: newCode(setting.visibility), ...saved };
      try {
        await this.#services.store.openTable(table, Date.now());
        return table;
      } catch (error) {
        if (!(error instanceof StoreError) || error.code !== 'conflict') throw error;
      }
    }
  }

  async #room(stored: StoredTable, isNew: boolean): Promise<Result<string, { readonly code: 'unavailable' }>> {
    const standing = this.standing.find(stored.code);
    this.#resting.forget(stored.code);
    const options: TableRoomOptions = {
      services: this.#services,
      alone: this.alone,
      talk: this.talk,
      identities: this.identities,
      standing: standing && {
        ...standing,
        door: this.#doors.rooms.get(standing.name) ?? null,
        lingerMillis: this.standing.lingerMillis,
      },
      bans: this.bans,
      isDraining: () => this.isDraining,
      stored,
      isNew,
    };
    try {
      return ok((await matchMaker.createRoom(TABLE, options)).roomId);
    } catch (error) {
      if (isClosing()) return fail({ code: 'unavailable' });
      throw error;
    }
  }
}

const isClosing = (): boolean => matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;
