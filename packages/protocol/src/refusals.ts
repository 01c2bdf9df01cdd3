/** Why a request is refused. Each has a text for people. */
export const REFUSALS = [
  'malformed',
  'rate-limited',
  'version-mismatch',
  'not-seated',
  'no-such-seat',
  'seat-taken',
  'no-such-level',
  'not-host',
  'not-enough-players',
  'not-started',
  'already-started',
  'wrong-ply',
  'not-your-turn',
  'not-legal',
  'floor',
  'game-over',
  'no-such-table',
  'outdated-match',
  'bad-options',
  'unavailable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
