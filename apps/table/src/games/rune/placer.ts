import { type Field, shapeOf, type View } from '@dolmen/core/rune';
import type { Vec } from '../../scene/piece.ts';
import type { Session } from '../../session/session.ts';
import type { Store } from '../../store.ts';
import { boundsOf, fieldUnder, gridOf } from './grid.ts';
import { firstPlacing, heldCard, isSame, type Placing, turnedTo, whyNot, wordOf } from './placing.ts';

const viewOf = (session: Session): View => session.get().view as View;

/** Fingers cover what they point at: they place a card first, and lay it with a second touch. */
const isFinger = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

const TURN = /^turn:(\d)$/;

/** What can be done with a card that is held over the table. */
export class Placer {
  readonly #session: Session;
  readonly #placing: Store<Placing | null>;
  readonly #hasFingers: () => boolean;
  #liked = 0;
  #tapped: Placing | null = null;

  constructor(session: Session, placing: Store<Placing | null>, hasFingers: () => boolean = isFinger) {
    this.#session = session;
    this.#placing = placing;
    this.#hasFingers = hasFingers;
  }

  /** The session changed: another card may have been taken up, or this one let go. */
  follow(): void {
    const state = this.#session.get();
    const card = heldCard(state);
    if (card === null) return this.#placing.set(null);
    if (this.#placing.get()?.card !== card) return this.#begin(card);
    const chosen = TURN.exec(state.touched[1] ?? '')?.[1];
    if (chosen !== undefined) this.#rotate(Number(chosen));
  }

  /** A pointer over the hand or the rim of the table is not about this card: it stays where it is. False: it was. */
  point(at: Vec | null): boolean {
    const now = this.#placing.get();
    const view = viewOf(this.#session);
    const field = at && now && fieldUnder(gridOf(view), at, now.turn);
    if (!field || !isAround(view, field, now.turn)) return false;
    this.#change((held) => moved(held, field));
    return true;
  }

  tap(at: Vec | null): void {
    const now = this.point(at) ? this.#placing.get() : null;
    if (!now) return;
    const isSecond = this.#tapped !== null && isSame(this.#tapped, now);
    this.#tapped = now;
    if (isSecond || !this.#hasFingers()) this.lay();
  }

  /** Dragged here and let go: nothing covers it any more. */
  drop(at: Vec | null): void {
    if (this.point(at)) this.lay();
  }

  move(x: number, y: number): void {
    this.#change((now) => moved(now, { x: now.x + x, y: now.y + y }));
  }

  /** A quarter turn, clockwise for 1. */
  turn(direction: 1 | -1): void {
    const now = this.#rotate(((this.#placing.get()?.turn ?? 0) + direction + 4) % 4);
    if (now && !this.#hasFingers()) this.#light(now);
  }

  /** One way to turn it, and light on all places where it fits so. */
  turnTo(turn: number): void {
    const now = this.#rotate(turn);
    if (now) this.#light(now);
  }

  lay(): void {
    const now = this.#placing.get();
    if (now && whyNot(viewOf(this.#session), now) === null) this.#session.play(wordOf(now));
  }

  #begin(card: number): void {
    const placing = firstPlacing(viewOf(this.#session), this.#session.get().open, card, this.#liked);
    this.#tapped = null;
    this.#placing.set(placing);
    if (placing && !this.#hasFingers()) this.#light(placing);
  }

  #rotate(turn: number): Placing | null {
    this.#liked = turn;
    return this.#change((now) => (now.turn === turn ? now : turnedTo(now, turn)));
  }

  #change(next: (now: Placing) => Placing): Placing | null {
    const now = this.#placing.get();
    if (now) this.#placing.set(next(now));
    return this.#placing.get();
  }

  /** The gesture goes along where this turn is possible: then the places where the card fits are lit. */
  #light({ turn }: Placing): void {
    const wanted = `turn:${turn}`;
    const { touched } = this.#session.get();
    if (touched[1] === wanted) return;
    if (touched.length === 2) this.#session.back();
    if (this.#session.get().next.includes(wanted)) this.#session.touch(wanted);
  }
}

/** On what lies there, or just beside it. */
function isAround(view: View, { x, y }: Field, turn: number): boolean {
  const { left, top, right, bottom } = boundsOf(view.laid);
  const { width, height } = shapeOf(turn);
  return x >= left - width && x <= right && y >= top - height && y <= bottom;
}

/** The same object while it is in the same place: nobody is told for nothing. */
const moved = (now: Placing, { x, y }: Field): Placing => (now.x === x && now.y === y ? now : { ...now, x, y });
