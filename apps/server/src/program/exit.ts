import { exitCodeOf, isForeseen } from '../starting/start-failure.ts';

/** What commands end with, beside what a start may: as in `sysexits.h`. */
export const DONE = 0;
export const REFUSED = 1;
export const USAGE = 64;
export const NOT_RUNNING = 69;

/** Says what failed, and gives the code to end with. */
export function explainFailure(error: unknown): number {
  console.error(isForeseen(error) ? error.message : error);
  return exitCodeOf(error);
}
