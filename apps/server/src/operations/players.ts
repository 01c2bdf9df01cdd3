import { isIP } from 'node:net';
import { ok, type Result } from '@dolmen/core';
import * as z from 'zod';
import { networkOf } from '../http/address.ts';
import { isLoopback } from '../http/request-ip.ts';
import { pseudonym } from '../log/pseudonym.ts';
import {
  addressesOf,
  ban as banAtTables,
  forgetPerson,
  remove as removeFromTable,
  roomWith,
} from '../rooms/doorkeeping.ts';
import type { Ban } from '../store/store.ts';
import type { Context } from './context.ts';
import { operation, type Refusal, refuse } from './operation.ts';
import { findPerson, Handle, handleOf } from './person.ts';

/** Who played here, and who may not come. */

const HOUR = 60 * 60_000;
const Time = z.int().describe('milliseconds since 1970');

const list = operation({
  name: 'players list',
  does: 'Lists who has played here, the last first.',
  needs: 'folder',
  isPolled: true,
  words: ['name'],
  input: z.object({
    name: z.string().max(100).default('').describe('a part of the name'),
    limit: z.coerce.number().int().min(1).max(500).default(50).describe('how many'),
  }),
  output: z.object({
    players: z.array(z.object({ person: z.string(), name: z.string(), matches: z.int(), lastPlayed: Time })),
  }),
  async run({ store }, { name, limit }) {
    const known = await store.people({ name, limit });
    return ok({ players: known.map(({ owner, ...rest }) => ({ ...rest, person: handleOf(owner) })) });
  },
});

const here = operation({
  name: 'players here',
  does: 'Lists who is at a table: those who sit, and those who look on.',
  needs: 'server',
  isPolled: true,
  words: ['code'],
  input: z.object({ code: z.string().describe('the code of a table') }),
  output: z.object({
    people: z.array(
      z.object({
        person: z.string(),
        name: z.string(),
        seat: z.int().nullable(),
        isHere: z.boolean(),
        address: z.string().nullable().describe('as the log calls it'),
      }),
    ),
  }),
  async run({ live: { tables } }, { code }) {
    const room = await roomWith(tables, code.toUpperCase());
    if (!room) return refuse('no-such-table', `No table ${code} is open.`);
    const { table, company } = room;
    const seated = table.places.flatMap(({ owner, name }) => (owner === null ? [] : [{ owner, name, address: null }]));
    const known = new Map([...seated, ...company.visitors].map((person) => [person.owner, person]));
    const people = [...known.values()].map(({ owner, name, address }) => ({
      person: handleOf(owner),
      name,
      seat: table.seatOf(owner),
      isHere: address !== null,
      address: address === null ? null : pseudonym(address),
    }));
    return ok({ people });
  },
});

const remove = operation({
  name: 'players remove',
  does: 'Puts a person out of one table, for good; in a match a computer has their seat.',
  needs: 'server',
  words: ['code', 'person'],
  input: z.object({ code: z.string().describe('the code of a table'), person: Handle }),
  output: z.object({ person: z.string() }),
  async run(context, { code, person }) {
    const found = await findPerson(context, person);
    if (!found.ok) return found;
    const isOpen = await removeFromTable(context.live.tables, code.toUpperCase(), found.value.owner);
    return isOpen ? ok({ person }) : refuse('no-such-table', `No table ${code} is open.`);
  },
});

const ShownBan = z.object({
  kind: z.enum(['person', 'address']),
  whom: z.string().describe('the id of a person, or an address'),
  name: z.string(),
  reason: z.string(),
  since: Time,
  until: Time.nullable().describe('null: for good'),
});

const shown = (ban: Ban): z.input<typeof ShownBan> => ({
  ...ban,
  whom: ban.kind === 'person' ? handleOf(ban.whom) : ban.whom,
});

