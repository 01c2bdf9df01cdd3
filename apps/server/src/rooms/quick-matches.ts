import type { Owner } from '../table/identity.ts';
import { maySit } from '../table/moderation.ts';
import { listedTables, type OpenTable, roomOf } from './open-rooms.ts';
import type { Order } from './order.ts';
import { isFitting } from './quick.ts';

/** So long a table counts as attended though nobody sits there yet: whoever opened it is on their way. */
const ON_THE_WAY_MILLIS = 15_000;

/** Where players who wish for the same table meet. */
export class QuickMatches {
  /** Tables that quick matches opened, and when. */
  readonly #fresh = new Map<string, number>();

  /** The code of a public table like this where somebody waits for players. */
  async find({ setting, opener }: Order): Promise<string | null> {
    const fitting = (await listedTables()).find(
      (table) => isFitting(table, setting) && this.#isAttended(table) && isWelcome(opener, table.code),
    );
    return fitting?.code ?? null;
  }

  opened(code: string): void {
    this.#fresh.set(code, performance.now());
  }

  #isAttended({ code, here }: OpenTable): boolean {
    const now = performance.now();
    for (const [fresh, at] of this.#fresh) if (now - at > ON_THE_WAY_MILLIS) this.#fresh.delete(fresh);
    return here > 0 || this.#fresh.has(code);
  }
}

function isWelcome(owner: Owner | null, code: string): boolean {
  const room = roomOf(code);
  return room !== undefined && (owner === null || maySit(room.table.moderation, owner));
}
