import type { Seat } from '@dolmen/core';
import { ownPart, packEvents, type TableState } from '@dolmen/protocol';
import type { Table } from '../table/table.ts';
import type { Company } from './admission.ts';
import { peopleFor } from './people.ts';
import { type Guest, who } from './visitor.ts';

/** What each client is shown or told for itself; nothing that it has heard already. */

/** A view holds exactly the hand of the seat that the client has now. */
export function showHand(guest: Guest, state: TableState, seat: Seat | null): void {
  const { userData, view } = guest;
  const part = seat === null ? null : ownPart(state, seat);
  if (userData === undefined || view === undefined || userData.shown === part) return;
  if (userData.shown) view.remove(userData.shown);
  if (part) view.add(part);
  userData.shown = part;
}

export function tellEvents(
  guest: Guest,
  { setting, state }: Table,
  seat: Seat | null,
  events: readonly unknown[],
): void {
  if (events.length === 0) return;
  const seen = events.map((event) => setting.game.viewEvent(event, seat));
  guest.send('events', packEvents(setting.game.id, state?.ply ?? 0, seen));
}

export function tellYou(guest: Guest, { moderation }: Table, seat: Seat | null): void {
  const { owner, id } = who(guest);
  const you = { seat, id, isMuted: moderation.muted.includes(owner) };
  const text = JSON.stringify(you);
  if (guest.userData === undefined || guest.userData.told.you === text) return;
  guest.userData.told.you = text;
  guest.send('you', you);
}

export function tellHost(guests: readonly Guest[], company: Company): void {
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
