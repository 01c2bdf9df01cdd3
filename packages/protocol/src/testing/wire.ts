import { Decoder, Encoder, type Iterator, Reflection, StateView } from '@colyseus/schema';
import type { Viewer } from '@dolmen/core';
import { ownPart } from '../project.ts';
import { TableState } from '../table-state.ts';

/**
 * A room's connection to its clients without a network: the same calls in the same order as the schema serializer of
 * @colyseus/core makes them, one byte of protocol in front of every message.
 */
export interface Client {
  readonly viewer: Viewer;
  readonly view: StateView;
  readonly decoder: Decoder<TableState>;
  /** Each message, the first state first. */
  readonly received: Uint8Array[];
}

export class Wire {
  readonly state: TableState;
  readonly clients: Client[] = [];
  readonly #encoder: Encoder<TableState>;
  readonly #fullBuffer = new Uint8Array(Encoder.BUFFER_SIZE);

  constructor(state: TableState) {
    this.state = state;
    this.#encoder = new Encoder(state);
  }

  /** A client comes in and gets the first state; what its view adds is still on the way to it, as in a room. */
  join(viewer: Viewer, root: TableState = new TableState()): Client {
    const client: Client = { viewer, view: new StateView(), decoder: new Decoder(root), received: [] };
    this.show(client);
    receive(client, this.#firstState(client.view));
    this.clients.push(client);
    return client;
  }

  /** As join, by a client that knows no classes and is told about them. */
  joinByReflection(viewer: Viewer): Client {
    const decoder = Reflection.decode<TableState>(Reflection.encode(this.#encoder));
    return this.join(viewer, decoder.state);
  }

  leave(client: Client): void {
    this.clients.splice(this.clients.indexOf(client), 1);
    client.view.dispose();
  }

  /** Lets a client see its seat's own part, if it has a seat and the match has begun. */
  show({ viewer, view }: Client): void {
    const part = viewer === null ? null : ownPart(this.state, viewer);
    if (part !== null) view.add(part);
  }

  patch(): void {
    if (!this.#encoder.hasChanges) return this.#patchViews();
    const it: Iterator = { offset: 1 };
    this.#encoder.encode(it);
    const shared = it.offset;
    for (const client of this.clients) receive(client, this.#encoder.encodeView(client.view, shared, it));
    this.#encoder.discardChanges();
  }

  #patchViews(): void {
    const it: Iterator = { offset: 1 };
    for (const client of this.clients.filter(({ view }) => view.changes.size > 0)) {
      receive(client, this.#encoder.encodeView(client.view, 1, it));
    }
  }

  #firstState(view: StateView): Uint8Array {
    const it: Iterator = { offset: 1 };
    this.#encoder.encodeAll(it, this.#fullBuffer);
    return this.#encoder.encodeAllView(view, it.offset, { ...it }, this.#fullBuffer);
  }
}

function receive(client: Client, bytes: Uint8Array): void {
  const message = bytes.slice();
  client.received.push(message);
  client.decoder.decode(message, { offset: 1 });
}
