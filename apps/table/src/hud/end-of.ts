import type { Seat } from '@dolmen/core';
import { scoreLineSaying } from '@dolmen/messages/sayings';
import { seatNames } from '../players.ts';
import type { SessionState } from '../session/session.ts';
import { outcomeAt } from '../winners.ts';
import type { Words } from '../words.tsx';

interface SheetLine {
  readonly text: string;
  readonly points: number;
}

/** What somebody has in the end, line by line. */
export interface Sheet {
  readonly seat: Seat;
  readonly name: string;
  readonly lines: readonly SheetLine[];
  readonly isWinner: boolean;
}

/** How a match ended, in words. */
export interface Ending {
  readonly verdict: string;
  /** Who gave up, or that nobody came back. */
  readonly notes: readonly string[];
  readonly sheets: readonly Sheet[];
}

export function endOf(state: SessionState, words: Words): Ending {
  const { by, scores = [], winners = [] } = outcomeAt(state.table) ?? {};
  const names = seatNames(state.table);
  return {
    verdict: verdictOf(state, winners, words),
    notes: [...resigned(state, words), ...(by === 'abandoned' ? [words.t('table.end.abandoned')] : [])],
    sheets: scores.map(({ seat, lines }) => ({
      seat,
      name: names[seat] ?? '',
      lines: lines.map((line) => ({ text: words.say(scoreLineSaying(state.game, line)), points: line.points })),
      isWinner: winners.includes(seat),
    })),
  };
}

function verdictOf({ seat, table }: SessionState, winners: readonly Seat[], { t, language }: Words): string {
  const names = winners.map((winner) => seatNames(table)[winner] ?? '');
  if (winners.length === 1 && winners[0] === seat) return t('table.end.you-win');
  if (names.length === 1) return t('table.end.wins', { player: names[0] ?? '' });
  return t('table.end.share', { players: new Intl.ListFormat(language).format(names) });
}

function resigned({ table }: SessionState, { t, language }: Words): readonly string[] {
  const names = seatNames(table).filter((_, seat) => table.seats[seat]?.resigned);
  return names.length === 0 ? [] : [t('table.end.resigned', { players: new Intl.ListFormat(language).format(names) })];
}
