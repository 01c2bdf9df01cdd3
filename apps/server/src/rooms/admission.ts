import { ServerError } from '@colyseus/core';
import { JoinOptions, PROTOCOL } from '@dolmen/protocol';
import type { Address } from '../http/address.ts';
import type { Settings } from '../settings.ts';
import { addressHash, type Owner, ownerOf, personId } from '../table/identity.ts';
import { distinctName } from '../table/names.ts';
import type { Table } from '../table/table.ts';
import type { Bans } from './bans.ts';
import type { Visitor } from './visitor.ts';

const STALE_CLIENT = 4409;
const BAD_JOIN = 4400;
export const REMOVED = 4403;
export const FULL = 4429;

/** Tabs that one person may have open at a table. */
const MOST_LINES = 8;

/** A table, and who has a connection to it now. */
export interface Company {
  readonly table: Table;
  readonly code: string;
  readonly visitors: readonly Visitor[];
}

/**
 * Lets somebody in, or tells why not. Places are counted here, where somebody really comes: Colyseus counts whoever asked
 * for one, so that those who never come would keep out those who do.
 */
export function letIn(company: Company, options: unknown, address: Address, settings: Settings, bans: Bans): Visitor {
  const join = JoinOptions.safeParse(options);
  if (!join.success) throw new ServerError(BAD_JOIN, 'malformed');
  if (join.data.protocol !== PROTOCOL) throw new ServerError(STALE_CLIENT, `version-mismatch ${PROTOCOL}`);
  const owner = ownerOf(join.data.token);
  if (bans.holds(owner, address)) throw new ServerError(REMOVED, 'banned');
  if (isRemoved(company, owner, address)) throw new ServerError(REMOVED, 'removed');
  if (!hasRoom(company, owner, address, settings)) throw new ServerError(FULL, 'full');
  return { owner, id: personId(owner, company.code), name: nameOf(company, owner, join.data.name), address };
}

function isRemoved({ table, code, visitors }: Company, owner: Owner, address: Address): boolean {
  const { removed, closedTo, opener } = table.moderation;
  if (removed.includes(owner)) return true;
  if (!closedTo.includes(addressHash(address, code))) return false;
  const isAtHome = (person: Owner): boolean => table.seatOf(person) !== null || person === opener;
  // Those who share the address with a player, as a family does, are no newcomers that one has to beware of.
  const isKnown = visitors.some((one) => one.owner === owner || (one.address === address && isAtHome(one.owner)));
  return !isKnown && !isAtHome(owner);
}

function hasRoom({ table, visitors }: Company, owner: Owner, address: Address, settings: Settings): boolean {
  if (visitors.filter((visitor) => visitor.owner === owner).length >= MOST_LINES) return false;
  if (table.seatOf(owner) !== null || owner === table.moderation.opener) return true;
  const spectators = visitors.filter((visitor) => table.seatOf(visitor.owner) === null);
  const neighbours = spectators.filter((visitor) => visitor.address === address);
  const awaited = freeSeats(table);
  return (
    spectators.length < settings.maxSpectators + awaited &&
    neighbours.length < settings.maxSpectatorsPerAddress + awaited
  );
}

/** Before the match even players come as spectators, and sit down then. */
const freeSeats = ({ phase, places }: Table): number =>
  phase === 'gathering' ? places.filter(({ kind }) => kind === 'open').length : 0;

/** Whoever is known here already keeps the name that they have. */
function nameOf({ table, visitors }: Company, owner: Owner, wished: string): string {
  const people = [...table.places.filter(({ kind }) => kind === 'person'), ...visitors];
  const known = people.find((person) => person.owner === owner);
  return (
    known?.name ??
    distinctName(
      wished,
      people.map(({ name }) => name),
    )
  );
}
