/** How finely a headset's picture is drawn. The first is the finest; each next one is drawn faster. */
export interface Step {
  /** 0 to 1: how much coarser the edges of the view are. */
  readonly foveation: number;
  /** Of the pixels, each way. */
  readonly scale: number;
}

export const STEPS: readonly Step[] = [
  { foveation: 0.3, scale: 1 },
  { foveation: 1, scale: 1 },
  { foveation: 1, scale: 0.82 },
  { foveation: 1, scale: 0.66 },
];

/** So many frames that come too late are too many; after so many in time a finer step is tried again. */
const LATE = 24;
const CALM = 2000;
/** A frame is late when it takes this much longer than it should. */
const TOO_LONG = 1.4;
const USUAL = 72;

/** Keeps pace with the headset: tells the step that it can draw, frame by frame. */
export class Pace {
  #step = 0;
  #late = 0;
  #calm = 0;

  get step(): Step {
    return STEPS[this.#step] as Step;
  }

  /** A frame took so long, at a headset of so many frames a second. True: draw otherwise from now on. */
  beat(seconds: number, rate: number = USUAL): boolean {
    const isLate = seconds > TOO_LONG / rate;
    this.#late = isLate ? this.#late + 1 : Math.max(0, this.#late - 0.25);
    this.#calm = isLate ? 0 : this.#calm + 1;
    if (this.#late >= LATE) return this.#go(1);
    return this.#calm >= CALM && this.#go(-1);
  }

  #go(by: 1 | -1): boolean {
    [this.#late, this.#calm] = [0, 0];
    const next = this.#step + by;
    if (STEPS[next] === undefined) return false;
    this.#step = next;
    return true;
  }
}
