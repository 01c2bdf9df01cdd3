import type { DatabaseSync } from 'node:sqlite';
import { identitiesIn } from './identities.ts';
import { matchesIn } from './matches.ts';
import type { Store } from './store.ts';
import { tablesIn } from './tables.ts';

type Asked = Omit<Store, 'close' | 'stats'>;

/** What a store does, on an open database and at once; the caller makes it durable. */
export type Calls = { readonly [K in keyof Asked]: (...args: Parameters<Asked[K]>) => Awaited<ReturnType<Asked[K]>> };
export type Method = keyof Calls;

const WRITES: ReadonlySet<Method> = new Set<Method>([
  'openTable',
  'saveTable',
  'removeTable',
  'begin',
  'append',
  'finish',
  'offerHandover',
  'takeHandover',
  'renewIdentity',
]);
export const isWrite = (method: Method): boolean => WRITES.has(method);

export function callsOn(db: DatabaseSync): Calls {
  const matches = matchesIn(db);
  const tables = tablesIn(db);
  const identities = identitiesIn(db);
  return {
    openTable: tables.open,
    saveTable: tables.save,
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
    finished: matches.finished,
    identity: identities.find,
    offerHandover: identities.offer,
    takeHandover: identities.take,
    renewIdentity: identities.renew,
  };
}
