import { pruneAudit } from '../operations/audit-log.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { LeftTables, type OpenHere } from './left-tables.ts';
import { dropChatAt } from './putting-out.ts';
import type { TableRoom } from './table-room.ts';

/** What is kept for how long, and how the rest goes. */

const DAY = 24 * 60 * 60_000;
/** A few at a time: moves wait for the store meanwhile. */
const BATCH = 50;

export interface Kept {
  readonly settings: Settings;
  readonly store: Store;
  /** Open tables write their own chat. `null`: no server runs, and none is open. */
  readonly here: (OpenHere & { rooms(): Promise<readonly TableRoom[]> }) | null;
  readonly failed: (error: unknown) => void;
}

/** How much of each went. */
export interface Pruned {
  /** Tables that nobody came back to: their matches ended, or they went. */
  readonly tables: number;
  readonly matches: number;
  /** Tables that lost lines. */
  readonly chats: number;
  readonly bans: number;
  /** Lines of the audit log. */
  readonly audit: number;
}

/** In milliseconds since 1970: nothing is older than 0, so that 0 days keep everything. */
const limitOf = (days: number, now: number): number => (days === 0 ? 0 : now - days * DAY);

export async function prune({ settings, store, here, failed }: Kept, now: number): Promise<Pruned> {
  const said = Math.floor(limitOf(settings.keepChatDays, now) / 1000);
  const left = new LeftTables({ store, abandonDays: settings.abandonDays, here, failed });
  return {
    tables: await left.visitAll(BATCH, now),
    matches: await pruneMatches(store, settings, now),
    chats: (await pruneOpenChats((await here?.rooms()) ?? [], said)) + (await store.dropChat(said)),
    bans: await store.removeEndedBans(now),
    audit: pruneAudit(settings.dataDir, limitOf(settings.keepAuditDays, now)),
  };
}

async function pruneMatches(store: Store, settings: Settings, now: number): Promise<number> {
  const outdated = {
    finishedBefore: limitOf(settings.keepMatchesDays, now),
    abandonedBefore: limitOf(settings.keepAbandonedDays, now),
  };
  for (let removed = 0; ; ) {
    const more = await store.removeOutdated(outdated, BATCH);
    removed += more;
    if (more < BATCH) return removed;
  }
}

async function pruneOpenChats(rooms: readonly TableRoom[], before: number): Promise<number> {
  const dropped = await Promise.all(rooms.map((room) => dropChatAt(room, before)));
  return dropped.filter((lines) => lines > 0).length;
}

/** So often, and once at the start. */
const EVERY = 60 * 60_000;

/** Prunes from time to time. */
export class Retention {
  readonly #kept: Kept;
  readonly #told: (pruned: Pruned) => void;
  #next = 0;

  /** `told`: when something went. */
  constructor(kept: Kept, told: (pruned: Pruned) => void) {
    this.#kept = kept;
    this.#told = told;
  }

  async runIfDue(now: number): Promise<void> {
    if (now < this.#next) return;
    this.#next = now + EVERY;
    const pruned = await prune(this.#kept, now);
    if (Object.values(pruned).some((count) => count > 0)) this.#told(pruned);
  }
}
