import type { Rig } from './rig.ts';

/** What a pointer means besides moving the camera. Points are pixels in the picture. */
export interface Hand {
  /** The pointer is over the picture, with no button down; `null`: it left. */
  hover(point: Point | null): void;
  tap(point: Point, isTouch: boolean): void;
  /** Held still: a close look. */
  hold(point: Point): void;
  /** A drag begins: whatever was looked at closely is not any more. */
  drag(): void;
  /** True: it was taken, and the camera stays. */
  twist(direction: 1 | -1): boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Finger {
  x: number;
  y: number;
  readonly startX: number;
  readonly startY: number;
  readonly isTouch: boolean;
  readonly pans: boolean;
}

/** A click may tremble by this much before it is a drag. */
const TREMBLE = { mouse: 5, touch: 11 } as const;
const HOLD = 480;
const ORBIT = 0.0055;
/** A twist of two fingers counts at every eighth of a turn. */
const TWIST = Math.PI / 5;
const NOTCH = 60;

const gap = (a: Finger, b: Finger): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const bearing = (a: Finger, b: Finger): number => Math.atan2(b.y - a.y, b.x - a.x);
const turnOf = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** Listens to mouse, pen and fingers on an element. Returns what ends it. */
export function takeHand(element: HTMLElement, rig: Rig, hand: Hand, invalidate: () => void): () => void {
  const fingers = new Map<number, Finger>();
  let isDragging = false;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let twisted = 0;
  let rolled = 0;
  let isTwisting = false;

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const stopHolding = (): void => clearTimeout(holding);

  const startDragging = (): void => {
    if (isDragging) return;
    isDragging = true;
    stopHolding();
    hand.drag();
  };

  const down = (event: PointerEvent): void => {
    const point = pointOf(event);
    const isTouch = event.pointerType !== 'mouse';
    const pans = isTouch || event.button !== 0 || event.shiftKey;
    element.setPointerCapture?.(event.pointerId);
    fingers.set(event.pointerId, { ...point, startX: point.x, startY: point.y, isTouch, pans });
    stopHolding();
    if (fingers.size > 1) return startDragging();
    isDragging = false;
    twisted = 0;
    isTwisting = false;
    if (isTouch) holding = setTimeout(() => fingers.size === 1 && !isDragging && hold(point), HOLD);
  };

  /** After a long look the finger's end is not a tap. */
  const hold = (point: Point): void => {
    isDragging = true;
    hand.hold(point);
  };

  const one = (finger: Finger, x: number, y: number): void => {
    const tremble = finger.isTouch ? TREMBLE.touch : TREMBLE.mouse;
    const isFar = Math.hypot(finger.x - finger.startX, finger.y - finger.startY) > tremble;
    if (!isDragging && !isFar) return;
    startDragging();
    if (finger.pans) rig.pan(x, y);
    else rig.orbit(-x * ORBIT, y * ORBIT);
  };

  const twist = (turn: number): void => {
    twisted += turn;
    if (Math.abs(twisted) < TWIST) return;
    if (hand.twist(twisted > 0 ? 1 : -1)) isTwisting = true;
    twisted = 0;
  };

  const two = (a: Finger, b: Finger, before: readonly [gap: number, bearing: number], x: number, y: number): void => {
    const turn = turnOf(before[1], bearing(a, b));
    twist(turn);
    if (isTwisting) return;
    rig.zoom(before[0] / gap(a, b));
    rig.orbit(turn, 0);
    rig.pan(x / 2, y / 2);
  };

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    const point = pointOf(event);
    if (!finger) return event.pointerType === 'mouse' ? hand.hover(point) : undefined;
    const [x, y] = [point.x - finger.x, point.y - finger.y];
    const [a, b] = [...fingers.values()];
    const before = a && b ? ([gap(a, b), bearing(a, b)] as const) : null;
    finger.x = point.x;
    finger.y = point.y;
    if (a && b && before) two(a, b, before, x, y);
    else one(finger, x, y);
    invalidate();
  };

  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    stopHolding();
    const isTap = finger && fingers.size === 0 && !isDragging && event.type === 'pointerup' && event.button === 0;
    if (isTap) hand.tap(pointOf(event), finger.isTouch);
  };

  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && fingers.size === 0) hand.hover(null);
  };

  /** A wheel's notch turns what the game has in hand, else it zooms; fine wheels add up. */
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 30 : 1);
    rolled += pixels;
    const isNotch = !event.ctrlKey && Math.abs(rolled) >= NOTCH;
    const isTaken = isNotch && hand.twist(rolled > 0 ? 1 : -1);
    if (isNotch) rolled = 0;
    if (!isTaken) zoomBy(pixels, event.ctrlKey);
    invalidate();
  };

  const zoomBy = (pixels: number, isPinch: boolean): void => rig.zoom(Math.exp(pixels * (isPinch ? 0.01 : 0.0012)));

  const menu = (event: Event): void => event.preventDefault();

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', menu);
  return () => {
    stopHolding();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', menu);
  };
}
