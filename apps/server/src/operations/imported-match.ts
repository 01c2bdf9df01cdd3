import { GAMES, steps } from '@dolmen/core';
import type { RecordFile } from '@dolmen/records';
import type { Entry, StoredMatch } from '../store/store.ts';

/** A record of another server as it is stored here, or `null` if it does not say enough. Its seats are nobody's any more. */
export function importedMatch(file: RecordFile & { readonly isListed?: unknown }): StoredMatch | null {
  const { game, version, options, seats, seed, id, players, startedAt, endedAt, result, fairness } = file;
  if (!id || !players || !startedAt || !endedAt || !result || !fairness) return null;
  const isListed = file.isListed === true;
  const over = Date.parse(endedAt);
  return {
    id,
    code: '',
    isListed,
    header: { game, version, options, seats, seed },
    seats: players.map((name) => (name === null ? { kind: 'open' } : { kind: 'person', owner: '', name })),
    setting: { visibility: isListed ? 'public' : 'private', clock: { kind: 'none' }, fairness },
    startedAt: Date.parse(startedAt),
    endedAt: over,
    entries: entriesOf(file, over),
    result: { ...result, fairness: { ...fairness, seed }, match: id },
  };
}

/** When each was played is not told: all at the end. */
function entriesOf(file: RecordFile, at: number): Entry[] {
  const moves = [...steps(GAMES[file.game], file)].flatMap((step) => (step.ok ? (step.value.move ?? []) : []));
  return moves.map(({ seat, word }, index) => ({ type: 'act', seat, word, id: `imported-${index}`, at }));
}
