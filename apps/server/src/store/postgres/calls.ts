import type { Asked } from '../calls.ts';
import { archive, dropChat, removeMatch, removeOutdated } from './archive.ts';
import { bans, putBan, removeBan, removeEndedBans } from './bans.ts';
import { finished, finishedOf } from './finished.ts';
import type { Holdings } from './holdings.ts';
import { identity, offerHandover, renewIdentity, takeHandover } from './identities.ts';
import { addFinished, beginMatch, findMatch, finishedAfter, finishMatch, knownMatch, matchIn } from './matches.ts';
import { forgetPerson, people } from './people.ts';
import type { Run } from './run.ts';
import { subscribe, subscriptionsOf, unsubscribe } from './subscriptions.ts';
import * as tables from './tables.ts';

/** What a store does, on one connection; whoever asks commits it. Entries are appended apart, many at once. */
export type PostgresCalls = Omit<Asked, 'append'>;

export function callsOn(run: Run, holdings: Holdings): PostgresCalls {
  const secured = async <T>(code: string, change: () => Promise<T>): Promise<T> => {
    await holdings.secure(run, code);
    return change();
  };
  return {
    async openTable(table, at) {
      const isNew = await tables.openTable(run, table, at, holdings.server);
      if (isNew) holdings.stage(table.code, '1');
      else await holdings.secure(run, table.code);
    },
    saveTable: (code, state, at) => secured(code, () => tables.saveTable(run, code, state, at)),
    changeTable: (code, setting, state, at) => secured(code, () => tables.changeTable(run, code, setting, state, at)),
    remind: (code, at) => tables.remind(run, code, at),
    dueBy: (at, limit) => tables.dueBy(run, at, limit),
    seatsOf: (owner, limit) => tables.seatsOf(run, owner, limit),
    removeTable: (code) =>
      secured(code, async () => {
        await tables.removeTable(run, code);
        holdings.stage(code, null);
      }),
    byCode: (code) => tables.byCode(run, code),
    leftSince: (at, limit) => tables.leftSince(run, at, limit),
    begin: (match, state) =>
      secured(match.code, async () => {
        if (holdings.epochOf(match.code) === null) throw tables.noTable(match.code);
        const key = await beginMatch(run, match);
        await tables.turnTable(run, match.code, key, state, match.startedAt);
        holdings.isAt(match.id, match.code);
      }),
    async finish(id, result, at, state) {
      const { match_code } = await knownMatch(run, id);
      const code = String(match_code);
      await holdings.secure(run, code);
      // Read again: it is nobody else's from here on.
      await finishMatch(run, await knownMatch(run, id), result, at);
      await tables.saveTable(run, code, state, at);
      holdings.isOver(id);
    },
    async match(id) {
      const row = await findMatch(run, id);
      return row && matchIn(row);
    },
    subscribe: (subscription, at) => subscribe(run, subscription, at),
    unsubscribe: (endpoint, owner) => unsubscribe(run, endpoint, owner),
    subscriptionsOf: (owner) => subscriptionsOf(run, owner),
    finished: (query) => finished(run, query),
    finishedOf: (owner, query) => finishedOf(run, owner, query),
    finishedAfter: (key, limit) => finishedAfter(run, key, limit),
    addFinished: (match) => addFinished(run, match),
    identity: (key) => identity(run, key),
    offerHandover: (handover, at) => offerHandover(run, handover, at),
    takeHandover: (code, key, at) => takeHandover(run, code, key, at),
    renewIdentity: (person, key) => renewIdentity(run, person, key),
    people: (query) => people(run, query),
    tablesOf: (owner) => tables.tablesOf(run, owner),
    forgetPerson: (owner) => forgetPerson(run, owner),
    bans: () => bans(run),
    putBan: (ban) => putBan(run, ban),
    removeBan: (kind, whom) => removeBan(run, kind, whom),
    removeEndedBans: (by) => removeEndedBans(run, by),
    archive: (query) => archive(run, query),
    removeMatch: (id) => removeMatch(run, id),
    removeOutdated: (outdated, limit) => removeOutdated(run, outdated, limit),
    dropChat: (before) => dropChat(run, before, holdings.server),
  };
}
