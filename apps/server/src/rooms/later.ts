import type { Timer } from '../table/ports.ts';

/** The longest time that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** Not a room's own clock: that one ticks only as often as patches are due. */
export function later(task: () => void, milliseconds: number): Timer {
  const timer = setTimeout(task, Math.min(milliseconds, LONGEST));
  return { clear: () => clearTimeout(timer) };
}
