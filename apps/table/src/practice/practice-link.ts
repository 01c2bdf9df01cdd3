import { computerName } from '@dolmen/bots/level-names';
import type { Ack } from '@dolmen/client';
import { randomHex } from '@dolmen/client/random-hex';
import type { Common } from '@dolmen/core';
import type { Emote, Notices, Said, Told } from '@dolmen/protocol';
import type { Link, SeatInfo, TableInfo } from '../session/link.ts';
import { createStore } from '../store.ts';
import { forgetPractice, isFor, keepPractice, keptPractice } from './kept.ts';
import type { Ask, FromWorker, Kept, Seen, ToWorker } from './messages.ts';
import { OWN_SEAT } from './own-seat.ts';
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
}

/** A match in this browser, going on where it was left. */
export const practiceLink = (setting: PracticeSetting, options: PracticeOptions): Link =>
  new PracticeLink(openWorker(), setting, options);

/** The same, with a port of one's own. */
export const linkOver = (port: MatchPort, setting: PracticeSetting, options: PracticeOptions): Link =>
  new PracticeLink(port, setting, options);

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

class PracticeLink implements Link {
  readonly kind = 'practice';
  readonly #port: MatchPort;
  readonly #setting: PracticeSetting;
  readonly #name: string;
  readonly #table = createStore<TableInfo | null>(null);
  readonly #waiting = new Map<number, Waiting>();
  readonly #remarks = new Set<(notice: Notices['remark']) => void>();
  readonly #emotes = new Set<(notice: Notices['emoted']) => void>();
  #told: Told[] = [];
  #kept: Kept | null = null;
  #asked = 0;

  constructor(port: MatchPort, setting: PracticeSetting, { name, isFresh = false }: PracticeOptions) {
    this.#port = port;
    this.#setting = setting;
    this.#name = name;
    const left = isFresh ? null : keptPractice();
    port.onmessage = ({ data }) => this.#hear(data);
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

  takeEvents(): readonly Told[] {
    const told = this.#told;
    this.#told = [];
    return told;
  }

  act(word: string): Promise<Ack> {
    return this.#ask({ name: 'act', ply: this.#ply, word });
  }

  undo(to: number): Promise<Ack> {
    return this.#ask({ name: 'undo', ply: this.#ply, to });
  }

  resign(): Promise<unknown> {
    return this.#ask({ name: 'resign' });
  }

  rematch(): Promise<unknown> {
    return this.#ask({ name: 'rematch', seed: randomHex() });
  }

  sit(): Promise<unknown> {
    return refused('already-started');
  }

  stand(): Promise<unknown> {
    return refused('already-started');
  }

  computer(): Promise<unknown> {
    return refused('already-started');
  }

  start(): Promise<unknown> {
    return refused('already-started');
  }

  /** Computers do not answer, but one may talk to oneself. */
  chat(text: string): Promise<unknown> {
    const said: Said = { name: this.#name, seat: OWN_SEAT, text, at: Math.floor(Date.now() / 1000) };
    this.#table.update((table) => table && { ...table, chat: [...table.chat, said].slice(-50) });
    return Promise.resolve();
  }

  mute(): Promise<unknown> {
    return refused('no-such-person');
  }

  remove(): Promise<unknown> {
    return refused('no-such-person');
  }

  emote(emote: Emote): Promise<unknown> {
    for (const hearer of this.#emotes) hearer({ seat: OWN_SEAT, emote });
    return Promise.resolve();
  }

  hear<N extends 'emoted' | 'remark' | 'closing'>(name: N, hearer: (notice: Notices[N]) => void): () => void {
    const hearers = this.#hearersOf(name) as Set<(notice: Notices[N]) => void> | null;
    hearers?.add(hearer);
    return () => void hearers?.delete(hearer);
  }

  async saveRecord(): Promise<Blob | null> {
    const table = this.get();
    if (this.#kept === null || table?.phase !== 'over') return null;
    return new Blob([JSON.stringify(recordFile(this.#kept, table), null, 2)], { type: 'application/json' });
  }

  leave(): void {
    this.#port.end();
    this.#table.update((table) => table && { ...table, status: 'closed', closed: 'left' });
  }

  get #ply(): number {
    return this.get()?.view?.ply ?? 0;
  }

  #hearersOf(name: 'emoted' | 'remark' | 'closing'): unknown {
    if (name === 'remark') return this.#remarks;
    return name === 'emoted' ? this.#emotes : null;
  }

  #ask(ask: Ask): Promise<Ack> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ type: 'ask', id, ask });
    });
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'seen':
        return this.#see(message);
      case 'answer':
        return this.#answered(message.id)?.resolve(message.ack);
      case 'refused':
        return this.#answered(message.id)?.reject(new PracticeRefused(message.refusal));
      case 'remark':
        for (const hearer of this.#remarks) hearer(message);
        return;
      case 'failed':
        return this.#table.set({ ...this.#around(null), status: 'closed', closed: 'malformed' });
    }
  }

  #answered(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #see({ seen, told, kept }: FromWorker & { readonly type: 'seen' }): void {
    this.#kept = kept;
    if (told) this.#told = [...this.#told, told];
    if (seen.phase === 'over') forgetPractice();
    else keepPractice(kept);
    this.#table.set(this.#tableOf(seen, kept));
  }

  #tableOf({ view, phase, hasResigned }: Seen, { record }: Kept): TableInfo {
    const seats = Array.from({ length: record.seats }, (_, seat) => this.#seatOf(seat, hasResigned));
    const options = record.options as TableInfo['options'];
    return { ...this.#around(view), phase, options, seats, record: phase === 'over' ? 'practice' : '' };
  }

  /** What is the same at every table of this kind. */
  #around(view: Common | null): TableInfo {
    return {
      ...{ status: 'open', closed: null, phase: 'gathering', game: this.#setting.game, options: {}, code: '' },
      ...{ visibility: 'private', isHost: true, isMuted: false, people: [], seats: [], seat: OWN_SEAT },
      ...{ clock: { kind: 'none' }, turnStarted: 0 },
      ...{ spectators: 0, chat: this.get()?.chat ?? [], view, record: '' },
    };
  }

  #seatOf(seat: number, hasResigned: boolean): SeatInfo {
    const isOwn = seat === OWN_SEAT;
    return {
      kind: isOwn ? 'person' : 'computer',
      name: isOwn ? this.#name : computerName(seat),
      level: isOwn ? '' : this.#setting.level,
      connected: true,
      standIn: false,
      resigned: isOwn && hasResigned,
      millis: 0,
    };
  }
}

const refused = (code: string): Promise<never> => Promise.reject(new PracticeRefused({ code }));
