import { type ScoreSheet, type Seat, seatLetter } from '@dolmen/core';
import { type Event, keltis, type State } from '@dolmen/core/keltis';
import { CATALOGUES, type Language, message } from '@dolmen/messages';
import { say } from '@dolmen/messages/fill';
import { scoreLineSaying } from '@dolmen/messages/sayings';
import { eventSaying } from '@dolmen/messages/sayings/keltis';

/** What happened, in words. A turn is one line, and players without names are called by their letters. */
export const turnText = (language: Language, events: readonly Event[]): string =>
  events.map((event) => say(language, CATALOGUES[language], eventSaying(event, []))).join('; ');

export function resultText(language: Language, state: State): string {
  const sheets = keltis.scores(state);
  const winners = keltis.winners(state);
  const points = sheets[winners[0] ?? 0]?.total ?? 0;
  return [...sheets.map((sheet) => sheetText(language, sheet)), victory(language, winners, points)].join('\n\n');
}

function sheetText(language: Language, { seat, total, lines }: ScoreSheet): string {
  const rows = lines.map((line) => {
    const text = say(language, CATALOGUES[language], scoreLineSaying('keltis', line));
    return `${String(line.points).padStart(6)}  ${text}`;
  });
  return [`${seatLetter(seat)}${String(total).padStart(5)}`, ...rows].join('\n');
}

function victory(language: Language, winners: readonly Seat[], points: number): string {
  const [first = 0] = winners;
  if (winners.length === 1) return message(language, 'terminal.winner', { seat: seatLetter(first), points });
  return message(language, 'terminal.tie', { seats: winners.map(seatLetter).join(', '), points });
}
