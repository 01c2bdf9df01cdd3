import { COLORS, type Color, printOf, type Row, type View } from '@dolmen/core/rune-stones';
import type { SessionState } from '../../session/session.ts';
import { startingWith } from './step.ts';

export const viewOf = ({ view }: SessionState): View => view as View;
export const ownOf = (state: SessionState) => viewOf(state).players[state.seat ?? 0];

const cardIn = (word: string): number => Number(word.split(':')[1]);
const by = (words: readonly string[], worth: (word: string) => number): readonly string[] =>
  words.toSorted((a, b) => worth(b) - worth(a));

/** The magic that a colour can bring is best begun with its strongest card. */
export const forMagic = (state: SessionState, words: readonly string[]): readonly string[] =>
  by(startingWith(words, 'magic:'), (word) => printOf(viewOf(state).deck, cardIn(word)).magic);

/** The dearest first: it was out of reach before. */
export const forTaking = (words: readonly string[]): readonly string[] => startingWith(words, 'take:');

/** Gems are what a first artefact needs. */
export function forAbilities(state: SessionState, words: readonly string[]): readonly string[] {
  const wanted = wantedColors(state);
  return by(startingWith(words, 'play:', 'use:'), (word) => {
    const { ability } = printOf(viewOf(state).deck, cardIn(word));
    const effects: readonly string[] = ability.kind === 'exchange' ? [] : ability.effects;
    return effects.reduce((sum, effect) => sum + worthOf(effect, wanted), 0);
  });
}

function worthOf(effect: string, wanted: readonly string[]): number {
  if (effect === 'wild' || effect === 'any') return 4;
  if (wanted.includes(effect)) return 3;
  return effect === 'die' ? 2 : 1;
}

/** The colours of the cheap artefacts, those one has least gems of first. */
function wantedColors(state: SessionState): readonly string[] {
  const { forges } = viewOf(state);
  const stones = ownOf(state)?.stones;
  const cheap = [...forges.slice(0, 2), ...forges.slice(2)].filter((artefact) => artefact !== 'none');
  const colors = COLORS.filter((color) => cheap.includes(color));
  return colors.toSorted((a, b) => rank(a) - rank(b));
  function rank(color: Color): number {
    return cheap.indexOf(color) * 2 + (stones && stones[color] >= 2 ? 10 : 0);
  }
}

export function forGems(state: SessionState, words: readonly string[]): readonly string[] {
  const wanted = wantedColors(state).map((color) => `gem:${color}`);
  const offered = startingWith(words, 'gem:');
  return [...wanted.filter((word) => offered.includes(word)), ...offered];
}

/** A coloured gem is given rather than a wild one. */
export const forPaying = (words: readonly string[]): readonly string[] =>
  by(startingWith(words, 'pay:'), (word) => (word === 'pay:wild' ? 0 : 1));

const filled = (row: Row | undefined): number =>
  row === undefined ? 0 : Object.values(row).filter((spot) => spot !== 'none').length;

/** Into the row that has more already, so that it can be traded in soon. */
export function forPlacing(state: SessionState, words: readonly string[]): readonly string[] {
  const rows = ownOf(state)?.rows ?? [];
  return by(startingWith(words, 'place:'), (word) => filled(rows[cardIn(word.split('-')[0] ?? '') - 1]));
}

const STONES_FIRST = ['rune:magic', 'rune:hand', 'rune:'];

/** Sensible answers to whatever is asked, the best first. */
export function sensible(state: SessionState, words: readonly string[]): readonly string[] {
  return [
    ...startingWith(words, 'trade:', ...STONES_FIRST),
    ...forPaying(words),
    ...forPlacing(state, words),
    ...startingWith(words, 'forge:'),
    ...startingWith(words, 'abilities', 'summon'),
    ...forMagic(state, words),
    ...forTaking(words),
    ...forAbilities(state, words),
    ...forGems(state, words),
    ...startingWith(words, 'roll', 'points', 'ore', 'swap:', 'done'),
    ...words,
  ];
}
