import { parseSeed } from '@dolmen/core';
import { faceOf, RUNE_POINTS, rune, runeName, type View } from '@dolmen/core/rune';
import { pieceSaying } from '@dolmen/messages/sayings/rune';
import { type Entry, pointsLine, saying } from './entry.ts';

const RUNES = [1, 2, 3] as const;
/** The start card, and the sixteen others. */
const CARDS = Array.from({ length: 17 }, (_, card) => card);

const runes = (): readonly Entry[] =>
  RUNES.map((one) => ({
    id: `rune:${runeName(one)}`,
    group: 'help.lexicon.group.runes',
    title: saying(`rune.term.${runeName(one)}`),
    lines: [pointsLine(RUNE_POINTS[one]), saying('help.lexicon.rune.rune')],
    patches: [runeName(one)],
    sign: String(RUNE_POINTS[one]),
  }));

const cards = (view: View): readonly Entry[] =>
  CARDS.flatMap((card) => {
    const title = pieceSaying(`card:${card}`, view, 0);
    if (title === null) return [];
    return [
      {
        id: `card:${card}`,
        group: 'help.lexicon.group.cards',
        title,
        lines: card === 0 ? [saying('help.lexicon.rune.start')] : [],
        patches: faceOf(card, 0).map(runeName),
      } as const,
    ];
  });

const pieces = (): readonly Entry[] =>
  (['master', 'marker'] as const).map((piece) => ({
    id: `piece:${piece}`,
    group: 'help.lexicon.group.pieces',
    title: saying(`help.lexicon.rune.${piece}`),
    lines: [saying(`help.lexicon.rune.${piece}-text`)],
    patches: piece === 'marker' ? ['blue', 'green'] : [],
  }));

/** Cards are called the same in every match: any view will do. */
function anyView(): View {
  const seed = parseSeed('1');
  const options = rune.options({});
  if (seed === null || !options.ok) throw new Error('a plain game of Rune cannot be set up');
  return rune.setup(options.value, 2, seed);
}

export const runeEntries = (view: View | null): readonly Entry[] => [
  ...runes(),
  ...cards(view ?? anyView()),
  ...pieces(),
];
