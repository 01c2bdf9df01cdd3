import type { Computers } from '../computers/computers.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { TablePorts } from '../table/ports.ts';

/** What every room shares. */
export interface Services {
  readonly store: Store;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Closed with the server. */
  readonly computers: Computers;
  /** How long they take, of what would be natural. */
  readonly pause: TablePorts['pause'];
  /** How long a table stays open with nobody there: some minutes, unless told otherwise. */
  readonly idleMillis?: number;
  /** Something failed that no client waits for. */
  readonly failed: (error: unknown) => void;
}
