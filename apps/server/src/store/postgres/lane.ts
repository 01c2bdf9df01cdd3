import { performance } from 'node:perf_hooks';
import type { Commit } from '../wire.ts';
import { type Append, appendAll, explainAppend, secureMatch } from './appends.ts';
import { failureOf, hasAnswered } from './failure.ts';
import type { Holdings } from './holdings.ts';
import type { Writer } from './writer.ts';

/** A change that waits: an entry, which goes along with others, or anything else. */
export interface Job {
  readonly work: Append | (() => Promise<unknown>);
  resolve(value: unknown): void;
  reject(error: Error): void;
}

type Reply = { readonly job: Job; readonly value: unknown } | { readonly job: Job; readonly error: unknown };

/** Bounds how long the first of a batch waits for the last. */
const LARGEST_BATCH = 1000;

/**
 * Carries changes out in the order in which they were asked for; those that arrive while one batch is committed are the next. One wait for the
 * disk serves them all.
 */
export class Lane {
  readonly #writer: Writer;
  readonly #holdings: Holdings;
  readonly #committed: (commit: Commit) => void;
  readonly #waiting: Job[] = [];
  #working: Promise<void> | null = null;

  constructor(writer: Writer, holdings: Holdings, committed: (commit: Commit) => void) {
    this.#writer = writer;
    this.#holdings = holdings;
    this.#committed = committed;
  }

  ask(job: Job): void {
    this.#waiting.push(job);
    this.#working ??= this.#work();
  }

  /** Resolves when everything asked for so far is answered. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    // Whatever is asked for in the same breath goes along.
    await null;
    while (this.#waiting.length > 0) await this.#batch(this.#waiting.splice(0, LARGEST_BATCH));
    this.#working = null;
  }

  async #batch(jobs: readonly Job[]): Promise<void> {
    const started = performance.now();
    const replies = await this.#carryOut(jobs);
    const rows = replies.filter((reply) => !('error' in reply)).length;
    if (rows > 0) this.#committed({ rows, ms: performance.now() - started });
    for (const reply of replies)
      if ('error' in reply) reply.job.reject(failureOf(reply.error));
      else reply.job.resolve(reply.value);
  }

  async #carryOut(jobs: readonly Job[]): Promise<readonly Reply[]> {
    try {
      const replies = (await this.#asOne(jobs)) ?? (await this.#transaction(jobs));
      this.#holdings.commit();
      return replies;
    } catch (error) {
      this.#holdings.rollBack();
      if (!hasAnswered(error)) this.#writer.drop();
      else await this.#writer.run('ROLLBACK').catch(() => this.#writer.drop());
      return jobs.map((job) => ({ job, error }));
    }
  }

  /** The usual case: entries of different matches, at tables that are ours. One statement, which is its own transaction. */
  async #asOne(jobs: readonly Job[]): Promise<readonly Reply[] | null> {
    const appends = jobs.flatMap(({ work }) => (typeof work === 'function' || !this.#isKnown(work) ? [] : [work]));
    if (appends.length < jobs.length || !areApart(appends)) return null;
    const stored = await this.#appendAll(appends);
    if (stored === null) return null;
    // A few that were refused are asked for again one by one, and learn why.
    const done = jobs.filter((_, index) => stored.has(appends[index]?.match ?? ''));
    const rest = jobs.filter((job) => !done.includes(job));
    const replies = done.map((job) => ({ job, value: undefined }));
    return rest.length === 0 ? replies : [...replies, ...(await this.#transaction(rest))];
  }

  /** `null`: one of them cannot be stored at all, and must not take the others with it. */
  async #appendAll(appends: readonly Append[]): Promise<Set<string> | null> {
    try {
      return await appendAll(this.#writer.run, this.#holdings, appends);
    } catch (error) {
      if (!hasAnswered(error)) throw error;
      return null;
    }
  }

  #isKnown({ match }: Append): boolean {
    const code = this.#holdings.tableOf(match);
    return code !== null && this.#holdings.epochOf(code) !== null;
  }

  async #transaction(jobs: readonly Job[]): Promise<readonly Reply[]> {
    const { run } = this.#writer;
    await run('BEGIN');
    const replies: Reply[] = [];
    for (const job of jobs) replies.push(await this.#one(job));
    await run('COMMIT');
    return replies;
  }

  /** A savepoint for each, so that one that fails takes back its own changes only. */
  async #one(job: Job): Promise<Reply> {
    const { run } = this.#writer;
    const { mark } = this.#holdings;
    await run('SAVEPOINT request');
    try {
      const value = await this.#do(job.work);
      await run('RELEASE request');
      return { job, value };
    } catch (error) {
      if (!hasAnswered(error) && failureOf(error).code === 'unavailable') throw error;
      this.#holdings.rollBack(mark);
      await run('ROLLBACK TO request');
      return { job, error };
    }
  }

  async #do(work: Job['work']): Promise<unknown> {
    if (typeof work === 'function') return work();
    const { run } = this.#writer;
    if (!this.#isKnown(work)) await secureMatch(run, this.#holdings, work.match);
    const stored = await appendAll(run, this.#holdings, [work]);
    if (!stored.has(work.match)) await explainAppend(run, this.#holdings, work);
    return undefined;
  }
}

const areApart = (appends: readonly Append[]): boolean =>
  new Set(appends.map(({ match }) => match)).size === appends.length;
