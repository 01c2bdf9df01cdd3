import type { RecordError, Result } from '@dolmen/core';
import type { Fault, FileError, Proof, RecordFile } from '@dolmen/records';
import { createStore, type Readable } from '../store.ts';
import type { Eyes, FromReel, Shown, ToReel, Turn } from './messages.ts';
import { paceOf } from './pace.ts';
import { ReplaySource } from './replay-source.ts';

/** The other end: a worker, or a port to whatever serves a record. */
export interface ReelPort {
  postMessage(message: ToReel): void;
  onmessage: ((event: { readonly data: FromReel }) => void) | null;
  end(): void;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Where the replay is, and what is known of the record. */
export interface ReplayState {
  /** The ply that is shown, or will be in a moment. */
  readonly ply: number;
  readonly eyes: Eyes;
  readonly isPlaying: boolean;
  readonly speed: number;
  /** `null` until they are counted. */
  readonly turns: readonly Turn[] | null;
  readonly verdict: Result<Proof, Fault> | null;
  /** Where the record cannot be followed any further. */
  readonly broken: RecordError | null;
}

export interface Start {
  readonly ply: number;
  readonly eyes: Eyes;
}

/** A record being watched: a source for the table, and everything that moves it. */
export class Replay {
  readonly file: RecordFile;
  readonly source: ReplaySource;
  readonly #port: ReelPort;
  readonly #state;
  /** What was asked for and is not there yet; of what is asked meanwhile only the newest counts. */
  #asked: Start | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(port: ReelPort, file: RecordFile, start: Start) {
    this.#port = port;
    this.file = file;
    this.source = new ReplaySource(file);
    const rest = { isPlaying: false, speed: 1, turns: null, verdict: null, broken: null };
    this.#state = createStore<ReplayState>({ ...this.#within(start), ...rest });
    port.onmessage = ({ data }) => this.#receive(data);
    this.#ask();
  }

  get state(): Readable<ReplayState> {
    return this.#state;
  }

  get plies(): number {
    return this.file.actions.length;
  }

  /** Shows a ply. The nearest that there is, for one that there is not. */
  jump(ply: number): void {
    this.#change(this.#within({ ply, eyes: this.#state.get().eyes }));
  }

  step(plies: number): void {
    this.pause();
    this.jump(this.#state.get().ply + plies);
  }

  /** To where the turn begins that is so many before or after. */
  turn(by: -1 | 1): void {
    this.pause();
    const { turns, ply } = this.#state.get();
    const starts = [...(turns ?? []).map(({ from }) => from), this.plies];
    const found = by < 0 ? starts.findLast((from) => from < ply) : starts.find((from) => from > ply);
    this.jump(found ?? (by < 0 ? 0 : this.plies));
  }

  look(eyes: Eyes): void {
    this.#change({ eyes });
  }

  setSpeed(speed: number): void {
    this.#state.update((state) => ({ ...state, speed }));
  }

  /** Goes on by itself; from the end, once more from the beginning. */
  play(): void {
    if (this.#state.get().ply >= this.plies) this.jump(0);
    this.#state.update((state) => ({ ...state, isPlaying: true }));
    this.#goOn(0);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#state.update((state) => (state.isPlaying ? { ...state, isPlaying: false } : state));
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#port.end();
    this.source.leave();
  }

  #within({ ply, eyes }: Start): Start {
    const seat = eyes.seat !== null && eyes.seat < this.file.seats ? eyes.seat : null;
    return { ply: Math.max(0, Math.min(this.plies, Math.round(ply))), eyes: { ...eyes, seat } };
  }

  #change(change: Partial<Start>): void {
    this.#state.update((state) => ({ ...state, ...change }));
    this.#ask();
  }

  #ask(): void {
    const { ply, eyes } = this.#state.get();
    const isWaiting = this.#asked !== null;
    if (isWaiting) return;
    this.#asked = { ply, eyes };
    this.#port.postMessage({ type: 'show', ply, eyes });
  }

  #receive(message: FromReel): void {
    switch (message.type) {
      case 'shown':
        return this.#show(message.shown);
      case 'broken':
        return this.#break(message.error);
      case 'turns':
        return this.#state.update((state) => ({ ...state, turns: message.turns }));
      case 'judged':
        return this.#state.update((state) => ({ ...state, verdict: message.verdict }));
    }
  }

  #show(shown: Shown): void {
    this.#asked = null;
    this.source.show(shown);
    this.#askIfOther(shown);
    if (this.#state.get().isPlaying) this.#goOn(paceOf(shown.events));
  }

  /** Somebody went elsewhere while this was on its way. A message is a copy: eyes are compared by what they see. */
  #askIfOther(shown: Shown): void {
    const { ply, eyes } = this.#state.get();
    const isOther = ply !== shown.ply || eyes.seat !== shown.eyes.seat || eyes.isOpen !== shown.eyes.isOpen;
    if (isOther) this.#ask();
  }

  #break(broken: RecordError): void {
    this.#asked = null;
    this.pause();
    this.#state.update((state) => ({ ...state, broken }));
    if (broken.code === 'refused' && this.#state.get().ply > broken.ply) this.jump(broken.ply);
  }

  #goOn(millis: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), millis / this.#state.get().speed);
  }

  #next(): void {
    const { ply, isPlaying } = this.#state.get();
    if (!isPlaying) return;
    if (ply >= this.plies) this.pause();
    else this.jump(ply + 1);
  }
}

/** Opens a record's file in a worker; an error tells why it is none. */
export function openReplay(port: ReelPort, content: string, start: Start): Promise<Result<Replay, FileError>> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }) => {
      if (data.type === 'unreadable') resolve({ ok: false, error: data.error });
      if (data.type === 'opened') resolve({ ok: true, value: new Replay(port, data.file, start) });
    };
    port.postMessage({ type: 'open', content });
  });
}

export function openReelWorker(): ReelPort {
  const worker = new Worker(new URL('./reel-worker.ts', import.meta.url), { type: 'module' });
  return Object.assign(worker as Worker & ReelPort, { end: () => worker.terminate() });
}
