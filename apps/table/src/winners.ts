import { type Common, GAMES, type GameId, type Seat } from '@dolmen/core';
import type { TableInfo } from './session/link.ts';

/** What a seat has so far; `null` where there is no such seat. */
export const pointsOf = (game: GameId, view: Common, seat: Seat): number | null =>
  GAMES[game]?.scores(view)[seat]?.total ?? null;

/** Who won: never one who gave up. Empty before the end. */
export function winnersOf({ phase, seats, game }: TableInfo, view: Common): readonly Seat[] {
  const left = seats.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  if (phase !== 'over') return [];
  const sheets = (GAMES[game]?.scores(view) ?? []).filter(({ seat }) => left.includes(seat));
  const best = Math.max(...sheets.map(({ total }) => total));
  return sheets.filter(({ total }) => total === best).map(({ seat }) => seat);
}
