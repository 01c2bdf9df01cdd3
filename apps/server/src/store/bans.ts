import type { DatabaseSync } from 'node:sqlite';
import type { Ban } from './store.ts';

/** Who may not come to this server. */
interface Bans {
  all(): Ban[];
  /** Over another of the same person or address. */
  put(ban: Ban): void;
  remove(kind: Ban['kind'], whom: string): void;
  /** Returns how many had ended by then. */
  removeEnded(by: number): number;
}

export function bansIn(db: DatabaseSync): Bans {
  const all = db.prepare('SELECT kind, whom, name, reason, since, until FROM bans ORDER BY since, kind, whom');
  const put = db.prepare(
    'INSERT OR REPLACE INTO bans (kind, whom, name, reason, since, until) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM bans WHERE kind = ? AND whom = ?');
  const removeEnded = db.prepare('DELETE FROM bans WHERE until <= ?');
  return {
    all: () => all.all().map((row) => ({ ...row }) as unknown as Ban),
    put: ({ kind, whom, name, reason, since, until }) => void put.run(kind, whom, name, reason, since, until),
    remove: (kind, whom) => void remove.run(kind, whom),
    removeEnded: (by) => Number(removeEnded.run(by).changes),
  };
}
