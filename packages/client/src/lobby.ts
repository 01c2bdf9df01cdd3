import { Client, type Room } from '@colyseus/sdk';
import type { GameId } from '@dolmen/core';
import { delayBefore, PACE, type Pace } from './pace.ts';

/** A public table, as everybody in the lobby sees it. */
export interface ListedTable {
  readonly code: string;
  readonly game: GameId;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  readonly open: number;
  /** Of those who sit, how many people are there right now. */
  readonly here: number;
}

/** `null` while the server does not answer. */
export type ShowTables = (tables: readonly ListedTable[] | null) => void;

interface Listing {
  readonly roomId: string;
  readonly metadata: Omit<ListedTable, 'code'>;
}

/** The id of the server's lobby. */
const LOBBY = 'tables';

/** Shows public tables as they come and go, and comes back by itself after a break. Returns how to stop. */
export function watchLobby(address: string, show: ShowTables, pace: Partial<Pace> = {}): () => void {
  const watch = new LobbyWatch(address, show, { ...PACE, ...pace });
  return () => watch.stop();
}

class LobbyWatch {
  readonly #address: string;
  readonly #show: ShowTables;
  readonly #pace: Pace;
  readonly #tables = new Map<string, ListedTable>();
  #room: Room | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #isOver = false;

  constructor(address: string, show: ShowTables, pace: Pace) {
    this.#address = address;
    this.#show = show;
    this.#pace = pace;
    void this.#enter();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    void this.#room?.leave();
  }

  async #enter(): Promise<void> {
    const room = await new Client(this.#address).joinById(LOBBY).catch(() => null);
    if (this.#isOver) return void room?.leave();
    if (room === null) this.#lost();
    else this.#listen(room);
  }

  #listen(room: Room): void {
    this.#room = room;
    // As for tables: it does not try after a shutdown, and not in the first seconds.
    room.reconnection.enabled = false;
    room.onMessage('rooms', (listings: readonly Listing[]) => this.#began(listings));
    room.onMessage('+', ([, listing]: [string, Listing]) => this.#changed(() => this.#list(listing)));
    room.onMessage('-', (code: string) => this.#changed(() => this.#tables.delete(code)));
    room.onLeave(() => this.#lost());
  }

  #began(listings: readonly Listing[]): void {
    this.#attempt = 0;
    this.#changed(() => {
      this.#tables.clear();
      for (const listing of listings) this.#list(listing);
    });
  }

  #list({ roomId: code, metadata }: Listing): void {
    this.#tables.set(code, { code, ...metadata });
  }

  #changed(change: () => void): void {
    change();
    if (!this.#isOver) this.#show([...this.#tables.values()]);
  }

  #lost(): void {
    if (this.#isOver) return;
    this.#room = null;
    this.#show(null);
    this.#timer = setTimeout(() => void this.#enter(), delayBefore(this.#attempt++, this.#pace));
  }
}
