import type { GameEvent } from '@dolmen/protocol';

const QUIET = 450;
const EACH = 350;
const MOST = 2_600;

/** How long a moment stays before the next one comes, in milliseconds: what happened must be seen. */
export const paceOf = (events: readonly GameEvent[]): number => Math.min(MOST, QUIET + events.length * EACH);
