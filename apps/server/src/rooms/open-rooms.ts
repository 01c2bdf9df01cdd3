import { matchMaker } from '@colyseus/core';
import type { Listing } from './listing.ts';
import type { TableRoom } from './table-room.ts';

/** Rooms of this process, by the codes of their tables. */

export const TABLE = 'table';

export interface OpenTable extends Listing {
  readonly code: string;
}

export const roomOf = (code: string): TableRoom | undefined =>
  matchMaker.getLocalRoomById(code) as TableRoom | undefined;

/** Public tables that somebody is at. */
export async function listedTables(): Promise<OpenTable[]> {
  const rooms = await matchMaker.query({ name: TABLE, private: false });
  return rooms.map(({ roomId, metadata }) => ({ code: roomId, ...(metadata as Listing) }));
}

/** Also private ones. */
export async function openRooms(): Promise<TableRoom[]> {
  const listed = await matchMaker.query({ name: TABLE });
  return listed.flatMap(({ roomId }) => roomOf(roomId) ?? []);
}

/** Also those that are about to open. */
export const countRooms = async (): Promise<number> => (await matchMaker.query({ name: TABLE })).length;
