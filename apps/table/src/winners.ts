import { adjudicate, type Common, GAMES, type GameId, type Outcome, type Seat } from '@dolmen/core';
import type { TableInfo } from './session/link.ts';

/** What a seat has so far; `null` where there is no such seat. */
export const pointsOf = (game: GameId, view: Common, seat: Seat): number | null =>
  GAMES[game]?.scores(view)[seat]?.total ?? null;

/** How the match at this table ended; `null` before it did. */
export function outcomeAt({ phase, seats, game: id, view }: TableInfo): Outcome | null {
  const game = GAMES[id];
  const resigned = seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  return game && view && phase === 'over' ? adjudicate(game, view, resigned) : null;
}
