import type { Seat } from '@dolmen/core';
import { ownPart, packEvents, type TableState } from '@dolmen/protocol';
import { publicId } from '../table/identity.ts';
import type { Table } from '../table/table.ts';
import { type Guest, who } from './visitor.ts';

/** What one client is shown and told, beside what everybody sees. */

/** A view holds exactly the hand of the seat that the client has now. */
export function showHand({ userData, view }: Guest, state: TableState, seat: Seat | null): void {
  const part = seat === null ? null : ownPart(state, seat);
  if (userData === undefined || view === undefined || userData.shown === part) return;
  if (userData.shown) view.remove(userData.shown);
  if (part) view.add(part);
  userData.shown = part;
}

export function tellYou(guest: Guest, seat: Seat | null): void {
  const { userData } = guest;
  if (userData === undefined || userData.told === seat) return;
  userData.told = seat;
  guest.send('you', { seat, id: publicId(who(guest).owner) });
}

export function tellEvents(guest: Guest, table: Table, seat: Seat | null, events: readonly unknown[]): void {
  if (events.length === 0) return;
  const { game } = table.setting;
  const seen = events.map((event) => game.viewEvent(event, seat));
  guest.send('events', packEvents(game.id, table.state?.ply ?? 0, seen));
}
