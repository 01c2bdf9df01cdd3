import { adjudicate, type Common, GAMES, type GameId, type Outcome, type Seat } from '@dolmen/core';
import type { TableInfo } from './session/table-source.ts';

/** What a seat has so far; `null` where there is no such seat. */
export const pointsOf = (game: GameId, view: Common, seat: Seat): number | null =>
  GAMES[game].scores(view)[seat]?.total ?? null;

/** How the match at this table ended; `null` before it did. */
export function outcomeAt({ phase, seats, game, view }: TableInfo): Outcome | null {
  const resigned = seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  return view && phase === 'over' ? adjudicate(GAMES[game], view, resigned) : null;
}
