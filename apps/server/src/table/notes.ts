import { type AnyGame, admit, type Common, type Header, replay, type Seat } from '@dolmen/core';
import type { Entry, StoredMatch } from '../store/store.ts';
import { type Clock, type ClockSetting, charge, restart, startClock } from './clock.ts';

/** What is written down of a match beside its moves. */
export type Note =
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'flagged'; readonly seat: Seat }
  | { readonly type: 'removed'; readonly seat: Seat }
  | { readonly type: 'resumed' };

const seatsIn = (match: StoredMatch, type: 'resigned' | 'flagged' | 'removed'): Seat[] =>
  match.entries.flatMap((entry) => {
    const note = entry.type === 'note' ? (entry.note as Note) : null;
    return note?.type === type ? [note.seat] : [];
  });

export const resignedIn = (match: StoredMatch): Seat[] => seatsIn(match, 'resigned');
export const flaggedIn = (match: StoredMatch): Seat[] => seatsIn(match, 'flagged');
export const removedIn = (match: StoredMatch): Seat[] => seatsIn(match, 'removed');

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

function* passes(game: AnyGame, header: Header, entries: readonly Entry[]): Generator<[Entry, Seat | null, Common]> {
  let words: string[] = [];
  let state = stateAfter(game, header, words);
  for (const entry of entries) {
    const before = state.toAct;
    if (entry.type === 'act') {
      words.push(entry.word);
      const move = admit(game, state, entry.seat, entry.word);
      if (move.ok) game.play(state, move.value);
    } else if (entry.type === 'undo') {
      words = words.slice(0, entry.to);
      state = stateAfter(game, header, words);
    }
    yield [entry, before, state];
  }
}

function stateAfter(game: AnyGame, header: Header, words: readonly string[]): Common {
  const state = replay(game, { ...header, actions: words });
  if (!state.ok) throw new Error(`a stored match cannot be replayed: ${JSON.stringify(state.error)}`);
  return state.value;
}
