import { fail, ok, type Result } from '@dolmen/core';
import * as z from 'zod';
import type { Owner } from '../table/identity.ts';
import type { Context } from './context.ts';
import type { Refusal } from './operation.ts';

/** How whoever runs the server names a person: the beginning of the hash that the store knows them by. */

const LENGTH = 16;

export const Handle = z
  .string()
  .regex(/^[0-9a-f]{16,64}$/, 'the beginning of a person’s id, 16 digits at least')
  .describe('a person, by the id that a list shows');

export const handleOf = (owner: Owner): string => owner.slice(0, LENGTH);

export interface Found {
  readonly owner: Owner;
  readonly name: string;
}

/** Among those who played, who are here, and who are banned. */
export async function findPerson(context: Context, handle: string): Promise<Result<Found, Refusal>> {
  const known = [...(await storedPeople(context, handle)), ...(await peopleHere(context))];
  const found = known.filter(({ owner }) => owner.startsWith(handle));
  const [person] = found;
  if (person === undefined) return fail({ code: 'no-such-person', message: `Nobody here is ${handle}.` });
  if (found.every(({ owner }) => owner === person.owner)) return ok(person);
  return fail({ code: 'ambiguous', message: `${handle} is more than one person: give more of the id.` });
}

async function storedPeople({ store }: Context, handle: string): Promise<Found[]> {
  const banned = (await store.bans()).filter(({ kind }) => kind === 'person');
  const played = await store.people({ owner: handle, limit: 2 });
  return [...played, ...banned.map(({ whom, name }) => ({ owner: whom, name }))];
}

async function peopleHere({ live }: Context): Promise<Found[]> {
  const rooms = (await live?.tables.rooms()) ?? [];
  return rooms.flatMap(({ table, company }) => [
    ...company.visitors,
    ...table.places.flatMap(({ owner, name }) => (owner === null ? [] : [{ owner, name }])),
  ]);
}
