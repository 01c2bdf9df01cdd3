const MINUTE = 60_000;
/** So many kinds are remembered; a flood of kinds is not worth more memory. */
const MOST = 1000;

/** Lets one of a kind through each minute, and counts the others. */
export class Repeats {
  readonly #now: () => number;
  readonly #kinds = new Map<string, { at: number; kept: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many of this kind were kept back since the last one; `null`: this one is kept back too. */
  admit(kind: string): number | null {
    const now = this.#now();
    const last = this.#kinds.get(kind);
    if (last && now - last.at < MINUTE) {
      last.kept++;
      return null;
    }
    if (this.#kinds.size >= MOST) this.#kinds.clear();
    this.#kinds.set(kind, { at: now, kept: 0 });
    return last?.kept ?? 0;
  }
}
