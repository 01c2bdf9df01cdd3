import { StateView } from '@colyseus/schema';
import type { Seat } from '@dolmen/core';
import { ownPart, type TableState } from '@dolmen/protocol';
import type { Table } from '../table/table.ts';
import type { Company } from './admission.ts';
import { peopleFor } from './people.ts';
import { type Guest, who } from './visitor.ts';

/** What each client is shown or told for itself; nothing that it has heard already. */

/**
 * A view holds exactly the hand of the seat that the client has now. Spectators have none: what they all see is then
 * encoded once for all of them.
 */
export function showHand(guest: Guest, state: TableState, seat: Seat | null): void {
  const { userData } = guest;
  const part = seat === null ? null : ownPart(state, seat);
  if (userData === undefined || userData.shown === part) return;
  guest.view ??= new StateView();
  if (userData.shown) guest.view.remove(userData.shown);
  if (part) guest.view.add(part);
  userData.shown = part;
}

/** Who sits where, who may speak, who is there: no move changes that. */
export function tellPeople(guests: readonly Guest[], company: Company): void {
  const { table } = company;
  for (const guest of guests) tellYou(guest, table, table.seatOf(who(guest).owner));
  tellHost(guests, company);
}

function tellYou(guest: Guest, { moderation }: Table, seat: Seat | null): void {
  const { owner, id } = who(guest);
  const you = { seat, id, isMuted: moderation.muted.includes(owner) };
  const text = JSON.stringify(you);
  if (guest.userData === undefined || guest.userData.told.you === text) return;
  guest.userData.told.you = text;
  guest.send('you', you);
}

function tellHost(guests: readonly Guest[], company: Company): void {
  const { host } = company.table;
  const lines = guests.filter((guest) => who(guest).owner === host);
  if (host === null || lines.length === 0) return;
  const people = peopleFor(host, company);
  const text = JSON.stringify(people);
  for (const guest of lines) {
    if (guest.userData === undefined || guest.userData.told.people === text) continue;
    guest.userData.told.people = text;
    guest.send('people', { people });
  }
}
