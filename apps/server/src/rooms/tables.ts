import { matchMaker } from '@colyseus/core';
import { fail, GAMES, type OptionsError, ok, type Result } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import type { z } from 'zod';
import { isOutdated } from '../store/outdated.ts';
import { type StoredTable, StoreError, type TableStart } from '../store/store.ts';
import type { Owner } from '../table/identity.ts';
import { newState, type SavedState } from '../table/saved-state.ts';
import { savedSetting, type TableSetting } from '../table/setting.ts';
import { Alone } from './alone.ts';
import { newCode } from './code.ts';
import type { Listing } from './listing.ts';
import type { Services } from './services.ts';
import type { TableRoom, TableRoomOptions } from './table-room.ts';

export const TABLE = 'table';

export type OpenRefusal =
  | OptionsError
  | { readonly code: 'bad-seats'; readonly min: number; readonly max: number }
  | { readonly code: 'no-such-game' }
  | { readonly code: 'server-full' }
  | { readonly code: 'unavailable' };
export type FindRefusal = { readonly code: 'no-such-table' | 'outdated-match' | 'server-full' };

export interface OpenTable extends Listing {
  readonly code: string;
}

/** Opens and finds tables. One that waits in the store is opened when somebody comes for it, and not before. */
export class Tables {
  readonly #services: Services;
  /** For whatever is done with a table that is not open, or no longer. */
  readonly alone = new Alone();

  constructor(services: Services) {
    this.#services = services;
  }

  async open(wanted: z.output<typeof CreateOptions>): Promise<Result<string, OpenRefusal>> {
    const setting = settingOf(wanted);
    if (!setting.ok) return setting;
    if (await this.#isFull()) return fail({ code: 'server-full' });
    // Nobody is kept waiting for something that they have no part in yet.
    if (this.#services.store.isAway()) return fail({ code: 'unavailable' });
    const table = await this.#store(setting.value);
    return this.alone.run(table.code, () => this.#room({ ...table, match: null }, true));
  }

  /** The code of a public table that waits for players of this game, or a new one. */
  async quick(wanted: z.output<typeof CreateOptions>): Promise<Result<string, OpenRefusal>> {
    const fitting = (await this.list()).find(
      (table) =>
        table.game === wanted.game &&
        table.phase === 'gathering' &&
        table.open > 0 &&
        table.seats.length === wanted.seats,
    );
    return fitting ? ok(fitting.code) : this.open({ ...wanted, visibility: 'public' });
  }

  /** Public tables that somebody is at, for the lobby. */
  async list(): Promise<OpenTable[]> {
    const rooms = await matchMaker.query({ name: TABLE, private: false });
    return rooms.map(({ roomId, metadata }) => ({ code: roomId, ...(metadata as Listing) }));
  }

  /** Is there a table with this code? One that waits in the store is opened again. */
  async find(code: string): Promise<Result<string, FindRefusal>> {
    return this.alone.run(code, async () => {
      if (roomOf(code)) return ok(code);
      const stored = await this.#services.store.byCode(code);
      if (stored === null) return fail({ code: 'no-such-table' });
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

  isOpen(code: string): boolean {
    return roomOf(code) !== undefined;
  }

  /** Somebody is at this one now. */
  async touch(code: string): Promise<void> {
    await roomOf(code)?.table.keep();
  }

  async #isFull(): Promise<boolean> {
    return (await matchMaker.query({ name: TABLE })).length >= this.#services.settings.maxRooms;
  }

  /** Codes are many: it is as good as never that one is taken. */
  async #store(setting: TableSetting): Promise<TableStart> {
    const saved = { setting: savedSetting(setting), state: newState(setting.seats) };
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

  async #room(stored: StoredTable, isNew: boolean): Promise<Result<string, never>> {
    const options: TableRoomOptions = { services: this.#services, alone: this.alone, stored, isNew };
    return ok((await matchMaker.createRoom(TABLE, options)).roomId);
  }
}

const roomOf = (code: string): TableRoom | undefined => matchMaker.getLocalRoomById(code) as TableRoom | undefined;

function settingOf({
  game: id,
  options,
  seats,
  visibility,
  clock,
}: z.output<typeof CreateOptions>): Result<TableSetting, OpenRefusal> {
  const game = GAMES[id];
  if (!game) return fail({ code: 'no-such-game' });
  const { min, max } = game.seats;
  if (seats < min || seats > max) return fail({ code: 'bad-seats', min, max });
  const parsed = game.options(options);
  return parsed.ok ? ok({ game, options: parsed.value, seats, visibility, clock }) : parsed;
}
