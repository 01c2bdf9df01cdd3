import { CloseCode } from '@colyseus/core';
import { unsay } from '@dolmen/protocol';
import type { Owner } from '../table/identity.ts';
import { REMOVED } from './admission.ts';
import type { TableRoom } from './table-room.ts';
import { type Guest, type Visitor, who } from './visitor.ts';

/** What whoever runs the server does with somebody at a table, whoever is its host. */

/** They lose their seats, and their lines end. Those who sit but are away are known by `owner` alone. */
export async function expel(
  room: TableRoom,
  isMeant: (who: Pick<Visitor, 'owner' | 'address'>) => boolean,
): Promise<void> {
  const guests = room.clients.filter((guest) => isMeant(who(guest)));
  const seated = room.table.places
    .flatMap(({ owner }) => owner ?? [])
    .filter((owner) => isMeant({ owner, address: '' }));
  for (const owner of new Set([...guests.map((guest) => who(guest).owner), ...seated])) await room.table.expel(owner);
  endLines(guests, REMOVED, 'banned');
}

/** They are gone from the table, with what they said. */
export async function forgetAt(room: TableRoom, owner: Owner): Promise<void> {
  await room.table.expel(owner);
  for (const line of room.table.forget(owner)) unsay(room.state, line);
  await room.table.kept();
  room.broadcastPatch();
  endLines(
    room.clients.filter((guest) => who(guest).owner === owner),
    CloseCode.CONSENTED,
    'forgotten',
  );
}

/** `before`: in seconds. */
export async function dropChatAt(room: TableRoom, before: number): Promise<number> {
  const dropped = room.table.dropChat(({ at }) => at < before);
  for (const line of dropped) unsay(room.state, line);
  if (dropped.length > 0) room.broadcastPatch();
  await room.table.kept();
  return dropped.length;
}

function endLines(guests: readonly Guest[], code: number, reason: string): void {
  for (const guest of guests) guest.leave(code, reason);
}
