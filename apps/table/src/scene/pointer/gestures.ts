import type { Table } from '../table.ts';
import type { Point } from './aim.ts';
import type { PointerHandlers } from './create-pointer.ts';

interface Finger {
  x: number;
  y: number;
  readonly startX: number;
  readonly startY: number;
  readonly isTouch: boolean;
  readonly pans: boolean;
  /** It is on a piece that it can take along. */
  readonly grabs: boolean;
}

/** A click may tremble by this much before it is a drag. */
const TREMBLE = { mouse: 5, touch: 11 } as const;
const HOLD = 480;
const ORBIT = 0.0055;
/** A twist of two fingers counts at every tenth of a turn. */
const TWIST = Math.PI / 5;
const NOTCH = 60;

const gap = (a: Finger, b: Finger): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const bearing = (a: Finger, b: Finger): number => Math.atan2(b.y - a.y, b.x - a.x);
const turnOf = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));

const isTrembling = ({ x, y, startX, startY, isTouch }: Finger): boolean =>
  Math.hypot(x - startX, y - startY) <= (isTouch ? TREMBLE.touch : TREMBLE.mouse);

/** What mouse, pen and fingers do on the canvas: they point, or they move the camera. */
export class Gestures {
  readonly #canvas: HTMLElement;
  readonly #pointer: PointerHandlers;
  readonly #table: Pick<Table, 'rig' | 'screen' | 'frames'>;
  readonly #fingers = new Map<number, Finger>();
  readonly #ending = new AbortController();
  #isDragging = false;
  #isTwisting = false;
  #twisted = 0;
  #rolled = 0;
  #holding: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLElement, pointer: PointerHandlers, table: Pick<Table, 'rig' | 'screen' | 'frames'>) {
    this.#canvas = canvas;
    this.#pointer = pointer;
    this.#table = table;
    const { signal } = this.#ending;
    canvas.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.#move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.#up(event), { signal });
    canvas.addEventListener('pointercancel', (event) => this.#up(event), { signal });
    canvas.addEventListener('pointerleave', (event) => this.#leave(event), { signal });
    canvas.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  }

  stop(): void {
    clearTimeout(this.#holding);
    this.#ending.abort();
  }

  #pointOf(event: MouseEvent): Point {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #down(event: PointerEvent): void {
    const point = this.#pointOf(event);
    const isTouch = event.pointerType !== 'mouse';
    const pans = isTouch || event.button !== 0 || event.shiftKey;
    this.#canvas.setPointerCapture?.(event.pointerId);
    const grabs =
      this.#fingers.size === 0 && event.button === 0 && this.#pointer.grab(this.#table.screen.aim(point, isTouch));
    this.#fingers.set(event.pointerId, { ...point, startX: point.x, startY: point.y, isTouch, pans, grabs });
    clearTimeout(this.#holding);
    if (this.#fingers.size > 1) {
      this.#pointer.drop(null);
      return this.#drag();
    }
    this.#isDragging = false;
    this.#isTwisting = false;
    this.#twisted = 0;
    if (isTouch) this.#holding = setTimeout(() => this.#hold(point), HOLD);
  }

  #drag(): void {
    if (this.#isDragging) return;
    this.#isDragging = true;
    clearTimeout(this.#holding);
    this.#pointer.drag();
  }

  /** After a long look the finger's end is not a tap. */
  #hold(point: Point): void {
    if (this.#fingers.size !== 1 || this.#isDragging) return;
    this.#isDragging = true;
    this.#pointer.hold(this.#table.screen.aim(point, true));
  }

  #move(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    const point = this.#pointOf(event);
    if (!finger) return this.#hover(event, point);
    const [x, y] = [point.x - finger.x, point.y - finger.y];
    const [a, b] = [...this.#fingers.values()];
    const before = a && b ? ([gap(a, b), bearing(a, b)] as const) : null;
    finger.x = point.x;
    finger.y = point.y;
    if (a && b && before) this.#moveTwo(a, b, before, x, y);
    else this.#moveOne(finger, x, y);
    this.#table.frames.request();
  }

  #hover({ pointerType }: PointerEvent, point: Point): void {
    if (pointerType === 'mouse') this.#pointer.hover(this.#table.screen.aim(point));
  }

  #moveOne(finger: Finger, x: number, y: number): void {
    if (!this.#isDragging && isTrembling(finger)) return;
    this.#drag();
    if (finger.grabs) this.#pointer.carry(this.#table.screen.aim(finger));
    else if (finger.pans) this.#table.rig.pan(x, y);
    else this.#table.rig.orbit(-x * ORBIT, y * ORBIT);
  }

  #moveTwo(a: Finger, b: Finger, [wasGap, wasBearing]: readonly [number, number], x: number, y: number): void {
    const { rig } = this.#table;
    const turn = turnOf(wasBearing, bearing(a, b));
    this.#twist(turn);
    if (this.#isTwisting) return;
    rig.zoom(wasGap / gap(a, b));
    rig.orbit(turn, 0);
    rig.pan(x / 2, y / 2);
  }

  #twist(turn: number): void {
    this.#twisted += turn;
    if (Math.abs(this.#twisted) < TWIST) return;
    if (this.#pointer.twist(this.#twisted > 0 ? 1 : -1)) this.#isTwisting = true;
    this.#twisted = 0;
  }

  #up(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#holding);
    if (finger?.grabs)
      this.#pointer.drop(event.type === 'pointerup' ? this.#table.screen.aim(this.#pointOf(event)) : null);
    const isTap = finger && this.#fingers.size === 0 && !this.#isDragging;
    if (isTap && event.type === 'pointerup' && event.button === 0)
      this.#pointer.tap(this.#table.screen.aim(this.#pointOf(event), finger.isTouch));
  }

  #leave({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse' && this.#fingers.size === 0) this.#pointer.hover(null);
  }

  /** A wheel's notch turns what the game has in hand, else it zooms; fine wheels add up. */
  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 30 : 1);
    this.#rolled += pixels;
    const isNotch = !event.ctrlKey && Math.abs(this.#rolled) >= NOTCH;
    const isTaken = isNotch && this.#pointer.twist(this.#rolled > 0 ? 1 : -1);
    if (isNotch) this.#rolled = 0;
    if (!isTaken) this.#table.rig.zoom(Math.exp(pixels * (event.ctrlKey ? 0.01 : 0.0012)));
    this.#table.frames.request();
  }
}
