import { matchMaker } from '@colyseus/core';
import { fail, GAMES, type OptionsError, ok, type Result } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import type { z } from 'zod';
import { isOutdated, outdatedNote } from '../store/outdated.ts';
import type { StoredMatch } from '../store/store.ts';
import type { TableSetting } from '../table/table.ts';
import { newCode } from './code.ts';
import type { Listing } from './listing.ts';
import type { Services } from './services.ts';
import type { TableRoomOptions } from './table-room.ts';

export const TABLE = 'table';

export type OpenRefusal =
  | OptionsError
  | { readonly code: 'bad-seats'; readonly min: number; readonly max: number }
  | { readonly code: 'no-such-game' }
  | { readonly code: 'server-full' };

export type FindRefusal = { readonly code: 'no-such-table' | 'outdated-match' };

export interface OpenTable extends Listing {
  readonly code: string;
}

/** Opens, finds and brings back tables. */
export class Tables {
  readonly #services: Services;
  readonly #opening = new Map<string, Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
  }

  async open(wanted: z.output<typeof CreateOptions>): Promise<Result<string, OpenRefusal>> {
    const setting = settingOf(wanted);
    if (!setting.ok) return setting;
    if ((await matchMaker.query({ name: TABLE })).length >= this.#services.settings.maxRooms)
      return fail({ code: 'server-full' });
    return ok(await this.#create({ services: this.#services, code: newCode(), setting: setting.value }));
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

  /** Public tables, for the lobby. */
  async list(): Promise<OpenTable[]> {
    const rooms = await matchMaker.query({ name: TABLE, private: false });
    return rooms.map(({ roomId, metadata }) => ({ code: roomId, ...(metadata as Listing) }));
  }

  /** Is there a table with this code? One that waits in the store is opened again. */
  async find(code: string): Promise<Result<string, FindRefusal>> {
    if (matchMaker.getLocalRoomById(code)) return ok(code);
    const stored = (await this.#services.store.unfinished()).find((match) => match.code === code);
    if (stored && isOutdated(stored.header)) return fail({ code: 'outdated-match' });
    // A match that ends in the moment it is opened again is not unfinished any more, and its room not there yet.
    await (stored ? this.#restore(stored) : this.#opening.get(code));
    return matchMaker.getLocalRoomById(code) ? ok(code) : fail({ code: 'no-such-table' });
  }

  /** Every match that was under way when the server stopped goes on. Returns how many. */
  async restoreAll(): Promise<number> {
    const matches = await this.#services.store.unfinished();
    let restored = 0;
    // One that cannot be opened must not keep all others from going on.
    for (const match of matches) await this.#restore(match).then(() => restored++, this.#services.failed);
    return restored;
  }

  /** Who asks for a table that is being opened waits for that: two rooms would both write the same match. */
  #restore(stored: StoredMatch): Promise<void> {
    const { code } = stored;
    const opening = this.#opening.get(code) ?? this.#reopen(stored).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return opening;
  }

  async #reopen(stored: StoredMatch): Promise<void> {
    if (matchMaker.getLocalRoomById(stored.code)) return;
    if (isOutdated(stored.header)) throw new Error(outdatedNote(stored.code, stored.header));
    await this.#create({ services: this.#services, code: stored.code, stored });
  }

  async #create(options: TableRoomOptions): Promise<string> {
    return (await matchMaker.createRoom(TABLE, options)).roomId;
  }
}

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
