import { ServerError } from '@colyseus/core';
import { JoinOptions, PROTOCOL } from '@dolmen/protocol';
import type { Door } from '../access/door.ts';
import type { Address } from '../http/address.ts';
import type { Shown } from '../identities/identities.ts';
import type { Settings } from '../settings.ts';
import type { StandingRoom } from '../standing/standing-room.ts';
import { addressHash, type Owner, personId } from '../table/identity.ts';
import { distinctName } from '../table/names.ts';
import type { Table } from '../table/table.ts';
import type { Visitor } from './visitor.ts';

const STALE_CLIENT = 4409;
const BAD_JOIN = 4400;
export const REMOVED = 4403;
export const FULL = 4429;
/** What the table is behind was not opened; or whoever comes is nobody any more. */
export const LOCKED = 4401;

/** Tabs that one person may have open at a table. */
const MOST_LINES = 8;

/** A standing room, and what it is behind. */
export interface Standing extends StandingRoom {
  readonly door: Door | null;
  readonly lingerMillis: number;
}

/** A table, and who has a connection to it now. */
export interface Company {
  readonly table: Table;
  readonly code: string;
  readonly visitors: readonly Visitor[];
  readonly standing: Standing | null;
}

/** Where somebody comes from, and what their browser shows. */
export interface Arrival {
  readonly address: Address;
  readonly cookies: string | null;
}

/** Reads the wish to come in; who it is is not known yet. */
export function readJoin(options: unknown): JoinOptions {
  const join = JoinOptions.safeParse(options);
  if (!join.success) throw new ServerError(BAD_JOIN, 'malformed');
  if (join.data.protocol !== PROTOCOL) throw new ServerError(STALE_CLIENT, `version-mismatch ${PROTOCOL}`);
  return join.data;
}

/**
 * Lets somebody in, or tells why not. Places are counted here, where somebody really comes: Colyseus counts whoever asked
 * for one, so that those who never come would keep out those who do.
 */
export function letIn(
  company: Company,
  { name }: JoinOptions,
  shown: Shown | null,
  { address, cookies }: Arrival,
  settings: Settings,
): Visitor {
  if (shown === null) throw new ServerError(LOCKED, 'signed-out');
  const { owner, key } = shown;
  if (isRemoved(company, owner, address)) throw new ServerError(REMOVED, 'removed');
  const refusal =
    refusalAt(company, owner, name, cookies) ?? (hasRoom(company, owner, address, settings) ? null : 'full');
  if (refusal !== null) throw new ServerError(CODES[refusal], refusal);
  return { owner, key, id: personId(owner, company.code), name: nameOf(company, owner, name), address };
}

const CODES = { locked: LOCKED, 'not-on-list': 4403, 'no-spectators': 4403, full: FULL } as const;

/** What a standing room asks of those who come. Whoever has a seat there is at home. */
function refusalAt({ standing, table }: Company, owner: Owner, name: string, cookies: string | null) {
  if (standing === null || table.seatOf(owner) !== null) return null;
  if (standing.door?.isOpenTo(cookies) === false) return 'locked';
  if (standing.names && !standing.names.some((other) => isSameName(other, name))) return 'not-on-list';
  return standing.mostSpectators === 0 && freeSeats(table) === 0 ? 'no-spectators' : null;
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function isRemoved({ table, code, visitors }: Company, owner: Owner, address: Address): boolean {
  const { removed, closedTo, opener } = table.moderation;
  if (removed.includes(owner)) return true;
  if (!closedTo.includes(addressHash(address, code))) return false;
  const isAtHome = (person: Owner): boolean => table.seatOf(person) !== null || person === opener;
  // Those who share the address with a player, as a family does, are no newcomers that one has to beware of.
  const isKnown = visitors.some((one) => one.owner === owner || (one.address === address && isAtHome(one.owner)));
  return !isKnown && !isAtHome(owner);
}

function hasRoom({ table, visitors, standing }: Company, owner: Owner, address: Address, settings: Settings): boolean {
  if (visitors.filter((visitor) => visitor.owner === owner).length >= MOST_LINES) return false;
  if (table.seatOf(owner) !== null || owner === table.moderation.opener) return true;
  const spectators = visitors.filter((visitor) => table.seatOf(visitor.owner) === null);
  const neighbours = spectators.filter((visitor) => visitor.address === address);
  const awaited = freeSeats(table);
  const most = standing?.mostSpectators ?? settings.maxSpectators;
  return spectators.length < most + awaited && neighbours.length < settings.maxSpectatorsPerAddress + awaited;
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
