import { isDeepStrictEqual } from 'node:util';
import { isOutdated } from '../store/outdated.ts';
import { type Claim, type Store, type StoredTable, StoreError } from '../store/store.ts';
import { newState } from '../table/saved-state.ts';
import { savedSetting } from '../table/setting.ts';
import type { StandingRoom } from './standing-room.ts';

/** So long after the end of a match those who played may look at it, and want another. */
const LINGER_MILLIS = 5 * 60_000;

/**
 * The rooms that always exist. Each is a table like others, whose code is the room's name; when it is over, or nobody was
 * there for long, its row goes, and whoever comes next opens a new gathering. To make the row is to claim the room: of several
 * servers on one store only one can.
 */
export class StandingRooms {
  readonly #rooms: ReadonlyMap<string, StandingRoom>;
  readonly #store: Store;
  readonly lingerMillis: number;

  constructor(rooms: readonly StandingRoom[], store: Store, lingerMillis = LINGER_MILLIS) {
    this.#rooms = new Map(rooms.map((room) => [room.name, room]));
    this.#store = store;
    this.lingerMillis = lingerMillis;
  }

  get all(): readonly StandingRoom[] {
    return [...this.#rooms.values()];
  }

  /** As it is typed, in any case. */
  find(typed: string): StandingRoom | null {
    return this.#rooms.get(typed.trim().toLowerCase()) ?? null;
  }

  /** Its table: the one that is stored, or a new one. */
  async claim(room: StandingRoom): Promise<Claim> {
    const found = await this.#store.claim(room.name);
    if (found && (!found.isHere || !this.#isPast(found.table, room))) return found;
    if (found) await this.#store.removeTable(room.name);
    await this.#open(room);
    const claimed = await this.#store.claim(room.name);
    if (claimed === null) throw new Error(`the room ${room.name} was opened, and is not there`);
    return claimed;
  }

  /** Has the last match had its time, or do the settings want another table by now? A match under way is played to its end. */
  #isPast({ match, setting }: StoredTable, room: StandingRoom): boolean {
    if (match !== null && isOutdated(match.header)) return true;
    if (match !== null && match.endedAt === null) return false;
    if (match !== null && Date.now() - Number(match.endedAt) >= this.lingerMillis) return true;
    return !isDeepStrictEqual(setting, JSON.parse(JSON.stringify(savedSetting(room.setting))));
  }

  /** Another server may have been faster: then it is theirs. */
  async #open({ name, setting, computers }: StandingRoom): Promise<void> {
    const state = newState(setting.seats, null, computers);
    try {
      await this.#store.openTable({ code: name, setting: savedSetting(setting), state }, Date.now());
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'conflict') throw error;
    }
  }
}
