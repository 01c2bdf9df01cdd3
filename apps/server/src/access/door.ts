import { createHmac, timingSafeEqual } from 'node:crypto';
import { Queue } from '../table/queue.ts';
import { fits, lockOf } from './password.ts';

/** Who was let in once is let in again for so long, in seconds, unless the password changes. */
const MAX_AGE = 180 * 24 * 60 * 60;

/** Guesses are worked on one after the other: many at once would take the threads that rooms need, and the memory. */
const guesses = new Queue();

/**
 * What is behind a password: the server, or one of its rooms. Whoever tells the password gets a pass, which follows from the
 * password alone: it needs no memory, outlives a restart, and ends when the password changes.
 */
export class Door {
  readonly #lock: Awaited<ReturnType<typeof lockOf>>;
  readonly #pass: string;
  /** Another one for every password, so that two servers on one machine do not take each other's. */
  readonly #cookie: string;

  private constructor(lock: Awaited<ReturnType<typeof lockOf>>, opens: string) {
    const made = (what: string) => createHmac('sha256', lock.key).update(`dolmen ${what}\n${opens}`).digest();
    this.#lock = lock;
    this.#pass = made('pass').toString('base64url');
    this.#cookie = `dolmen-${made('cookie').toString('hex').slice(0, 12)}`;
  }

  static async behind(password: string, opens: string): Promise<Door> {
    return new Door(await lockOf(password, opens), opens);
  }

  /** The cookie that opens it from now on, or `null`. */
  unlock(tried: string, { path, isSecure }: { readonly path: string; readonly isSecure: boolean }) {
    return guesses.run(async () => {
      if (!(await fits(tried, this.#lock))) return null;
      const rules = `Path=${path}; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
      return `${this.#cookie}=${this.#pass}; ${rules}`;
    });
  }

  /** `cookies`: the header as it came. */
  isOpenTo(cookies: string | null | undefined): boolean {
    const shown = (cookies ?? '').split(/; */).find((pair) => pair.startsWith(`${this.#cookie}=`));
    const pass = Buffer.from(shown?.slice(this.#cookie.length + 1) ?? '');
    const right = Buffer.from(this.#pass);
    return pass.length === right.length && timingSafeEqual(pass, right);
  }
}
