import type { Common, GameId, Viewer } from '@dolmen/core';
import type { View as KeltisView } from '@dolmen/core/keltis';
import type { View as RuneView } from '@dolmen/core/rune';
import type { View as RuneStonesView } from '@dolmen/core/rune-stones';
import type { Entry } from './entry.ts';
import { keltisEntries } from './keltis-entries.ts';
import { runeEntries } from './rune-entries.ts';
import { runeStonesEntries } from './rune-stones-entries.ts';

/** Everything a player of this game meets; with a match, as it is in that match. */
export function entriesOf(game: GameId, view: Common | null, seat: Viewer): readonly Entry[] {
  switch (game) {
    case 'keltis':
      return keltisEntries(view as KeltisView | null);
    case 'rune':
      return runeEntries(view as RuneView | null);
    case 'rune-stones':
      return runeStonesEntries(view as RuneStonesView | null, seat);
  }
}
