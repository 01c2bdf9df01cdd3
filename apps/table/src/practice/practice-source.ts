import { randomHex } from '@dolmen/client/random-hex';
import type { Ack, Emote, Notices, PlyEvents, Said } from '@dolmen/protocol';
import type { TableActions, TableInfo, TableNotice, TableSource } from '../session/table-source.ts';
import { createStore } from '../store.ts';
import { isFor, type Keeping, lastPractice } from './kept.ts';
import type { Ask, FromWorker, Kept, ToWorker } from './messages.ts';
import { emptyTable, type PracticeRoom, practiceTable } from './practice-table.ts';
import { recordFile } from './record-file.ts';
import type { PracticeSetting } from './setting.ts';

/** The other end: a worker, or a port to whatever serves a match. */
export interface MatchPort {
  postMessage(message: ToWorker): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  end(): void;
}

export interface PracticeOptions {
  readonly name: string;
  /** Deal anew even when a match with this setting was left. */
  readonly isFresh?: boolean;
  /** Where it is kept; else it is the one match of this browser. */
  readonly keeping?: Keeping;
}

/** A match in this browser, going on where it was left. */
export const practiceSource = (setting: PracticeSetting, options: PracticeOptions): TableSource =>
  sourceOver(openWorker(), setting, options);

/** The same, with a port of one's own. */
export const sourceOver = (port: MatchPort, setting: PracticeSetting, options: PracticeOptions): TableSource =>
  new PracticeSource(port, setting, options);

function openWorker(): MatchPort {
  const worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' });
  return Object.assign(worker as Worker & MatchPort, { end: () => worker.terminate() });
}

/** What a worker refuses, in the shape of the client's `Refused`: importing that would bring the whole SDK along. */
class PracticeRefused extends Error {
  readonly refusal: { readonly code: string };

  constructor(refusal: { readonly code: string }) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

interface Waiting {
  resolve(ack: Ack): void;
  reject(error: unknown): void;
}

type Listeners = { readonly [N in TableNotice]: Set<(notice: Notices[N]) => void> };

class PracticeSource implements TableSource {
  readonly #port: MatchPort;
  readonly #setting: PracticeSetting;
  readonly #name: string;
  readonly #keeping: Keeping;
  readonly #table = createStore<TableInfo | null>(null);
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners: Listeners = {
    remark: new Set(),
    emoted: new Set(),
    announced: new Set(),
    closing: new Set(),
  };
  #events: PlyEvents[] = [];
  #kept: Kept | null = null;
  #asked = 0;
  #isOutdated = false;

  readonly actions: TableActions = {
    seating: null,
    hosting: null,
    rename: null,
    act: (word) => this.#act(word),
    undo: (to) => this.#ask({ name: 'undo', ply: this.#ply, to }),
    resign: () => this.#ask({ name: 'resign' }),
    rematch: () => this.#ask({ name: 'rematch', seed: randomHex() }),
    chat: async (text) => this.#say(text),
    emote: async (emote: Emote) => this.#notify('emoted', { seat: this.#setting.seat, emote }),
  };

  constructor(port: MatchPort, setting: PracticeSetting, options: PracticeOptions) {
    const { name, isFresh = false, keeping = lastPractice } = options;
    this.#port = port;
    this.#setting = setting;
    this.#name = name;
    this.#keeping = keeping;
    const left = isFresh ? null : keeping.kept();
    port.onmessage = ({ data }) => this.#receive(data);
    port.postMessage({
      type: 'open',
      setting,
      seed: setting.seed ?? randomHex(),
      kept: left && isFor(left, setting) ? left : null,
    });
  }

  get(): TableInfo | null {
    return this.#table.get();
  }

  // A property: whoever is given a store may pass this on alone.
  readonly subscribe = (listener: () => void): (() => void) => this.#table.subscribe(listener);

  takeEvents(): readonly PlyEvents[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  listen<N extends TableNotice>(name: N, listener: (notice: Notices[N]) => void): () => void {
    const listeners: Set<(notice: Notices[N]) => void> = this.#listeners[name];
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  async saveRecord(): Promise<Blob | null> {
    const table = this.get();
    if (this.#kept === null || table === null) return null;
    return new Blob([JSON.stringify(recordFile(this.#kept, table), null, 2)], { type: 'application/json' });
  }

  leave(): void {
    this.#port.end();
    this.#table.update((table) => table && { ...table, status: 'closed', closed: 'left' });
  }

  get #ply(): number {
    return this.get()?.view?.ply ?? 0;
  }

  get #room(): PracticeRoom {
    const chat = this.get()?.chat ?? [];
    return { setting: this.#setting, name: this.#name, chat, isOutdated: this.#isOutdated };
  }

  /** Computers do not answer, but one may talk to oneself. */
  #say(text: string): void {
    const said: Said = { name: this.#name, seat: this.#setting.seat, text, at: Math.floor(Date.now() / 1000) };
    this.#table.update((table) => table && { ...table, chat: [...table.chat, said].slice(-50) });
  }

  #notify<N extends TableNotice>(name: N, notice: Notices[N]): void {
    const listeners: Set<(notice: Notices[N]) => void> = this.#listeners[name];
    for (const listener of listeners) listener(notice);
  }

  #act(word: string): Promise<Ack> {
    this.#isOutdated = false;
    return this.#ask({ name: 'act', ply: this.#ply, word });
  }

  #ask(ask: Ask): Promise<Ack> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ type: 'ask', id, ask });
    });
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'shown':
        return this.#show(message);
      case 'answer':
        return this.#answered(message.id)?.resolve(message.ack);
      case 'refused':
        return this.#answered(message.id)?.reject(new PracticeRefused(message.refusal));
      case 'remark':
        return this.#notify('remark', message);
      case 'outdated':
        this.#isOutdated = true;
        return;
      case 'failed':
        return this.#table.set({ ...emptyTable(this.#room), status: 'closed', closed: 'malformed' });
    }
  }

  #answered(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #show({ shown, events, kept }: FromWorker & { readonly type: 'shown' }): void {
    this.#kept = kept;
    if (events) this.#events = [...this.#events, events];
    this.#keeping.keep(kept);
    if (shown.hasResigned) this.#keeping.forget();
    const table = practiceTable(this.#room, shown, kept);
    if (shown.phase === 'over') this.#keeping.finish(recordFile(kept, table), this.#setting.seat);
    this.#table.set(table);
  }
}
