import type { ClockSetting } from './joining.ts';

/** The clocks that are offered, by name. A file of its own, for pages that only choose one. */
export const CLOCKS = {
  none: { kind: 'none' },
  'turn-60': { kind: 'turn', seconds: 60 },
  'turn-180': { kind: 'turn', seconds: 180 },
  'fischer-10': { kind: 'fischer', seconds: 600, increment: 10 },
} as const satisfies Record<string, ClockSetting>;
export type ClockName = keyof typeof CLOCKS;
