import type { Level } from '@dolmen/bots/level-names';
import type { TableSetting } from '../table/setting.ts';

/** A table that always exists, as the settings describe it. Its name is its code, and its address. */
export interface StandingRoom {
  readonly name: string;
  readonly title: string;
  /** In the host's words; may be empty. */
  readonly welcome: string;
  readonly setting: TableSetting;
  /** The levels of those who have the last seats. */
  readonly computers: readonly Level[];
  /** In plain text, or its hash. */
  readonly password: string | null;
  /** Who may come in; `null`: everybody. */
  readonly names: readonly string[] | null;
  /** `null`: as many as at any table. */
  readonly mostSpectators: number | null;
}
