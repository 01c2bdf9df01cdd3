import { LobbyRoom } from '@colyseus/core';
import { closeOnUnknown } from './unknown-message.ts';

// Not called "lobby": Colyseus would take the room's own channel for the one that lists rooms.
export const LOBBY = 'tables';

export interface LobbyOptions {
  readonly rateLimit: number;
}

/** The one lobby: who joins it sees public tables come and go. */
export class Lobby extends LobbyRoom {
  override async onCreate(options: LobbyOptions): Promise<void> {
    await super.onCreate(options);
    this.roomId = LOBBY;
    this.autoDispose = false;
    this.maxMessagesPerSecond = options.rateLimit;
    closeOnUnknown(this);
  }

  // Everybody sees all there is: Colyseus would take any filter from a client unread, and one that fails ends the process.
  protected override filterItemsForClient(): typeof this.rooms {
    return this.rooms;
  }

  protected override filterItemForClient(): boolean {
    return true;
  }
}
