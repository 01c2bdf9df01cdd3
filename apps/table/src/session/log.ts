import type { GameEvent, Notices } from '@dolmen/protocol';
import { createStore, type Readable } from '../store.ts';
import type { LogLine } from './log-line.ts';
import type { Past } from './moments.ts';

const MOST_LINES = 400;

/** What happened in this match while we were there, the oldest first. */
export class Log {
  readonly #lines = createStore<readonly LogLine[]>([]);
  #number = 0;

  get lines(): Readable<readonly LogLine[]> {
    return this.#lines;
  }

  /** Lines of what was taken back go; those of another match as well. */
  add(past: Past): void {
    const { moment, before } = past;
    const { ply } = moment;
    if (ply <= before.ply) this.#lines.update((lines) => lines.filter((line) => line.ply <= ply && ply > 0));
    else if (past.isGap) this.#append([{ type: 'missed', plies: ply - before.ply, ...this.#next(ply) }]);
    else this.#append(moment.events.map((event) => this.#happened(past, event)));
  }

  remark({ seat, key, values }: Notices['remark']): void {
    const ply = this.#lines.get().at(-1)?.ply ?? 0;
    this.#append([{ type: 'remark', seat, key, values, ...this.#next(ply) }]);
  }

  #happened({ moment, before }: Past, event: GameEvent): LogLine {
    const { ply, view, seat } = moment;
    return { type: 'event', event, before, after: view, viewer: seat, ...this.#next(ply) };
  }

  #next(ply: number): { readonly number: number; readonly ply: number } {
    this.#number++;
    return { number: this.#number, ply };
  }

  #append(lines: readonly LogLine[]): void {
    if (lines.length > 0) this.#lines.update((known) => [...known, ...lines].slice(-MOST_LINES));
  }
}
