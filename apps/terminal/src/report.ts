import { type ScoreSheet, type Seat, seatLetter, type Values } from '@dolmen/core';
import { colorOf, type Event, keltis, numberOf, pathOf, type State } from '@dolmen/core/keltis';
import { isMessage, type Language, type MessageKey, message } from '@dolmen/messages';

/** What happened, in words. A turn is one line. */
export const turnText = (language: Language, events: readonly Event[]): string =>
  events.map((event) => message(language, keyOf(event), valuesOf(event))).join('; ');

function keyOf(event: Event): MessageKey {
  if (event.type === 'ended') return `keltis.event.ended-${event.by}`;
  if (event.type === 'drew') return event.from === 'stock' ? 'keltis.event.drew-stock' : 'keltis.event.drew-pile';
  return `keltis.event.${event.type}`;
}

/** An event's facts by the names that messages know them by. */
const valuesOf = (event: Event): Values => ({
  ...('seat' in event ? { seat: seatLetter(event.seat) } : {}),
  ...('card' in event && event.card !== null
    ? { color: colorOf(pathOf(event.card)), number: numberOf(event.card) }
    : {}),
  ...('path' in event ? { path: colorOf(event.path), field: event.field } : {}),
  ...(event.type === 'moved' ? { size: event.size } : {}),
  ...(event.type === 'scored' ? { points: event.points } : {}),
});

export function resultText(language: Language, state: State): string {
  const sheets = keltis.scores(state);
  const winners = keltis.winners(state);
  const points = sheets[winners[0] ?? 0]?.total ?? 0;
  return [...sheets.map((sheet) => sheetText(language, sheet)), victory(language, winners, points)].join('\n\n');
}

function sheetText(language: Language, { seat, total, lines }: ScoreSheet): string {
  const rows = lines.map(({ key, points, values }) => {
    const name = `keltis.score.${key}`;
    return `${String(points).padStart(6)}  ${isMessage(name) ? message(language, name, values) : key}`;
  });
  return [`${seatLetter(seat)}${String(total).padStart(5)}`, ...rows].join('\n');
}

function victory(language: Language, winners: readonly Seat[], points: number): string {
  const [first = 0] = winners;
  if (winners.length === 1) return message(language, 'terminal.winner', { seat: seatLetter(first), points });
  return message(language, 'terminal.tie', { seats: winners.map(seatLetter).join(', '), points });
}
