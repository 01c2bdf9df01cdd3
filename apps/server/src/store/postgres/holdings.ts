import { StoreError } from '../store-error.ts';
import type { Run } from './run.ts';

/** A table that is this server's, and in which term of office: whoever takes it over begins the next. */
type Change = readonly [code: string, epoch: string | null];

const CLAIM = `UPDATE tables SET owner = $2, epoch = epoch + 1
  WHERE code = $1 AND (owner IS NULL OR owner = $2 OR NOT is_alive(owner)) RETURNING epoch`;

/**
 * Which tables are this server's. The database alone knows for sure; this is what it said last, and what every write shows to it.
 * Changes count only when the transaction that made them is committed.
 */
export class Holdings {
  readonly server: string;
  readonly #epochs = new Map<string, string>();
  readonly #codes = new Map<string, string>();
  readonly #listeners = new Set<(code: string) => void>();
  #staged: Change[] = [];

  constructor(server: string) {
    this.server = server;
  }

  onLost(listener: (code: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  epochOf(code: string): string | null {
    const staged = this.#staged.findLast(([other]) => other === code);
    return staged ? staged[1] : (this.#epochs.get(code) ?? null);
  }

  /** The table of a match, if that is known here. */
  tableOf(match: string): string | null {
    return this.#codes.get(match) ?? null;
  }

  isAt(match: string, code: string): void {
    this.#codes.set(match, code);
  }

  isOver(match: string): void {
    this.#codes.delete(match);
  }

  /** In a transaction: nobody else has this table, or takes it before the end. One that is not there is no matter of this. */
  async secure(run: Run, code: string): Promise<void> {
    const epoch = this.epochOf(code);
    if (epoch === null) return this.#claim(run, code);
    const [row] = await run('SELECT owner, epoch FROM tables WHERE code = $1 FOR UPDATE', [code]);
    if (!row) return this.stage(code, null);
    if (row.owner !== this.server || row.epoch !== epoch) throw this.lost(code);
  }

  async #claim(run: Run, code: string): Promise<void> {
    const [claimed] = await run(CLAIM, [code, this.server]);
    if (claimed) return this.stage(code, String(claimed.epoch));
    const [row] = await run('SELECT 1 FROM tables WHERE code = $1', [code]);
    if (row) throw fenced(code);
  }

  async release(run: Run, code: string): Promise<void> {
    const values = [code, this.server, this.epochOf(code)];
    await run('UPDATE tables SET owner = NULL WHERE code = $1 AND owner = $2 AND epoch = $3', values);
    this.stage(code, null);
  }

  stage(code: string, epoch: string | null): void {
    this.#staged.push([code, epoch]);
  }

  /** How many changes wait for a commit: `rollBack` returns there. */
  get mark(): number {
    return this.#staged.length;
  }

  rollBack(mark = 0): void {
    this.#staged.length = mark;
  }

  commit(): void {
    for (const [code, epoch] of this.#staged.splice(0))
      if (epoch === null) this.#drop(code);
      else this.#epochs.set(code, epoch);
  }

  /** Another server has it: whoever shows it is told. Returns what to say to whoever wanted to write. */
  lost(code: string): StoreError {
    this.#drop(code);
    for (const listener of [...this.#listeners]) listener(code);
    return fenced(code);
  }

  /** Asks about all of them, as after a time when nothing was heard. */
  async review(run: Run): Promise<void> {
    const held = new Map(this.#epochs);
    const rows = await run('SELECT code FROM tables WHERE owner = $1 AND code = ANY($2)', [
      this.server,
      [...held.keys()],
    ]);
    for (const { code } of rows) held.delete(String(code));
    for (const [code, epoch] of held) if (this.#epochs.get(code) === epoch) this.lost(code);
  }

  #drop(code: string): void {
    this.#epochs.delete(code);
    for (const [match, other] of this.#codes) if (other === code) this.#codes.delete(match);
  }
}

const fenced = (code: string): StoreError => new StoreError('fenced', `table ${code} is another server's`);
