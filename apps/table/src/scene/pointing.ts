import type { Session } from '../session/session.ts';
import type { Store } from '../store.ts';
import type { Hand, Point } from './camera/hand.ts';
import type { Director } from './director.ts';
import type { Thing } from './field.ts';
import type { Hearers } from './hearers.ts';
import type { Spots } from './spots.ts';

/** A close look at a piece: what, and from where in the picture. */
export interface Look {
  readonly close: string;
  readonly at: Point;
}

interface Parts {
  readonly session: Session;
  readonly director: Director;
  readonly spots: Spots;
  readonly hearers: Hearers;
  readonly look: Store<Look | null>;
  readonly element: HTMLElement;
  invalidate(): void;
}

/** What the pointer is on, and what follows from it. */
export interface Pointing extends Hand {
  /** The id of the piece under the pointer. */
  hovered(): string | null;
  /** Once a frame, however often the pointer moved. True: it is on another piece now. */
  follow(): boolean;
  stop(): void;
}

/** How long the pointer rests on a piece before it is shown closely. */
const DWELL = 500;

export function createPointing({ session, director, spots, hearers, look, element, invalidate }: Parts): Pointing {
  let hovered: Thing | null = null;
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  let waiting: Point | null | undefined;
  /** Touched a moment ago: the pointer still rests on it, but now it is the table that is looked at. */
  let done: string | null = null;

  const isTouchable = ({ piece }: Thing): boolean =>
    piece.touch !== undefined && session.get().next.includes(piece.touch);

  const lookAt = (thing: Thing | null, at: Point): void => {
    const close = thing?.piece.close;
    look.set(close === undefined ? null : { close, at });
  };

  const lookAway = (): void => {
    clearTimeout(dwelling);
    look.set(null);
  };

  const enter = (thing: Thing | null, at: Point | null): void => {
    hovered = thing;
    lookAway();
    element.style.cursor = thing && isTouchable(thing) ? 'pointer' : '';
    if (thing?.piece.id !== done) done = null;
    if (thing?.piece.close !== undefined && at && done === null) dwelling = setTimeout(() => lookAt(thing, at), DWELL);
  };

  const touch = (thing: Thing | null, at: Point): void => {
    if (director.isPlaying()) director.skip();
    done = thing?.piece.id ?? null;
    const piece = thing?.piece.touch;
    if (piece === undefined) hearers.tap(spots.onTable(at));
    else session.touch(piece);
    invalidate();
  };

  return {
    hovered: () => hovered?.piece.id ?? null,
    follow: () => {
      if (waiting === undefined) return false;
      const point = waiting;
      waiting = undefined;
      hearers.point(point && spots.onTable(point));
      const thing = point && spots.at(point);
      if (thing === hovered) return false;
      enter(thing, point);
      return true;
    },
    hover: (point) => {
      waiting = point;
      invalidate();
    },
    tap: (point, isTouch) => {
      const wasLooking = look.get() !== null;
      lookAway();
      // A finger's tap ends the close look that a long press began; a mouse never left the piece.
      if (wasLooking && isTouch) return;
      hearers.point(spots.onTable(point));
      touch(isTouch ? spots.near(point, isTouchable) : spots.at(point), point);
    },
    hold: (point) => lookAt(spots.at(point), point),
    drag: lookAway,
    twist: hearers.twist,
    stop: () => clearTimeout(dwelling),
  };
}
