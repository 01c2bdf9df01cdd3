import { type Ack, randomHex, type TableConnection } from '@dolmen/client';
import type { Common, Viewer } from '@dolmen/core';
import {
  type Clock,
  type Emote,
  type Notices,
  type Request,
  type RequestName,
  readChat,
  type TableState,
  type Told,
} from '@dolmen/protocol';
import type { Link, SeatInfo, TableInfo } from './link.ts';

/** A match in a server's room. `address`: of the server, for the record of a finished match. */
export const remoteLink = (connection: TableConnection, address: string): Link => new RemoteLink(connection, address);

class RemoteLink implements Link {
  readonly kind = 'room';
  readonly #connection: TableConnection;
  readonly #address: string;
  #told: { readonly version: number; readonly table: TableInfo | null } = { version: -1, table: null };

  constructor(connection: TableConnection, address: string) {
    this.#connection = connection;
    this.#address = address;
  }

  get(): TableInfo | null {
    const { version } = this.#connection;
    if (this.#told.version !== version) this.#told = { version, table: this.#read(this.#told.table) };
    return this.#told.table;
  }

  // A property: whoever is given a store may pass this on alone.
  readonly subscribe = (listener: () => void): (() => void) => this.#connection.subscribe(listener);

  takeEvents(): readonly Told[] {
    return this.#connection.takeEvents();
  }

  act(word: string): Promise<Ack> {
    return this.#connection.act(word);
  }

  undo(to: number): Promise<Ack> {
    return this.#connection.undo(to);
  }

  sit(seat: number): Promise<unknown> {
    return this.#ask('sit', { seat, nonce: randomHex() });
  }

  stand(): Promise<unknown> {
    return this.#ask('stand', {});
  }

  computer(seat: number, level: string | null): Promise<unknown> {
    return level === null ? this.#ask('open', { seat }) : this.#ask('computer', { seat, level });
  }

  start(): Promise<unknown> {
    return this.#ask('start', {});
  }

  resign(): Promise<unknown> {
    return this.#ask('resign', {});
  }

  rematch(): Promise<unknown> {
    return this.#ask('rematch', { nonce: randomHex() });
  }

  chat(text: string): Promise<unknown> {
    return this.#ask('chat', { text });
  }

  emote(emote: Emote): Promise<unknown> {
    return this.#ask('emote', { emote });
  }

  mute(person: string, isMuted: boolean): Promise<unknown> {
    return this.#ask('mute', { person, isMuted });
  }

  remove(person: string): Promise<unknown> {
    return this.#ask('remove', { person });
  }

  hear<N extends 'emoted' | 'remark' | 'closing'>(name: N, hearer: (notice: Notices[N]) => void): () => void {
    return this.#connection.hear(name, hearer);
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

  #ask<N extends RequestName>(name: N, message: Request<N>): Promise<unknown> {
    return this.#connection.request(name, message);
  }

  #read(known: TableInfo | null): TableInfo | null {
    const { state, status, reason, seat, id, isMuted, people } = this.#connection;
    if (state === null) return null;
    const view = sameOr(known?.seat === seat ? known.view : null, this.#connection.view());
    const isHost = state.host !== '' && state.host === id;
    return tableInfo(state, { status, closed: reason, seat, isHost, isMuted, people, view });
  }
}

/** Chat and clocks change the state too: a view that says the same stays the same object. */
function sameOr(known: Common | null, fresh: Common | null): Common | null {
  const isSame = known !== null && known.ply === fresh?.ply && JSON.stringify(known) === JSON.stringify(fresh);
  return isSame ? known : fresh;
}

type Own = Pick<TableInfo, 'status' | 'closed' | 'isHost' | 'isMuted' | 'people' | 'view'> & { readonly seat: Viewer };

const tableInfo = (state: TableState, own: Own): TableInfo => ({
  ...own,
  phase: state.phase,
  game: state.game,
  options: JSON.parse(state.options),
  code: state.code,
  visibility: state.visibility,
  seats: Array.from(state.seats, seatInfo),
  clock: clockOf(state.clock),
  turnStarted: state.turnStarted,
  spectators: state.spectators,
  chat: readChat(state).map(({ name, seat, text, at }) => ({ name, seat, text, at })),
  record: recordOf(state.result),
});

const seatInfo = ({ kind, name, level, connected, standIn, resigned, millis }: SeatInfo): SeatInfo => ({
  ...{ kind, name, level, connected, standIn, resigned, millis },
});

function clockOf({ kind, seconds, increment }: TableState['clock']): Clock {
  if (kind === 'turn') return { kind, seconds };
  return kind === 'fischer' ? { kind, seconds, increment } : { kind: 'none' };
}

const recordOf = (result: string): string => (result === '' ? '' : String(JSON.parse(result).match ?? ''));
