/** Curves of time: 0 to 1 in, 0 to 1 out. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Leaves gently and lands gently, a little more slowly than it left: things have weight. */
export const ease = (t: number): number => {
  const x = clamp(t, 0, 1);
  return x * x * (3 - 2 * x) * 0.6 + (1 - (1 - x) ** 3) * 0.4;
};

/** Up and down again: a thrown thing's height. */
export const bow = (t: number): number => {
  const x = clamp(t, 0, 1);
  return 4 * x * (1 - x);
};

/** The share of a leg that is over at `now`. A leg of no length is over when it begins. */
export const share = (now: number, start: number, end: number): number =>
  end <= start ? Number(now >= start) : clamp((now - start) / (end - start), 0, 1);

/** How far a damped value gets on its way in `seconds`, however long the frame was. */
export const damp = (rate: number, seconds: number): number => 1 - Math.exp(-rate * seconds);
