import { matchMaker } from '@colyseus/core';
import { fail, ok, type Result } from '@dolmen/core';
import { parseCode } from './code.ts';
import { Guesses } from './guesses.ts';
import type { FindRefusal, Tables } from './tables.ts';

/** Somebody who has a code, or tries one. */
export interface Seeker {
  readonly address: string;
  /** Shows who they are, if they say so. */
  readonly token?: string;
}

type SeekRefusal = FindRefusal | { readonly code: 'rate-limited' };

/** The one way from a code to its table, for HTTP and for sockets: whoever tries too many codes is told nothing more. */
export class Finding {
  readonly #tables: Tables;
  readonly #guesses = new Guesses();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Opens the table if it waits in the store. */
  find(typed: string, seeker: Seeker): Promise<Result<string, SeekRefusal>> {
    return this.#seek(typed, seeker, (code) => this.#tables.find(code));
  }

  /** Only a table that is open. */
  async findOpen(typed: string, seeker: Seeker): Promise<Result<string, SeekRefusal>> {
    return this.#seek(typed, seeker, async (code) =>
      this.#tables.isOpen(code) ? ok(code) : fail({ code: 'no-such-table' }),
    );
  }

  /** A room where people watch together, by its whole name. */
  async findTogether(room: string, { address }: Seeker): Promise<Result<string, SeekRefusal>> {
    if (this.#guesses.isSpent(address)) return fail({ code: 'rate-limited' });
    if (matchMaker.getLocalRoomById(room) !== undefined) return ok(room);
    this.#guesses.wasWrong(address);
    return fail({ code: 'no-such-table' });
  }

  async #seek(
    typed: string,
    seeker: Seeker,
    look: (code: string) => Promise<Result<string, FindRefusal>>,
  ): Promise<Result<string, SeekRefusal>> {
    const code = this.#tables.standing.find(typed)?.name ?? parseCode(typed);
    if (this.#guesses.isSpent(seeker.address) && !(await this.#isKnown(code, seeker)))
      return fail({ code: 'rate-limited' });
    const found = code === null ? fail({ code: 'no-such-table' as const }) : await look(code);
    if (!found.ok && found.error.code === 'no-such-table') this.#guesses.wasWrong(seeker.address);
    return found;
  }

  /** Others behind the same address may try codes: who has a seat gets to it all the same. */
  async #isKnown(code: string | null, { token }: Seeker): Promise<boolean> {
    const owner = await this.#tables.identities.ownerBy(token);
    return code !== null && owner !== null && this.#tables.hasSeat(code, owner);
  }
}
