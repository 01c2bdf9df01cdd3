import { type AnyGame, type Common, type Header, Match, type Result, type Seat } from '@dolmen/core';
import type { ClockSetting } from '@dolmen/protocol';
import type { Entry, StoredMatch } from '../store/store.ts';
import { type Clock, charge, restart, startClock } from './clock.ts';

/** What is written down of a match beside its moves. */
export type Note =
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'flagged'; readonly seat: Seat }
  | { readonly type: 'removed'; readonly seat: Seat }
  | { readonly type: 'resumed' };

const seatsIn = (entries: readonly Entry[], type: 'resigned' | 'flagged' | 'removed'): Seat[] =>
  entries.flatMap((entry) => {
    const note = entry.type === 'note' ? (entry.note as Note) : null;
    return note?.type === type ? [note.seat] : [];
  });

export const resignedIn = (entries: readonly Entry[]): Seat[] => seatsIn(entries, 'resigned');
export const flaggedIn = (entries: readonly Entry[]): Seat[] => seatsIn(entries, 'flagged');
export const removedIn = (entries: readonly Entry[]): Seat[] => seatsIn(entries, 'removed');

/** A turn is over when somebody else is to act, and also when nothing of it can be taken back. */
export const hasPassed = (before: Seat | null, after: Common): boolean =>
  after.toAct !== before || after.floor === after.ply;

/** The clock as it stood at the last entry: the same charges as when it happened. */
export function clockOf(game: AnyGame, setting: ClockSetting, match: StoredMatch): Clock {
  let clock = startClock(setting, match.seats.length, match.startedAt);
  if (setting.kind === 'none') return clock;
  for (const [entry, before, after] of passes(game, match.header, match.entries)) {
    if (entry.type !== 'note') clock = charge(setting, clock, entry.seat, hasPassed(before, after), entry.at);
    else if ((entry.note as Note).type === 'resumed') clock = restart(clock, entry.at);
  }
  return clock;
}

/** Everything that was written down, undone moves too: who was to act before it, and the state after it. */
function* passes(game: AnyGame, header: Header, entries: readonly Entry[]): Generator<[Entry, Seat | null, Common]> {
  const match = trusted(Match.resume(game, { ...header, actions: [] }));
  for (const entry of entries) {
    const { toAct, ply } = match.state;
    if (entry.type === 'act') match.apply(trusted(match.check(entry.seat, ply, entry.word)));
    else if (entry.type === 'undo') match.undo(entry.to);
    yield [entry, toAct, match.state];
  }
}

function trusted<T>(stored: Result<T, unknown>): T {
  if (!stored.ok) throw new Error(`a stored match cannot be replayed: ${JSON.stringify(stored.error)}`);
  return stored.value;
}
