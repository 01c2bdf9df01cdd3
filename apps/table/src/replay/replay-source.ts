import type { Viewer } from '@dolmen/core';
import type { PlyEvents } from '@dolmen/protocol';
import type { RecordFile } from '@dolmen/records';
import { REPLAYED } from '../session/record-names.ts';
import type { TableInfo, TableSeat, TableSource } from '../session/table-source.ts';
import { createStore } from '../store.ts';
import type { Shown } from './messages.ts';

/** A table that shows moments of a record, in whatever order it is told to. Nothing can be done at it. */
export class ReplaySource implements TableSource {
  readonly actions = null;
  readonly #file: RecordFile;
  readonly #table = createStore<TableInfo | null>(null);
  #events: PlyEvents[] = [];

  constructor(file: RecordFile) {
    this.#file = file;
  }

  get(): TableInfo | null {
    return this.#table.get();
  }

  // A property: whoever is given a store may pass this on alone.
  readonly subscribe = (listener: () => void): (() => void) => this.#table.subscribe(listener);

  /** One ply further, through the same eyes, is played; anywhere else is only shown. */
  show({ ply, eyes, view, events }: Shown): void {
    const before = this.get();
    const isNext = before?.view?.ply === ply - 1 && before.seat === eyes.seat;
    if (isNext) this.#events.push({ ply, events });
    this.#table.set(tableAt(this.#file, eyes.seat, view));
  }

  takeEvents(): readonly PlyEvents[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** A record has no notices. */
  listen(): () => void {
    return () => {};
  }

  async saveRecord(): Promise<Blob> {
    return new Blob([JSON.stringify(this.#file, null, 1)], { type: 'application/json' });
  }

  leave(): void {
    this.#table.update((table) => table && { ...table, status: 'closed', closed: 'left' });
  }
}

function tableAt(file: RecordFile, seat: Viewer, view: NonNullable<TableInfo['view']>): TableInfo {
  const isOver = file.result !== undefined && view.ply === file.actions.length;
  const options = file.options as TableInfo['options'];
  return {
    ...{ status: 'open', closed: null, phase: isOver ? 'over' : 'playing' },
    ...{ game: file.game, options, code: '', visibility: 'private', isHost: false, isMuted: false },
    ...{ people: [], seats: seatsOf(file), seat, clock: { kind: 'none' }, turnStarted: 0 },
    ...{ isWaiting: false, spectators: 0, chat: [], view, record: REPLAYED },
  };
}

const seatsOf = ({ seats, players, result }: RecordFile): readonly TableSeat[] =>
  Array.from({ length: seats }, (_, seat) => ({
    ...{ kind: 'person', name: players?.[seat] ?? '', level: '', connected: true, standIn: false, millis: 0 },
    resigned: result?.resigned.includes(seat) ?? false,
  }));
