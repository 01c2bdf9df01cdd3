import { colorOf, fieldOn, PATHS, type Path, rowOf, tileOn, type View } from '@dolmen/core/keltis';
import type { SessionState } from '../../session/session.ts';
import { type GuidePlan, happened, isAsked, startingWith } from './step.ts';

const viewOf = ({ view }: SessionState): View => view as View;
const ownOf = (state: SessionState) => viewOf(state).players[state.seat ?? 0];

const numberIn = (word: string): number => Number(word.split('-').at(-1));
const rising = (words: readonly string[]): readonly string[] => words.toSorted((a, b) => numberIn(a) - numberIn(b));

/** A path with many own cards and a tile close by is a good one to begin with; one that was begun is better. */
function worthOf(state: SessionState, words: readonly string[], path: Path): number {
  const own = ownOf(state);
  const cards = startingWith(words, `play:${colorOf(path)}-`).length;
  const begun = own && rowOf(own, path).length > 0 ? 10 : 0;
  return cards === 0 ? -1 : cards + begun + (tileOn(viewOf(state), path, 2) === 'none' ? 0 : 3);
}

/** The cards to play, the lowest of the best path first. */
function plays(state: SessionState, words: readonly string[]): readonly string[] {
  const paths = PATHS.toSorted((a, b) => worthOf(state, words, b) - worthOf(state, words, a));
  return paths.flatMap((path) => rising(startingWith(words, `play:${colorOf(path)}-`)));
}

/** Only those that make a row longer. */
function additions(state: SessionState, words: readonly string[]): readonly string[] {
  const own = ownOf(state);
  const begun = PATHS.filter((path) => own && rowOf(own, path).length > 0).map((path) => `play:${colorOf(path)}-`);
  return plays(state, words).filter((word) => begun.some((start) => word.startsWith(start)));
}

/** Cards of paths that are not begun are missed least. */
function discards(state: SessionState, words: readonly string[]): readonly string[] {
  const own = ownOf(state);
  const kept = PATHS.filter((path) => own && fieldOn(own, path) > 0).map((path) => `discard:${colorOf(path)}-`);
  const all = startingWith(words, 'discard:');
  return all.toSorted((a, b) => Number(isKept(a)) - Number(isKept(b)));
  function isKept(word: string): boolean {
    return kept.some((start) => word.startsWith(start));
  }
}

const entries = (words: readonly string[]): readonly string[] =>
  startingWith(words, 'enter:').toSorted((a, b) => Number(b.endsWith('large')) - Number(a.endsWith('large')));

const hand = (state: SessionState): readonly string[] =>
  (ownOf(state)?.hand ?? []).flatMap((card) =>
    card === null ? [] : [`hand:${colorOf(Math.floor(card / 11))}-${card % 11}`],
  );

const hasDrawn = happened('drew');
const draws = (_state: SessionState, words: readonly string[]): readonly string[] =>
  startingWith(words, 'draw:stock', 'draw:');

export const keltisGuide: GuidePlan = {
  steps: [
    { text: 'help.guide.keltis.welcome' },
    {
      text: 'help.guide.keltis.card',
      wants: plays,
      isDone: (state, news) =>
        state.touched.some((piece) => piece.startsWith('hand:')) || happened('played')(state, news),
    },
    { text: 'help.guide.keltis.play', wants: plays, isDone: happened('played'), fits: isAsked('turn') },
    { text: 'help.guide.keltis.enter', wants: (_state, words) => entries(words), isDone: happened('moved') },
    { text: 'help.guide.keltis.draw', wants: draws, isDone: hasDrawn },
    { text: 'help.guide.keltis.row', wants: additions, isDone: happened('played') },
    {
      text: 'help.guide.keltis.clover',
      wants: (_state, words) => startingWith(words, 'move:'),
      isDone: (state, news) => happened('moved')(state, news) || happened('stayed')(state, news),
      fits: isAsked('clover'),
    },
    {
      text: 'help.guide.keltis.wish',
      shows: () => ['wishes'],
      fits: (state) => (ownOf(state)?.wishes ?? 0) > 0,
    },
    { text: 'help.guide.keltis.draw-again', wants: draws, isDone: hasDrawn },
    { text: 'help.guide.keltis.discard', wants: discards, isDone: happened('discarded') },
    { text: 'help.guide.keltis.draw-last', wants: draws, isDone: hasDrawn },
    { text: 'help.guide.keltis.hand', shows: hand },
    { text: 'help.guide.keltis.end', shows: () => PATHS.map((path) => `field:${colorOf(path)}-7`) },
  ],
  meanwhile: (state, words) => [
    ...startingWith(words, 'move:'),
    ...entries(words),
    ...startingWith(words, 'draw:stock'),
    ...plays(state, words),
    ...words,
  ],
};
