import type { DatabaseSync } from 'node:sqlite';
import { checkedLimit, type MatchRow, startOf, summaryOf } from './matches.ts';
import type { FinishedQuery, MatchSummary, OwnMatch, SeatInfo } from './store.ts';

/** Matches that are over, the newest first, a page at a time. */
interface Finished {
  listed(query: FinishedQuery): MatchSummary[];
  of(owner: string, query: FinishedQuery): OwnMatch[];
}

type Value = string | number;

/** What must hold of a row, and the values for its question marks. */
interface Condition {
  readonly sql: string;
  readonly values: readonly Value[];
}

export function finishedIn(db: DatabaseSync): Finished {
  const find = (from: string, first: Condition, query: FinishedQuery): MatchRow[] => {
    const conditions = [first, ...conditionsOf(query)];
    const where = conditions.map(({ sql }) => sql).join(' AND ');
    const statement = db.prepare(
      `SELECT matches.* FROM ${from} WHERE ended_at IS NOT NULL AND ${where} ORDER BY ended_at DESC, id DESC LIMIT ?`,
    );
    const values = conditions.flatMap(({ values }) => values);
    return statement.all(...values, checkedLimit(query.limit)) as unknown as MatchRow[];
  };
  return {
    listed: (query) => find('matches', { sql: 'is_listed = 1', values: [] }, query).map(summaryOf),
    of: (owner, query) => {
      const played = { sql: 'owner = ?', values: [owner] };
      const rows = find('seated JOIN matches ON matches.key = seated.match', played, query);
      return rows.map((row) => ownMatch(row, owner));
    },
  };
}

function conditionsOf({ before, game, seats }: FinishedQuery): Condition[] {
  return [
    ...(before ? [{ sql: '(ended_at, id) < (?, ?)', values: [before.endedAt, before.id] }] : []),
    ...(game === undefined ? [] : [{ sql: "header ->> 'game' = ?", values: [game] }]),
    ...(seats === undefined ? [] : [{ sql: "header ->> 'seats' = ?", values: [seats] }]),
  ];
}

function ownMatch(row: MatchRow, owner: string): OwnMatch {
  const { seats } = startOf(row);
  const isOwn = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.owner === owner;
  return { ...summaryOf(row), seat: seats.findIndex(isOwn), kinds: seats.map(({ kind }) => kind) };
}
