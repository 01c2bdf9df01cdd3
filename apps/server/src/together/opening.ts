import { matchMaker } from '@colyseus/core';
import { fail, ok, type Result } from '@dolmen/core';
import { togetherRoom } from '@dolmen/protocol';
import { newCode } from '../rooms/code.ts';
import { TOGETHER, type TogetherOptions, type TogetherRoom } from './together-room.ts';

type Refusal = { readonly code: 'server-full' | 'no-such-match' };

/** Opens a room to watch a match together that is over; who has its code gets in. */
export async function openTogether(wanted: Omit<TogetherOptions, 'roomId'>): Promise<Result<string, Refusal>> {
  const { store, settings } = wanted.services;
  const match = await store.match(wanted.match);
  // Whoever knows the id of a match that is over may have its record.
  if (!match || match.endedAt === null) return fail({ code: 'no-such-match' });
  if ((await matchMaker.query({ name: TOGETHER })).length >= settings.maxRooms) return fail({ code: 'server-full' });
  const code = newCode('private');
  await matchMaker.createRoom(TOGETHER, { ...wanted, roomId: togetherRoom(code) } satisfies TogetherOptions);
  return ok(code);
}

export const isTogether = (room: string): boolean => /^together-[A-Z2-9]{10}$/.test(room);

export const togetherRooms = async (): Promise<TogetherRoom[]> =>
  (await matchMaker.query({ name: TOGETHER })).flatMap(
    ({ roomId }) => (matchMaker.getLocalRoomById(roomId) as TogetherRoom | undefined) ?? [],
  );
