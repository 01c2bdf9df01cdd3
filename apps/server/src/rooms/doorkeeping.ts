import { type Client, matchMaker } from '@colyseus/core';
import type { Address } from '../http/address.ts';
import type { Ban, Store } from '../store/store.ts';
import { forgetInStore } from '../table/forgetting.ts';
import { addressHash, type Owner } from '../table/identity.ts';
import { togetherRooms } from '../together/opening.ts';
import { REMOVED } from './admission.ts';
import { LOBBY } from './lobby.ts';
import { expel, forgetAt } from './putting-out.ts';
import type { TableRoom } from './table-room.ts';
import type { Tables } from './tables.ts';
import { who } from './visitor.ts';

/** What whoever runs the server does about people, at all tables together. */

/** From now on: they are put out wherever they are. */
export async function ban(tables: Tables, bans: readonly Ban[]): Promise<void> {
  for (const one of bans) tables.bans.put(one);
  for (const room of await tables.rooms()) await expel(room, ({ owner, address }) => tables.bans.holds(owner, address));
  for (const room of await togetherRooms()) room.expel();
  for (const client of matchMaker.getLocalRoomById(LOBBY)?.clients ?? [])
    if (tables.bans.holds(null, addressIn(client))) client.leave(REMOVED, 'banned');
}

const addressIn = ({ auth }: Client): Address | null => (auth as { address?: Address } | undefined)?.address ?? null;

/** Puts a person out of a table for good, whoever its host is. Is that table open? */
export async function remove(tables: Tables, code: string, person: Owner): Promise<boolean> {
  const room = await roomWith(tables, code);
  if (!room) return false;
  const lines = room.clients.filter((guest) => who(guest).owner === person);
  await room.table.putOut(
    person,
    lines.map((guest) => addressHash(who(guest).address, code)),
  );
  for (const guest of lines) guest.leave(REMOVED, 'removed');
  await room.table.kept();
  return true;
}

export const roomWith = async (tables: Tables, code: string): Promise<TableRoom | undefined> =>
  (await tables.rooms()).find(({ roomId }) => roomId === code);

/** Where a person comes from now. */
export async function addressesOf(tables: Tables, person: Owner): Promise<Address[]> {
  const visitors = (await tables.rooms()).flatMap(({ company }) => company.visitors);
  return [...new Set(visitors.filter(({ owner }) => owner === person).map(({ address }) => address))];
}

/** From how many tables and matches somebody is gone. */
export interface Forgotten {
  readonly tables: number;
  readonly matches: number;
}

/** Their name leaves everything that is stored, and results stay. `tables`: `null` while no server runs. */
export async function forgetPerson(
  store: Store,
  tables: Tables | null,
  person: Owner,
  now: number,
): Promise<Forgotten> {
  const codes = new Set([...(await store.tablesOf(person)), ...(await visitedBy(tables, person))]);
  for (const code of codes) await forgetAtTable(store, tables, code, person, now);
  return { tables: codes.size, matches: await store.forgetPerson(person) };
}

async function visitedBy(tables: Tables | null, person: Owner): Promise<string[]> {
  const rooms = (await tables?.rooms()) ?? [];
  return rooms
    .filter(({ company }) => company.visitors.some(({ owner }) => owner === person))
    .map(({ roomId }) => roomId);
}

function forgetAtTable(store: Store, tables: Tables | null, code: string, person: Owner, now: number): Promise<void> {
  if (tables === null) return forgetInStore(store, code, person, now);
  // Nobody opens the table meanwhile, or puts it away.
  return tables.alone.run(code, async () => {
    const room = await roomWith(tables, code);
    return room ? forgetAt(room, person) : forgetInStore(store, code, person, now);
  });
}
