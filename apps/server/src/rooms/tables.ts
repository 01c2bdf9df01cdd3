import { matchMaker } from '@colyseus/core';
import { fail, GAMES, type OptionsError, ok, type Result } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import type { z } from 'zod';
import type { StoredMatch } from '../store/store.ts';
import { type Owner, ownerOf } from '../table/identity.ts';
import { maySit } from '../table/moderation.ts';
import type { TableSetting } from '../table/table.ts';
import { newCode } from './code.ts';
import type { Listing } from './listing.ts';
import { isFitting } from './quick.ts';
import type { Services } from './services.ts';
import type { TableRoom, TableRoomOptions } from './table-room.ts';
import { Talk } from './talk.ts';

export const TABLE = 'table';

export type OpenRefusal =
  | OptionsError
  | { readonly code: 'bad-seats'; readonly min: number; readonly max: number }
  | { readonly code: 'no-such-game' }
  | { readonly code: 'server-full' };

export interface OpenTable extends Listing {
  readonly code: string;
}

/** So long a table counts as attended though nobody sits there yet: whoever opened it is on their way. */
const ON_THE_WAY_MILLIS = 15_000;

/** Opens, finds and brings back tables. */
export class Tables {
  readonly #services: Services;
  readonly #talk = new Talk();
  /** Tables that quick matches opened, and when. */
  readonly #fresh = new Map<string, number>();
  readonly #opening = new Map<string, Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
  }

  async open(wanted: z.output<typeof CreateOptions>): Promise<Result<string, OpenRefusal>> {
    const setting = settingOf(wanted);
    if (!setting.ok) return setting;
    if ((await matchMaker.query({ name: TABLE })).length >= this.#services.settings.maxRooms)
      return fail({ code: 'server-full' });
    return ok(await this.#create({ code: newCode(), setting: setting.value, opener: openerOf(wanted) }));
  }

  /** The code of a public table like this where somebody waits for players, or a new one. */
  async quick(wanted: z.output<typeof CreateOptions>): Promise<Result<string, OpenRefusal>> {
    const setting = settingOf(wanted);
    if (!setting.ok) return setting;
    const fitting = (await this.list()).find(
      (table) =>
        isFitting(table, setting.value) && this.#isAttended(table) && this.#isWelcome(openerOf(wanted), table.code),
    );
    if (fitting) return ok(fitting.code);
    const opened = await this.open({ ...wanted, visibility: 'public' });
    if (opened.ok) this.#fresh.set(opened.value, Date.now());
    return opened;
  }

  /** Public tables, for the lobby. */
  async list(): Promise<OpenTable[]> {
    const rooms = await matchMaker.query({ name: TABLE, private: false });
    return rooms.map(({ roomId, metadata }) => ({ code: roomId, ...(metadata as Listing) }));
  }

  /** Is there a table with this code? One that waits in the store is opened again. */
  async find(code: string): Promise<boolean> {
    if (matchMaker.getLocalRoomById(code)) return true;
    const stored = (await this.#services.store.unfinished()).find((match) => match.code === code);
    // A match that ends in the moment it is opened again is not unfinished any more, and its room not there yet.
    await (stored ? this.#restore(stored) : this.#opening.get(code));
    return matchMaker.getLocalRoomById(code) !== undefined;
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

  #isAttended({ code, here }: OpenTable): boolean {
    const now = Date.now();
    for (const [fresh, at] of this.#fresh) if (now - at > ON_THE_WAY_MILLIS) this.#fresh.delete(fresh);
    return here > 0 || this.#fresh.has(code);
  }

  #isWelcome(owner: Owner | null, code: string): boolean {
    const room = matchMaker.getLocalRoomById(code) as TableRoom | undefined;
    return room !== undefined && (owner === null || maySit(room.table.moderation, owner));
  }

  async #reopen(stored: StoredMatch): Promise<void> {
    if (matchMaker.getLocalRoomById(stored.code)) return;
    await this.#create({ code: stored.code, stored });
  }

  async #create(table: Omit<TableRoomOptions, 'services' | 'talk'>): Promise<string> {
    const options: TableRoomOptions = { services: this.#services, talk: this.#talk, ...table };
    return (await matchMaker.createRoom(TABLE, options)).roomId;
  }
}

const openerOf = ({ token }: z.output<typeof CreateOptions>): Owner | null =>
  token === undefined ? null : ownerOf(token);

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
