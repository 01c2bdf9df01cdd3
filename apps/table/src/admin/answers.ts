import type { GameId } from '@dolmen/core/game-id';

/** What operations answer, as far as this page shows it. Times are milliseconds since 1970. */

export interface Health {
  readonly status: 'ok' | 'waiting' | 'draining';
  readonly version: string;
  readonly upSeconds: number;
  readonly rooms: number;
  readonly playing: number;
  readonly clients: number;
  readonly memoryMegabytes: number;
  readonly computersWaiting: number;
}

export interface Table {
  readonly code: string;
  readonly game: GameId;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly visibility: 'public' | 'private';
  readonly players: readonly (string | null)[];
  readonly clients: number;
  readonly ply: number;
}

export interface PersonHere {
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly isHere: boolean;
  readonly address: string | null;
}

export interface Player {
  readonly person: string;
  readonly name: string;
  readonly matches: number;
  readonly lastPlayed: number;
}

export interface Ban {
  readonly kind: 'person' | 'address';
  readonly whom: string;
  readonly name: string;
  readonly reason: string;
  readonly until: number | null;
}

export interface Match {
  readonly key: number;
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly (string | null)[];
  readonly isListed: boolean;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly plies: number | null;
  readonly bytes: number;
}

export interface LogLine {
  readonly time: string;
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly event: string;
  readonly line: string;
}

export interface AuditEntry {
  readonly time: string;
  readonly via: string;
  readonly who: string;
  readonly operation: string;
  readonly input: unknown;
  readonly result: string;
}

export interface LoadSample {
  readonly at: number;
  readonly clients: number;
  readonly moves: number;
  readonly mean: number;
  readonly slowest: number;
  readonly memory: number;
  readonly waiting: number;
}

export interface SettingInForce {
  readonly key: string;
  readonly value: string;
  /** `default`, a variable’s name, or a file. */
  readonly from: string;
}
