import { type Common, GAMES, type GameId, type Seat } from '@dolmen/core';
import { type Offer, offersOf } from './picking.ts';

/** What one would be asked, were it one's turn; and which of its answers nothing that others do can spoil. */
interface Ahead {
  asked(view: Common, seat: Seat): Common;
  readonly isSafe: (word: string) => boolean;
}

/** Only where the answer depends on nothing but one's own hand and rows. */
const AHEAD: { readonly [G in GameId]: Ahead | null } = {
  keltis: {
    asked: (view, toAct) => Object.assign({ ...view }, { toAct, choice: 'turn' }),
    isSafe: (word) => /^(play|discard):/.test(word),
  },
  rune: null,
  'rune-stones': null,
};

/** What can be chosen while others play. It stays in this browser until it is one's turn, and is judged anew then. */
export function offersAhead(game: GameId, view: Common, seat: Seat): readonly Offer[] {
  const ahead = AHEAD[game];
  if (ahead === null) return [];
  return offersOf(GAMES[game], ahead.asked(view, seat)).filter(({ word }) => ahead.isSafe(word));
}
