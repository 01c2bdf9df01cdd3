/**
 * Who goes first while a frame is made ready: what has happened, where one sits, what is pointed at, where the pieces are, where the eye is. None is above 0,
 * or fiber would leave the drawing to us.
 */
export const ORDER = {
  clock: -7,
  director: -6,
  seat: -5,
  pointer: -4,
  pieces: -3,
  camera: -2,
  extra: -1,
  shadows: 0,
} as const;

/** When frames are drawn: while something moves, and once when somebody asks. */
export interface Frames {
  /** How long the frame lasts, for all that moves. */
  seconds(): number;
  /** Drawn so far. */
  count(): number;
  /** A frame begins, so long after the one before. True: that one asked for it. */
  begin(delta: number): boolean;
  request(): void;
  /** Something has moved that casts a shadow: the next frame shows it. */
  renewShadows(): void;
  /** Must shadows be drawn anew in this frame? */
  takeShadows(): boolean;
  /** Something still moves: after this frame another one. */
  goOn(): void;
}

/** After a pause the first frame is short: nothing has moved while nobody drew. */
const FIRST = 1 / 60;
const LONGEST = 0.4;

export function createFrames(invalidate: () => void): Frames {
  let [seconds, count] = [FIRST, 0];
  let [isWanted, areShadowsStale] = [false, true];
  return {
    seconds: () => seconds,
    count: () => count,
    begin: (delta) => {
      const wasWanted = isWanted;
      seconds = wasWanted ? Math.min(delta, LONGEST) : FIRST;
      isWanted = false;
      count += 1;
      return wasWanted;
    },
    request: invalidate,
    renewShadows: () => {
      areShadowsStale = true;
    },
    takeShadows: () => {
      const wereStale = areShadowsStale;
      areShadowsStale = false;
      return wereStale;
    },
    goOn: () => {
      isWanted = true;
      invalidate();
    },
  };
}
