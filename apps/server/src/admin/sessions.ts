import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whoever is logged in to the admin page. Only in memory: a restart logs everybody out. */

const MINUTE = 60_000;
/** From the last thing that was done, and from the login. */
const IDLE_MILLIS = 2 * 60 * MINUTE;
const LONGEST_MILLIS = 12 * 60 * MINUTE;
/** Nobody has so many browsers; the oldest is logged out. */
const MOST = 20;

export interface Session {
  /** What every change must show beside the cookie: a page of another site cannot know it. */
  readonly token: string;
  readonly since: number;
  seen: number;
}

export class Sessions {
  readonly #now: () => number;
  /** By the hash of the cookie: how long a lookup takes tells nothing about it. */
  readonly #open = new Map<string, Session>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The cookie of a new one. */
  begin(): string {
    this.#tidy();
    const cookie = newKey();
    const now = this.#now();
    const [oldest] = this.#open.keys();
    if (this.#open.size >= MOST && oldest !== undefined) this.#open.delete(oldest);
    this.#open.set(digest(cookie), { token: newKey(), since: now, seen: now });
    return cookie;
  }

  find(cookie: string | null): Session | null {
    this.#tidy();
    const session = cookie === null ? undefined : this.#open.get(digest(cookie));
    if (!session) return null;
    session.seen = this.#now();
    return session;
  }

  end(cookie: string): void {
    this.#open.delete(digest(cookie));
  }

  closeAll(): void {
    this.#open.clear();
  }

  #tidy(): void {
    const now = this.#now();
    for (const [key, { since, seen }] of this.#open)
      if (now - seen >= IDLE_MILLIS || now - since >= LONGEST_MILLIS) this.#open.delete(key);
  }
}

const newKey = (): string => randomBytes(24).toString('base64url');
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

export const isSame = (shown: string, known: string): boolean =>
  timingSafeEqual(createHash('sha256').update(shown).digest(), createHash('sha256').update(known).digest());
