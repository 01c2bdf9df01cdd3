import { type AuthContext, type Client, LobbyRoom, ServerError } from '@colyseus/core';
import { FULL } from './admission.ts';
import { closeOnUnknown } from './unknown-message.ts';

// Not called "lobby": Colyseus would take the room's own channel for the one that lists rooms.
export const LOBBY = 'tables';

export interface LobbyOptions {
  readonly rateLimit: number;
  readonly mostPerAddress: number;
}

/** The one lobby: who joins it sees public tables come and go. */
export class Lobby extends LobbyRoom {
  #mostPerAddress = 0;

  override async onCreate(options: LobbyOptions): Promise<void> {
    await super.onCreate(options);
    this.roomId = LOBBY;
    this.#mostPerAddress = options.mostPerAddress;
    this.autoDispose = false;
    this.maxMessagesPerSecond = options.rateLimit;
    closeOnUnknown(this);
  }

  override onAuth(_client: Client, _options: unknown, { ip }: AuthContext): { readonly address: string } {
    const address = String(ip);
    const neighbours = this.clients.filter((client) => (client.auth as { address: string }).address === address);
    if (neighbours.length >= this.#mostPerAddress) throw new ServerError(FULL, 'full');
    return { address };
  }

  // Everybody sees all there is: Colyseus would take any filter from a client unread, and one that fails ends the process.
  protected override filterItemsForClient(): typeof this.rooms {
    return this.rooms;
  }

  protected override filterItemForClient(): boolean {
    return true;
  }
}
