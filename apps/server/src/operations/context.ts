import type { Doors } from '../access/doors.ts';
import type { Sessions } from '../admin/sessions.ts';
import type { LoadHistory } from '../load/load-history.ts';
import type { Services } from '../rooms/services.ts';
import type { Tables } from '../rooms/tables.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

/** What an operation works on: the data of a server and, if it runs, the server itself. */
export interface Context<L extends Live | null = Live | null> {
  readonly settings: Settings;
  readonly store: Store;
  /** `null`: the server is down, and the folder is ours meanwhile. */
  readonly live: L;
}

/** A server that runs. */
export interface Live {
  readonly services: Services;
  readonly tables: Tables;
  readonly doors: Doors;
  readonly load: LoadHistory;
  /** Of the admin page. */
  readonly sessions: Sessions;
}
