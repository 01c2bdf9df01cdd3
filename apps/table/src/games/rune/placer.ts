import { type Field, shapeOf, type View } from '@dolmen/core/rune';
import type { Vec } from '../../scene/piece.ts';
import type { Session } from '../../session/session.ts';
import type { Store } from '../../store.ts';
import { boundsOf, fieldUnder, gridOf } from './grid.ts';
import { firstPlacing, heldCard, isSame, type Placing, turnedTo, whyNot, wordOf } from './placing.ts';

/** What can be done with a card that is held over the table. */
export interface Placer {
  /** The session changed: another card may have been taken up, or this one let go. */
  follow(): void;
  point(point: Vec | null): void;
  tap(point: Vec | null): void;
  move(x: number, y: number): void;
  /** A quarter turn, clockwise for 1. */
  turn(direction: 1 | -1): void;
  /** One way to turn it, and light on all places where it fits so. */
  turnTo(turn: number): void;
  lay(): void;
}

const viewOf = (session: Session): View => session.get().view as View;

/** Fingers cover what they point at: they place a card first, and lay it with a second touch. */
export const isFinger = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

const TURN = /^turn:(\d)$/;

/** Moves what is held in `store` over the table of a session. */
export function createPlacer(
  session: Session,
  store: Store<Placing | null>,
  hasFingers: () => boolean = isFinger,
): Placer {
  let liked = 0;
  let tapped: Placing | null = null;

  const change = (next: (now: Placing) => Placing): Placing | null => {
    const now = store.get();
    if (now) store.set(next(now));
    return store.get();
  };

  /** The gesture goes along where this turn is possible: then the places where the card fits are lit. */
  const light = ({ turn }: Placing): void => {
    const wanted = `turn:${turn}`;
    const { touched } = session.get();
    if (touched[1] === wanted) return;
    if (touched.length === 2) session.back();
    if (session.get().next.includes(wanted)) session.touch(wanted);
  };

  const begin = (card: number): void => {
    const placing = firstPlacing(viewOf(session), session.get().open, card, liked);
    tapped = null;
    store.set(placing);
    if (placing && !hasFingers()) light(placing);
  };

  const follow = (): void => {
    const state = session.get();
    const card = heldCard(state);
    if (card === null) return store.set(null);
    if (store.get()?.card !== card) return begin(card);
    const chosen = TURN.exec(state.touched[1] ?? '')?.[1];
    if (chosen !== undefined) rotate(Number(chosen));
  };

  const rotate = (turn: number): Placing | null => {
    liked = turn;
    return change((now) => (now.turn === turn ? now : turnedTo(now, turn)));
  };

  /** A pointer over the hand or the rim of the table is not about this card: it stays where it is. */
  const point = (at: Vec | null): boolean => {
    const now = store.get();
    const view = viewOf(session);
    const field = at && now && fieldUnder(gridOf(view), at, now.turn);
    if (!field || !isAround(view, field, now.turn)) return false;
    change((held) => moved(held, field));
    return true;
  };

  const lay = (): void => {
    const now = store.get();
    if (now && whyNot(viewOf(session), now) === null) session.play(wordOf(now));
  };

  return {
    follow,
    point: (at) => void point(at),
    tap: (at) => {
      const now = point(at) ? store.get() : null;
      if (!now) return;
      const isSecond = tapped !== null && isSame(tapped, now);
      tapped = now;
      if (isSecond || !hasFingers()) lay();
    },
    turn: (direction) => {
      const now = rotate(((store.get()?.turn ?? 0) + direction + 4) % 4);
      if (now && !hasFingers()) light(now);
    },
    turnTo: (turn) => {
      const now = rotate(turn);
      if (now) light(now);
    },
    lay,
    move: (x, y) => void change((now) => moved(now, { x: now.x + x, y: now.y + y })),
  };
}

/** On what lies there, or just beside it. */
function isAround(view: View, { x, y }: Field, turn: number): boolean {
  const { left, top, right, bottom } = boundsOf(view.laid);
  const { width, height } = shapeOf(turn);
  return x >= left - width && x <= right && y >= top - height && y <= bottom;
}

/** The same object while it is in the same place: nobody is told for nothing. */
const moved = (now: Placing, { x, y }: Field): Placing => (now.x === x && now.y === y ? now : { ...now, x, y });
