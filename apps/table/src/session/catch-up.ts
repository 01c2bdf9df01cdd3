import { type Speed, settings } from '../settings.ts';

/** How a table that has fallen behind comes to the present: faster, or by showing how things are and not how they came about. */
export const CATCH_UP = {
  /** The page was out of sight for longer: only the present is shown. */
  hiddenMillis: 5_000,
  /** Something waited longer to be shown, since the picture was not there yet: only the present is shown. */
  waitingMillis: 20_000,
  /** Of more moments than these only the newest are played: nobody watches minutes of the past. */
  mostMoments: 24,
  /** Each moment that waits makes the others play so much faster than life, but nothing is faster than the eye. */
  speedPerMoment: 0.3,
  topSpeed: 4,
} as const;

/** How fast moments play while so many are not over: one alone takes its time, a burst of ten a third of it. */
export const playingSpeed = (moments: number): number =>
  Math.min(CATCH_UP.topSpeed, Math.max(1, 1 + (moments - 1) * CATCH_UP.speedPerMoment));

const SPEEDS: { readonly [S in Speed]: number } = { slow: 0.6, normal: 1, fast: 2 };

/** As the user likes to see pieces move. */
export const chosenSpeed = (): number => SPEEDS[settings.get().speed];
