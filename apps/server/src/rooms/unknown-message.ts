import { type Client, CloseCode, type Room } from '@colyseus/core';

/** Without this, Colyseus closes with the message's name as the reason, and a name too long for a reason ends the process. */
export function closeOnUnknown(room: Room): void {
  room.onMessage('*', (client: Client) => client.leave(CloseCode.WITH_ERROR, 'unknown message'));
}
