import { randomHex, type TableConnection } from '@dolmen/client';
import type { Viewer } from '@dolmen/core';
import {
  type ClockSetting,
  type Notices,
  type Past,
  type PlyEvents,
  type Request,
  type RequestName,
  readChat,
  type TableState,
} from '@dolmen/protocol';
import type { PresenceLine, TableActions, TableInfo, TableNotice, TableSeat, TableSource } from './table-source.ts';

/** A match in a server's room. `address`: of the server, for the record of a finished match. */
export const roomSource = (connection: TableConnection, address: string): TableSource =>
  new RoomSource(connection, address);

class RoomSource implements TableSource {
  readonly actions: TableActions;
  readonly presence: PresenceLine;
  readonly #connection: TableConnection;
  readonly #address: string;
  #read: { readonly version: number; readonly table: TableInfo | null } = { version: -1, table: null };

  constructor(connection: TableConnection, address: string) {
    this.#connection = connection;
    this.#address = address;
    this.actions = roomActions(connection);
    this.presence = {
      want: (isOn) => connection.wantPoses(isOn),
      send: (pose) => connection.sendPose(pose),
      listen: (listener) => connection.listenToPoses(listener),
    };
  }

  get(): TableInfo | null {
    const { version } = this.#connection;
    if (this.#read.version !== version) this.#read = { version, table: readTable(this.#connection) };
    return this.#read.table;
  }

  // A property: whoever is given a store may pass this on alone.
  readonly subscribe = (listener: () => void): (() => void) => this.#connection.subscribe(listener);

  readonly past = (ply: number): Promise<Past> => this.#connection.request('past', { ply }) as Promise<Past>;

  takeEvents(): readonly PlyEvents[] {
    return this.#connection.takeEvents();
  }

  listen<N extends TableNotice>(name: N, listener: (notice: Notices[N]) => void): () => void {
    return this.#connection.listen(name, listener);
  }

  async saveRecord(): Promise<Blob | null> {
    const record = this.get()?.record ?? '';
    if (record === '') return null;
    const answer = await fetch(`${this.#address}/api/matches/${encodeURIComponent(record)}`);
    return answer.ok ? answer.blob() : null;
  }

  leave(): void {
    void this.#connection.leave();
  }
}

function roomActions(connection: TableConnection): TableActions {
  const ask = <N extends RequestName>(name: N, message: Request<N>): Promise<unknown> =>
    connection.request(name, message);
  return {
    seating: {
      sit: (seat) => ask('sit', { seat, nonce: randomHex() }),
      stand: () => ask('stand', {}),
      computer: (seat, level) => (level === null ? ask('open', { seat }) : ask('computer', { seat, level })),
      start: () => ask('start', {}),
      change: (changes) => ask('change', changes),
    },
    hosting: {
      mute: (person, isMuted) => ask('mute', { person, isMuted }),
      remove: (person) => ask('remove', { person }),
    },
    rename: (name) => ask('rename', { name }),
    act: (word) => connection.act(word),
    undo: (to) => connection.undo(to),
    resign: () => ask('resign', {}),
    rematch: () => ask('rematch', { nonce: randomHex() }),
    chat: (text) => ask('chat', { text }),
    emote: (emote) => ask('emote', { emote }),
  };
}

function readTable(connection: TableConnection): TableInfo | null {
  const { state, status, reason, seat, id, isMuted, people } = connection;
  if (state === null) return null;
  const isHost = state.host !== '' && state.host === id;
  const turnStarted = connection.localTime(state.turnStarted);
  const own = { status, closed: reason, seat, isHost, isMuted, people, turnStarted, view: connection.view() };
  return tableInfo(state, own);
}

type Own = Pick<TableInfo, 'status' | 'closed' | 'isHost' | 'isMuted' | 'people' | 'turnStarted' | 'view'> & {
  readonly seat: Viewer;
};

const tableInfo = (state: TableState, own: Own): TableInfo => ({
  ...own,
  phase: state.phase,
  game: state.game,
  options: JSON.parse(state.options),
  code: state.code,
  visibility: state.visibility,
  isFixed: state.isFixed,
  seats: Array.from(state.seats, tableSeat),
  clock: clockOf(state.clock),
  isWaiting: state.isWaiting,
  spectators: state.spectators,
  chat: readChat(state).map(({ name, seat, text, at }) => ({ name, seat, text, at })),
  record: recordOf(state.result),
});

const tableSeat = ({ kind, name, level, connected, standIn, resigned, millis }: TableSeat): TableSeat => ({
  ...{ kind, name, level, connected, standIn, resigned, millis },
});

function clockOf({ kind, seconds, increment, days }: TableState['clock']): ClockSetting {
  if (kind === 'turn') return { kind, seconds };
  if (kind === 'days') return { kind, days };
  return kind === 'fischer' ? { kind, seconds, increment } : { kind: 'none' };
}

const recordOf = (result: string): string => (result === '' ? '' : String(JSON.parse(result).match ?? ''));
