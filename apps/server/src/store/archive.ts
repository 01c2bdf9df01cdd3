import type { DatabaseSync } from 'node:sqlite';
import { checkedLimit } from './matches.ts';
import type { ArchivedMatch, ArchiveQuery, Outdated } from './store.ts';
import { StoreError } from './store-error.ts';

/** All matches, for whoever runs the server: how large they are, and how they go. */
interface Archive {
  list(query: ArchiveQuery): ArchivedMatch[];
  /** One that is over, with all that is known of it. */
  remove(id: string): void;
  /** So many at most; returns how many there were. */
  removeOutdated(outdated: Outdated, limit: number): number;
  /** Takes what was said before then (in seconds) from the tables; returns from how many. */
  dropChat(before: number): number;
}

export function archiveIn(db: DatabaseSync): Archive {
  const sql = statements(db);
  const removeKey = (key: number): void => {
    for (const step of [sql.leaveTable, sql.removeSeated, sql.removeEntries, sql.remove]) step.run(key);
  };
  return {
    list: ({ limit, before = Number.MAX_SAFE_INTEGER }) => sql.list.all(before, checkedLimit(limit)).map(matchOf),
    remove(id) {
      const row = sql.find.get(id);
      if (!row) throw new StoreError('unknown-match', `no match ${id}`);
      if (row.ended_at === null) throw new StoreError('conflict', `match ${id} is under way`);
      removeKey(Number(row.key));
    },
    removeOutdated({ finishedBefore, abandonedBefore }, limit) {
      const keys = sql.outdated.all(finishedBefore, abandonedBefore, checkedLimit(limit)).map(({ key }) => Number(key));
      for (const key of keys) removeKey(key);
      return keys.length;
    },
    dropChat: (before) => Number(sql.dropChat.run(before, before).changes),
  };
}

function statements(db: DatabaseSync) {
  return {
    list: db.prepare(
      `SELECT key, id, code, header ->> 'game' AS game, seats, is_listed, started_at, ended_at, plies,
         length(header) + length(seats) + length(setting) + coalesce(length(result), 0)
           + (SELECT coalesce(sum(length(entry)), 0) FROM entries WHERE match = matches.key) AS bytes
       FROM matches WHERE key < ? ORDER BY key DESC LIMIT ?`,
    ),
    find: db.prepare('SELECT key, ended_at FROM matches WHERE id = ?'),
    outdated: db.prepare(
      `SELECT key FROM matches WHERE ended_at < max(?1, ?2)
         AND ended_at < CASE result ->> 'by' WHEN 'abandoned' THEN ?2 ELSE ?1 END ORDER BY ended_at LIMIT ?3`,
    ),
    leaveTable: db.prepare('UPDATE tables SET match = NULL WHERE match = ?'),
    removeSeated: db.prepare('DELETE FROM seated WHERE match = ?'),
    removeEntries: db.prepare('DELETE FROM entries WHERE match = ?'),
    remove: db.prepare('DELETE FROM matches WHERE key = ?'),
    dropChat: db.prepare(
      `UPDATE tables SET state = json_set(state, '$.chat',
         (SELECT json_group_array(json(value)) FROM json_each(state, '$.chat') WHERE value ->> 'at' >= ?))
       WHERE EXISTS (SELECT 1 FROM json_each(state, '$.chat') WHERE value ->> 'at' < ?)`,
    ),
  };
}

function matchOf(row: Record<string, unknown>): ArchivedMatch {
  const seats = JSON.parse(String(row.seats)) as { readonly name?: string }[];
  return {
    key: Number(row.key),
    id: String(row.id),
    code: String(row.code),
    game: row.game as ArchivedMatch['game'],
    seats: seats.map(({ name }) => name ?? null),
    isListed: row.is_listed === 1,
    startedAt: Number(row.started_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
    plies: row.plies === null ? null : Number(row.plies),
    bytes: Number(row.bytes),
  };
}
