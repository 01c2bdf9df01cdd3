import { type Common, GAMES, type GameId, type PieceId, type Reason, type ScoreLine, type Seat } from '@dolmen/core';
import type { Saying, TableKey } from '../fill.ts';
import { keltisSpoken } from './keltis/index.ts';
import { runeSpoken } from './rune/index.ts';
import { runeStonesSpoken } from './rune-stones/index.ts';
import { type Names, type Spoken, saying } from './spoken.ts';

export { runeStoneSaying } from './rune-stones/index.ts';
export type { Names };

const SPOKEN: { readonly [G in GameId]: Spoken } = {
  keltis: keltisSpoken,
  rune: runeSpoken,
  'rune-stones': runeStonesSpoken,
};

/** What happened, for the log; `null` where another event of the same moment says it. Any view of the match serves. */
export const eventSaying = (game: GameId, event: unknown, names: Names, view: Common): Saying | null =>
  SPOKEN[game].eventSaying(event, names, view);

/** What an action does, as a button says it; the action may be given as its word. */
export function actionSaying(game: GameId, action: unknown, view: Common): Saying {
  const read = typeof action === 'string' ? GAMES[game]?.parse(action) : action;
  if (read === null || read === undefined) throw new Error(`no action of ${game}: ${JSON.stringify(action)}`);
  return SPOKEN[game].actionSaying(read, view);
}

/** What a thing on the table is: the things that gestures touch, and the others. */
export const pieceSaying = (game: GameId, piece: PieceId, view: Common, seat: Seat = view.toAct ?? 0): Saying | null =>
  SPOKEN[game].pieceSaying(piece, view, seat);

/** What is asked of the seat to act. */
export const choiceSaying = (game: GameId, view: Common): Saying => SPOKEN[game].choiceSaying(view);

// Core names score lines, reasons and reconstructions by strings; that each has its text is tested.
export const scoreLineSaying = (game: GameId, { key, values }: ScoreLine): Saying =>
  saying(`${game}.score.${key}` as TableKey, values);
export const reasonSaying = (game: GameId, { key, values }: Reason): Saying =>
  saying(`${game}.reason.${key}` as TableKey, values);

/** What players are told of printed data that was made up: one of a game's `reconstructions`. */
export const reconstructionSaying = (game: GameId, name: string): Saying =>
  saying(`${game}.reconstruction.${name}` as TableKey);
