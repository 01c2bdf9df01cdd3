import type { TopicKey, Words } from '../words.tsx';
import type { Statistics } from './statistics.ts';

export type EndedWords = Words<TopicKey<'ended'>>;

/** Something that was counted, and how much it was. */
export interface Figure {
  readonly text: string;
  readonly value: string;
}

const MINUTE = 60_000;

function duration(millis: number, { t }: EndedWords): string {
  const minutes = Math.max(1, Math.round(millis / MINUTE));
  if (minutes < 60) return t('ended.minutes', { minutes });
  return t('ended.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

function bestTurn({ best }: Statistics, names: readonly string[], { t }: EndedWords): readonly Figure[] {
  if (best === null) return [];
  const { seat, turn, points } = best;
  const value = t('ended.best-turn-of', { player: names[seat] ?? '', turn, points });
  return [{ text: t('ended.best-turn'), value }];
}

/** A match in figures, said as data: for the page, and for panels in the scene. */
export function figuresOf(statistics: Statistics, names: readonly string[], words: EndedWords): readonly Figure[] {
  const { t, language } = words;
  const round = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { turns, seats, leads, millis } = statistics;
  return [
    { text: t('ended.turns'), value: round.format(turns) },
    ...(millis === null ? [] : [{ text: t('ended.duration'), value: duration(millis, words) }]),
    ...bestTurn(statistics, names, words),
    { text: t('ended.leads'), value: t('ended.leads-times', { times: leads }) },
    ...seats.map((seat, index) => ({
      text: t('ended.each', { player: names[index] ?? '' }),
      value: t('ended.each-of', { turns: seat.turns, average: round.format(seat.average), best: seat.best }),
    })),
  ];
}
