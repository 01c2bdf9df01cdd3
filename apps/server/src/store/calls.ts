import type { DatabaseSync } from 'node:sqlite';
import { archiveIn } from './archive.ts';
import { bansIn } from './bans.ts';
import { finishedIn } from './finished.ts';
import { identitiesIn } from './identities.ts';
import { matchesIn } from './matches.ts';
import { peopleIn } from './people.ts';
import type { Store } from './store.ts';
import { subscriptionsIn } from './subscriptions.ts';
import { tablesIn } from './tables.ts';

/** Whatever is asked of the database itself. */
export type Asked = Omit<Store, 'claim' | 'release' | 'ownerOf' | 'onLost' | 'close' | 'stats'>;

/** What a store does, on an open database and at once; the caller makes it durable. */
export type Calls = { readonly [K in keyof Asked]: (...args: Parameters<Asked[K]>) => Awaited<ReturnType<Asked[K]>> };
export type Method = keyof Calls;

const WRITES: ReadonlySet<Method> = new Set<Method>([
  'openTable',
  'saveTable',
  'changeTable',
  'remind',
  'removeTable',
  'begin',
  'append',
  'finish',
  'addFinished',
  'offerHandover',
  'takeHandover',
  'renewIdentity',
  'forgetPerson',
  'putBan',
  'removeBan',
  'removeEndedBans',
  'removeMatch',
  'removeOutdated',
  'dropChat',
  'subscribe',
  'unsubscribe',
]);
export const isWrite = (method: Method): boolean => WRITES.has(method);

export function callsOn(db: DatabaseSync): Calls {
  const people = peopleIn(db);
  const matches = matchesIn(db, people.seated);
  const finished = finishedIn(db);
  const tables = tablesIn(db);
  const identities = identitiesIn(db);
  const bans = bansIn(db);
  const archive = archiveIn(db);
  const subscriptions = subscriptionsIn(db);
  return {
    openTable: tables.open,
    saveTable: tables.save,
    changeTable: tables.change,
    remind: tables.remind,
    dueBy: tables.dueBy,
    seatsOf: tables.seatsOf,
    removeTable: tables.remove,
    leftSince: tables.leftSince,
    byCode(code) {
      const found = tables.byCode(code);
      if (!found) return null;
      const { matchKey, ...table } = found;
      return { ...table, match: matchKey === null ? null : matches.byKey(matchKey) };
    },
    begin: (match, state) => tables.turnTo(matches.begin(match), match.code, state, match.startedAt),
    append: matches.append,
    finish: (id, result, at, state) => tables.save(matches.finish(id, result, at), state, at),
    match: matches.match,
    finished: finished.listed,
    finishedOf: finished.of,
    finishedAfter: matches.finishedAfter,
    addFinished: matches.addFinished,
    identity: identities.find,
    offerHandover: identities.offer,
    takeHandover: identities.take,
    renewIdentity: identities.renew,
    people: people.list,
    tablesOf: tables.naming,
    forgetPerson: people.forget,
    bans: bans.all,
    putBan: bans.put,
    removeBan: bans.remove,
    removeEndedBans: bans.removeEnded,
    archive: archive.list,
    removeMatch: archive.remove,
    removeOutdated: archive.removeOutdated,
    dropChat: archive.dropChat,
    subscribe: subscriptions.add,
    unsubscribe: subscriptions.remove,
    subscriptionsOf: subscriptions.of,
  };
}
