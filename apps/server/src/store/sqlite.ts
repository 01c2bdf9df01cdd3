import { Worker } from 'node:worker_threads';
import type { Calls, Method } from './calls.ts';
import { CommitStats } from './commit-stats.ts';
import type { Store, StoreStats } from './store.ts';
import { StoreError } from './store-error.ts';
import type { Failure, FromWorker, Reply, ToWorker } from './wire.ts';

const WORKER = new URL('./sqlite-worker.ts', import.meta.url);

export interface StoreOptions {
  /** Path of the database, made with its folder if there is none; or `:memory:`. */
  readonly file: string;
  readonly worker?: URL;
  /** Its thread has ended though nobody closed it: nothing can be stored any more, however long one waits. */
  readonly died?: (error: StoreError) => void;
}

/**
 * Opens a store, or rejects with a `StoreError` that says what to do.
 * The database has its own thread: a slow disk never holds up a room.
 */
export async function openStore({ file, worker = WORKER, died = () => {} }: StoreOptions): Promise<Store> {
  const line = new Line(new Worker(worker, { workerData: { file }, name: 'store' }));
  await line.opened;
  void line.died.then(died);
  return {
    openTable: (table, at) => line.ask('openTable', table, at),
    saveTable: (code, state, at) => line.ask('saveTable', code, state, at),
    changeTable: (code, setting, state, at) => line.ask('changeTable', code, setting, state, at),
    remind: (code, at) => line.ask('remind', code, at),
    dueBy: (at, limit) => line.ask('dueBy', at, limit),
    seatsOf: (owner, limit) => line.ask('seatsOf', owner, limit),
    removeTable: (code) => line.ask('removeTable', code),
    byCode: (code) => line.ask('byCode', code),
    leftSince: (at, limit) => line.ask('leftSince', at, limit),
    begin: (match, state) => line.ask('begin', match, state),
    append: (id, index, entry) => line.ask('append', id, index, entry),
    finish: (id, result, at, state) => line.ask('finish', id, result, at, state),
    match: (id) => line.ask('match', id),
    finished: (query) => line.ask('finished', query),
    finishedOf: (owner, query) => line.ask('finishedOf', owner, query),
    finishedAfter: (key, limit) => line.ask('finishedAfter', key, limit),
    addFinished: (match) => line.ask('addFinished', match),
    identity: (key) => line.ask('identity', key),
    offerHandover: (handover, at) => line.ask('offerHandover', handover, at),
    takeHandover: (code, key, at) => line.ask('takeHandover', code, key, at),
    renewIdentity: (person, key) => line.ask('renewIdentity', person, key),
    people: (query) => line.ask('people', query),
    tablesOf: (owner) => line.ask('tablesOf', owner),
    forgetPerson: (owner) => line.ask('forgetPerson', owner),
    bans: () => line.ask('bans'),
    putBan: (ban) => line.ask('putBan', ban),
    removeBan: (kind, whom) => line.ask('removeBan', kind, whom),
    removeEndedBans: (by) => line.ask('removeEndedBans', by),
    archive: (query) => line.ask('archive', query),
    removeMatch: (id) => line.ask('removeMatch', id),
    removeOutdated: (outdated, limit) => line.ask('removeOutdated', outdated, limit),
    dropChat: (before) => line.ask('dropChat', before),
    subscribe: (subscription, at) => line.ask('subscribe', subscription, at),
    unsubscribe: (endpoint, owner) => line.ask('unsubscribe', endpoint, owner),
    subscriptionsOf: (owner) => line.ask('subscriptionsOf', owner),
    // The file is this process's alone: so is every table in it.
    async claim(code) {
      const table = await line.ask('byCode', code);
      return table && { isHere: true, table };
    },
    release: async () => {},
    ownerOf: async (code) => ((await line.ask('byCode', code)) ? { isHere: true } : null),
    onLost: () => () => {},
    close: () => line.close(),
    stats: () => line.stats(),
  };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The line to the worker: pairs answers with questions, and refuses everything once the worker is gone. */
class Line {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #opening = Promise.withResolvers<void>();
  readonly #gone = Promise.withResolvers<void>();
  readonly #died = Promise.withResolvers<StoreError>();
  #asked = 0;
  #refusal: StoreError | null = null;
  readonly #stats = new CommitStats();

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: FromWorker) => this.#hear(message));
    worker.on('error', (error) => this.#fail(unavailable(String(error))));
    worker.on('exit', () => {
      this.#fail(unavailable('its thread has ended'));
      if (this.#refusal && this.#refusal.code !== 'closed') this.#died.resolve(this.#refusal);
      this.#gone.resolve();
    });
  }

  get opened(): Promise<void> {
    return this.#opening.promise;
  }

  /** Never resolves for one that was closed. */
  get died(): Promise<StoreError> {
    return this.#died.promise;
  }

  ask<M extends Method>(method: M, ...args: Parameters<Calls[M]>): Promise<ReturnType<Calls[M]>> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    const id = this.#asked++;
    const { promise, resolve, reject } = Promise.withResolvers<ReturnType<Calls[M]>>();
    try {
      this.#worker.postMessage({ id, method, args } satisfies ToWorker);
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    } catch (error) {
      reject(new StoreError('invalid', `not plain JSON: ${String(error)}`));
    }
    return promise;
  }

  close(): Promise<void> {
    if (!this.#refusal) {
      this.#refusal = new StoreError('closed', 'the store is closed');
      this.#worker.postMessage('close' satisfies ToWorker);
    }
    return this.#gone.promise;
  }

  stats(): StoreStats {
    return { ...this.#stats.now, queued: this.#waiting.size };
  }

  #hear(message: FromWorker): void {
    if (message.type === 'opened') return this.#opening.resolve();
    if (message.type === 'refused') return this.#opening.reject(errorOf(message.failure));
    if (message.commit) this.#stats.count(message.commit);
    for (const reply of message.replies) this.#settle(reply);
  }

  #settle(reply: Reply): void {
    const asker = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('failure' in reply) asker?.reject(errorOf(reply.failure));
    else asker?.resolve(reply.value);
  }

  #fail(error: StoreError): void {
    this.#refusal ??= error;
    this.#opening.reject(error);
    for (const asker of this.#waiting.values()) asker.reject(error);
    this.#waiting.clear();
  }
}

const errorOf = ({ code, message }: Failure): StoreError => new StoreError(code, message);

const unavailable = (cause: string): StoreError => new StoreError('unavailable', `the store has failed: ${cause}`);
