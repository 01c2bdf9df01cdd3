import { formatSeed } from '@dolmen/core';
import { RUNES, type RuneKind } from '@dolmen/core/rune-stones';
import { percent } from '../report.ts';
import { kindFiguresOf, lengthOf, placesOf, runeFiguresOf, sourcesOf } from './figures.ts';
import { CARD_KINDS, type CardKind } from './kinds.ts';
import { SOURCES } from './sources.ts';
import { SERIES, type Series, type Surveyed } from './survey.ts';

type Row = readonly string[];
const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
const table = (head: Row, rows: readonly Row[]): string =>
  [line(head), `|${head.map((_, column) => (column === 0 ? '---|' : '--:|')).join('')}`, ...rows.map(line)].join('\n');

const fixed = (value: number, digits = 1): string => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const share = (value: number): string => (Number.isFinite(value) ? percent(value) : '–');
const named = ({ series, seats }: Surveyed): string => `${series}, ${seats} players`;

const lengths = (all: readonly Surveyed[]): string =>
  table(
    ['game length in rounds', 'games', 'mean', '10 % below', 'median', '10 % above', 'ended by the limit'],
    all.map((each) => {
      const { mean, p10, median, p90, byLimit } = lengthOf(each.counts);
      return [named(each), String(each.games), fixed(mean), String(p10), String(median), String(p90), share(byLimit)];
    }),
  );

const points = (all: readonly Surveyed[]): string =>
  table(
    ['points of a player by source', ...SOURCES, 'all'],
    all.map((each) => {
      const sources = sourcesOf(each.counts);
      const values = SOURCES.map((source) => sources[source]);
      return [named(each), ...[...values, values.reduce((sum, value) => sum + value, 0)].map((value) => fixed(value))];
    }),
  );

const PLACES = ['first', 'second', 'third', 'fourth'] as const;
const seats = (all: readonly Surveyed[]): string =>
  table(
    ['wins (95 %) and points by order of play', 'fair', ...PLACES],
    all.map((each) => {
      const places = placesOf(each.counts).map(
        ({ share: won, low, high, points: mean }) =>
          `${share(won)} (${share(low)} to ${share(high)}), ${fixed(mean)} points`,
      );
      return [named(each), share(1 / each.seats), ...PLACES.map((_, place) => places[place] ?? '')];
    }),
  );

function runes(those: readonly Surveyed[], series: Series): string {
  const options = SERIES[series];
  const kinds: readonly RuneKind[] = 'runes' in options ? options.runes : RUNES.slice(0, 8);
  const head = those.flatMap((each) => [`${each.seats} players: taken a game`, 'as its', 'wins (95 %)', 'lead']);
  const cells = (each: Surveyed, kind: RuneKind): string[] => {
    const { taken, order, share: won, low, high, lead } = runeFiguresOf(each.counts, kind);
    return [fixed(taken, 2), fixed(order), `${share(won)} (${share(low)} to ${share(high)})`, fixed(lead)];
  };
  return table(
    ['rune stone', ...head],
    kinds.map((kind) => [kind, ...those.flatMap((each) => cells(each, kind))]),
  );
}

function cards(those: readonly Surveyed[], kinds: readonly CardKind[]): string {
  const head = those.flatMap((each) => [
    `${each.seats} players: offered`,
    'of those summoned',
    'found',
    'used',
    'magic',
  ]);
  const cells = (each: Surveyed, { name }: CardKind): string[] => {
    const { offered, summoned, found, used, magic } = kindFiguresOf(each.counts, name);
    return [fixed(offered), share(summoned / offered), fixed(found, 2), fixed(used), fixed(magic)];
  };
  return table(
    ['kind (magic)', 'copies', ...head],
    kinds.map((kind) => [
      `\`${kind.name.replaceAll('|', '\\|')}\``,
      String(kind.copies),
      ...those.flatMap((each) => cells(each, kind)),
    ]),
  );
}

const kindsIn = (series: Series): readonly CardKind[] =>
  CARD_KINDS.filter(({ section }) => section !== 'banshee' || series === 'nocturnal');

function details(all: readonly Surveyed[], series: Series): string[] {
  const those = all.filter((each) => each.series === series);
  if (those.length === 0) return [];
  const takers = 'Of the players who took it: how many a game, as which of their stones, how they did.';
  const uses =
    'A game, all copies and players together. Found: from the pile or a discard pile, without choosing it there.';
  return [
    `### Rune stones: ${series}`,
    takers,
    runes(those, series),
    `### Cards: ${series}`,
    uses,
    cards(those, kindsIn(series)),
  ];
}

/** The figures of a survey, for people. */
export function markdownOf(all: readonly Surveyed[]): string {
  const [first] = all;
  if (!first) return '';
  const intro = `Every seat played by \`${first.player}\`, seed \`${formatSeed(first.seed)}\`. Points are those of one player in one game.`;
  const series = [...new Set(all.map((each) => each.series))];
  return [
    '## Figures',
    intro,
    lengths(all),
    points(all),
    seats(all),
    ...series.flatMap((each) => details(all, each)),
  ].join('\n\n');
}

export const MARK = '<!-- Below: written by `npm run balance -- --out`. Above: by hand. -->';

/** What is above the mark stays. */
export function withFigures(before: string, figures: string): string {
  const [head = ''] = before.split(MARK);
  return `${head.trimEnd()}\n\n${MARK}\n\n${figures}\n`.trimStart();
}
