import type { PlacedPiece } from '../pieces/placed-pieces.ts';
import type { Table } from '../table.ts';
import type { Aim } from './aim.ts';
import { carry, drop } from './carrying.ts';
import { onTable } from './picker.ts';
import { pressOn } from './pressable.ts';

/** What follows from pointing at the table, whatever it is that points. */
export interface PointerHandlers {
  /** It points there, and does nothing; `null`: it points nowhere. */
  hover(aim: Aim | null): void;
  tap(aim: Aim): void;
  /** Held still: a close look. */
  hold(aim: Aim): void;
  /** Pressed there: is it on something that a hand may take? Then the camera stays. */
  grab(aim: Aim): boolean;
  /** What was grabbed follows. */
  carry(aim: Aim): void;
  /** It is let go; `null`: not here. */
  drop(aim: Aim | null): void;
  /** A drag begins: whatever was looked at closely is not any more. */
  drag(): void;
  /** True: it was taken, and the camera stays. */
  twist(direction: 1 | -1): boolean;
  /** Once a frame, however often it moved: finds the piece that it is on now. */
  follow(): void;
  stop(): void;
}

/** How long the pointer rests on a piece before it is shown closely. */
const DWELL = 500;

export const isTouchable = ({ session }: Table, { piece: { touch } }: PlacedPiece): boolean =>
  touch !== undefined && session.get().next.includes(touch);

/** Own cards may be taken at any time, and brought back. */
const isGrabbable = (table: Table, placed: PlacedPiece): boolean => {
  const { touch = '' } = placed.piece;
  return isTouchable(table, placed) || touch.startsWith('hand:') || (touch !== '' && table.session.leads(touch));
};

/** Touches the piece, or the bare table. What is being played is over: whoever touches wants to go on. */
function touch({ session, director, signals, frames }: Table, placed: PlacedPiece | null, { ray }: Aim): void {
  if (director.isPlaying) director.skip();
  const name = placed?.piece.touch;
  if (name === undefined) signals.tap.emit(onTable(ray));
  else session.touch(name);
  frames.request();
}

/** The piece that was meant: what can be touched wins over what lies beside it. */
function pick(table: Table, { ray, around }: Aim): PlacedPiece | null {
  const exact = table.hit(ray);
  if (exact && isTouchable(table, exact)) return exact;
  for (const beside of around) {
    const found = table.hit(beside());
    if (found && isTouchable(table, found)) return found;
  }
  return exact;
}

export function createPointer(table: Table): PointerHandlers {
  const { signals, hovered, enlarged, pressables, press, frames } = table;
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  let latest: Aim | null | undefined;
  /** Touched a moment ago: the pointer still rests on it, but now it is the table that is looked at. */
  let done: string | null = null;
  let grabbed: PlacedPiece | null = null;

  const lookAt = (placed: PlacedPiece | null, { at }: Aim): void => {
    const close = placed?.piece.close;
    enlarged.set(close === undefined ? null : { close, at });
  };

  const lookAway = (): void => {
    clearTimeout(dwelling);
    enlarged.set(null);
  };

  const enter = (placed: PlacedPiece | null, aim: Aim | null): void => {
    hovered.set(placed);
    lookAway();
    if (placed?.piece.id !== done) done = null;
    if (placed?.piece.close !== undefined && aim && done === null)
      dwelling = setTimeout(() => lookAt(placed, aim), DWELL);
  };

  return {
    hover: (aim) => {
      latest = aim;
      frames.request();
    },
    tap: (aim) => {
      const wasLooking = enlarged.get() !== null;
      lookAway();
      const pressed = pressOn(aim.ray, pressables);
      if (pressed) return pressed.press?.();
      // A finger's tap ends the close look that a long press began; a mouse never left the piece.
      if (wasLooking && aim.isTouch) return;
      signals.point.emit(onTable(aim.ray));
      const placed = pick(table, aim);
      done = placed?.piece.id ?? null;
      touch(table, placed, aim);
    },
    hold: (aim) => lookAt(table.hit(aim.ray), aim),
    grab: (aim) => {
      const placed = pressOn(aim.ray, pressables) ? null : pick(table, aim);
      grabbed = placed && isGrabbable(table, placed) ? placed : null;
      return grabbed !== null;
    },
    carry: (aim) => {
      lookAway();
      if (grabbed && (table.carried.get() !== null || table.session.leads(grabbed.piece.touch ?? '')))
        carry(table, grabbed, aim);
    },
    drop: (aim) => drop(table, aim),
    drag: lookAway,
    twist: (direction) => signals.twist.emit(direction),
    follow: () => {
      if (latest === undefined) return;
      const aim = latest;
      latest = undefined;
      press.set(aim && pressOn(aim.ray, pressables));
      if (press.get()) return enter(null, null);
      signals.point.emit(aim && onTable(aim.ray));
      const placed = aim && table.hit(aim.ray);
      if (placed !== hovered.get()) enter(placed, aim);
    },
    stop: () => clearTimeout(dwelling),
  };
}
