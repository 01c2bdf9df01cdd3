import type { Computers } from '../computers/computers.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { PatientStore } from '../store/patient.ts';
import type { TablePorts } from '../table/ports.ts';

/** What every room shares. */
export interface Services {
  readonly store: PatientStore;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Closed with the server. */
  readonly computers: Computers;
  /** How long they take, of what would be natural. */
  readonly pause: TablePorts['pause'];
  /** How long a table stays open with nobody there: some minutes, unless told otherwise. */
  readonly idleMillis?: number;
  /** How long after the last visitor a public table is listed: a minute, unless told otherwise. */
  readonly unlistMillis?: number;
  /** How long a standing room stays as it is after a match: some minutes, unless told otherwise. */
  readonly lingerMillis?: number;
  /** How often tables are looked for that were left long ago: each minute, unless told otherwise. */
  readonly sweepMillis?: number;
  /** Something failed that no client waits for. */
  readonly failed: (error: unknown) => void;
}