const bans = operation({
  name: 'players bans',
  does: 'Lists who may not come to this server.',
  needs: 'folder',
  isPolled: true,
  input: z.object({}),
  output: z.object({ bans: z.array(ShownBan) }),
  run: async ({ store }) => ok({ bans: (await store.bans()).map(shown) }),
});

const Address = z
  .string()
  .refine((text) => isIP(text.replace(/::\/64$/, '::')) > 0, 'an address such as 203.0.113.7')
  .describe('an address; of IPv6 its network is meant');

const ban = operation({
  name: 'players ban',
  does: 'Keeps a person or an address from this server, and puts them out of every table.',
  needs: 'folder',
  words: ['person'],
  input: z
    .object({
      person: Handle.optional(),
      address: Address.optional(),
      hours: z.coerce.number().positive().max(876_000).optional().describe('for how long (otherwise for good)'),
      reason: z.string().max(200).default('').describe('for the list of bans'),
      withAddress: z.boolean().default(false).describe('also where the person comes from now'),
    })
    .refine(({ person, address }) => (person === undefined) !== (address === undefined), 'a person, or an address'),
  output: z.object({ bans: z.array(ShownBan) }),
  async run(context, { person, address, hours, reason, withAddress }) {
    const since = Date.now();
    const term = { reason, since, until: hours === undefined ? null : since + hours * HOUR };
    const whom = person === undefined ? ofAddress(address ?? '') : await ofPerson(context, person, withAddress);
    if (!whom.ok) return whom;
    const made = whom.value.map((one) => ({ ...one, ...term }));
    for (const one of made) await context.store.putBan(one);
    if (context.live) await banAtTables(context.live.tables, made);
    return ok({ bans: made.map(shown) });
  },
});

type Whom = Pick<Ban, 'kind' | 'whom' | 'name'>;

const OWN_ADDRESS = refuse(
  'own-address',
  'That is this machine itself. Behind a proxy it is everybody: set TRUST_PROXY first.',
);

const ofAddress = (address: string): Result<Whom[], Refusal> =>
  isLoopback(address)
    ? OWN_ADDRESS
    : ok([{ kind: 'address', whom: networkOf(address.replace(/::\/64$/, '::')), name: '' }]);

async function ofPerson(context: Context, handle: string, withAddress: boolean): Promise<Result<Whom[], Refusal>> {
  const found = await findPerson(context, handle);
  if (!found.ok) return found;
  const { owner, name } = found.value;
  const from = withAddress && context.live ? await addressesOf(context.live.tables, owner) : [];
  if (from.some(isLoopback)) return OWN_ADDRESS;
  const addresses = from.map((address): Whom => ({ kind: 'address', whom: address, name }));
  return ok([{ kind: 'person', whom: owner, name }, ...addresses]);
}

const unban = operation({
  name: 'players unban',
  does: 'Lets a person or an address come again.',
  needs: 'folder',
  words: ['whom'],
  input: z.object({ whom: z.string().min(3).describe('as the list of bans shows it') }),
  output: z.object({ bans: z.array(ShownBan) }),
  async run({ store, live }, { whom }) {
    const ended = (await store.bans()).filter((ban) => shown(ban).whom === whom || ban.whom === whom);
    if (ended.length === 0) return refuse('no-such-ban', `${whom} is not banned.`);
    for (const ban of ended) {
      await store.removeBan(ban.kind, ban.whom);
      live?.tables.bans.remove(ban.kind, ban.whom);
    }
    return ok({ bans: ended.map(shown) });
  },
});

const forget = operation({
  name: 'players forget',
  does: 'Takes a person’s name from every record and table, with what they said; results stay.',
  needs: 'folder',
  words: ['person'],
  input: z.object({ person: Handle }),
  output: z.object({ tables: z.int(), matches: z.int() }),
  async run(context, { person }) {
    const found = await findPerson(context, person);
    if (!found.ok) return found;
    return ok(await forgetPerson(context.store, context.live?.tables ?? null, found.value.owner, Date.now()));
  },
});

export const PLAYERS = [list, here, remove, bans, ban, unban, forget];
