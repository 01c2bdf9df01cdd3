import { GAMES, type MatchRecord, parseRecord, steps } from '@dolmen/core';
import * as z from 'zod';
import type { Entry, StoredMatch } from '../store/store.ts';

/** What a record tells besides the match itself; `verify` has judged the rest. */
const Told = z.looseObject({
  id: z.string().min(1).max(100),
  players: z.array(z.string().max(100).nullable()),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  result: z.looseObject({}),
  fairness: z.looseObject({}),
  isListed: z.boolean().default(false),
});

/** A record of another server as it is stored here, or `null` if it does not say enough. The seats are nobody's any more. */
export function matchOf(input: unknown): StoredMatch | null {
  const told = Told.safeParse(input);
  const record = parseRecord(input);
  if (!told.success || !record.ok) return null;
  const { id, players, isListed, result, fairness } = told.data;
  const [startedAt, endedAt] = [Date.parse(told.data.startedAt), Date.parse(told.data.endedAt)];
  const { game, version, options, seats, seed } = record.value;
  return {
    id,
    code: '',
    isListed,
    header: { game, version, options, seats, seed },
    seats: players.map((name) => (name === null ? { kind: 'open' } : { kind: 'person', owner: '', name })),
    setting: { visibility: isListed ? 'public' : 'private', clock: { kind: 'none' }, fairness },
    startedAt,
    endedAt,
    entries: entriesOf(record.value, endedAt),
    result: { ...result, fairness, match: id },
  };
}

/** When each was played is not told: all at the end. */
function entriesOf(record: MatchRecord, at: number): Entry[] {
  const moves = [...steps(GAMES[record.game], record)].flatMap((step) => (step.ok ? (step.value.move ?? []) : []));
  return moves.map(({ seat, word }, index) => ({ type: 'act', seat, word, id: `imported-${index}`, at }));
}
