import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

/** What every room shares. */
export interface Services {
  readonly store: Store;
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** How long computer players seem to think. */
  readonly thinkingMillis: number;
  /** How long a table stays open with nobody there: some minutes, unless told otherwise. */
  readonly idleMillis?: number;
  /** Something failed that no client waits for. */
  readonly failed: (error: unknown) => void;
}
