import type { GameId } from '@dolmen/core/game-id';
import { type Answer, ask } from './rooms.ts';

/** A room that always stands, as the server tells of it. */
export interface StandingRoom {
  readonly name: string;
  readonly title: string;
  /** In the host's words; may be empty. */
  readonly welcome: string;
  readonly game: GameId;
  readonly variants: readonly string[];
  /** The hash of the house's own deck. */
  readonly deck: string | null;
  readonly isLocked: boolean;
  readonly isByName: boolean;
  readonly hasSpectators: boolean;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly open: number;
  readonly people: readonly string[];
}

export const askRooms = (): Promise<Answer<{ readonly rooms: readonly StandingRoom[] }>> => ask('/api/rooms');
