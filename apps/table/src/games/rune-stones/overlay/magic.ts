import { asked, COLORS, type Color, printOf, type State, type View } from '@dolmen/core/rune-stones';
import { legalWords, suppose, tryWord } from './suppose.ts';

export interface Purse {
  readonly magic: number;
  /** Slots of the display that it is enough for, each by itself; counted from 0. */
  readonly slots: readonly number[];
}

const slotOf = (word: string): number => Number(word.slice('take:'.length)) - 1;

const purseOf = (view: View): Purse | null => {
  const ask = asked(view);
  if (ask?.type !== 'take') return null;
  const takes = legalWords(view).filter((word) => word.startsWith('take:'));
  return { magic: ask.magic, slots: takes.map(slotOf) };
};

/** While cards are played for magic, and while it is spent: how much there is, and what for. */
export function purse(view: View): Purse | null {
  if (view.choice === 'take') return purseOf(view);
  if (view.choice !== 'magic') return null;
  const state = suppose(view);
  return spend(state) ? purseOf(state) : null;
}

/** No more cards are played. With none left in hand that goes without saying. */
const spend = (state: State): boolean => state.choice === 'take' || tryWord(state, 'done');

const isOf = (view: View, card: number, color: Color): boolean => {
  const hue = printOf(view.deck, card).color;
  return hue === color || hue === 'multi';
};

/** All cards of one colour played: what could be summoned then. */
function byColor(view: View, color: Color): Purse | null {
  const hand = view.players[view.toAct ?? -1]?.hand ?? [];
  const state = suppose(view);
  if (view.choice === 'turn' && !tryWord(state, 'summon')) return null;
  for (const card of hand) if (card !== null && isOf(view, card, color)) tryWord(state, `magic:${card}`);
  return spend(state) ? purseOf(state) : null;
}

/** The slots of the display that some colour of the hand is enough for. */
export function affordableSlots(view: View): readonly number[] {
  if (view.choice === 'take') return purse(view)?.slots ?? [];
  if (view.choice !== 'turn' && view.choice !== 'magic') return [];
  const slots = COLORS.flatMap((color) => byColor(view, color)?.slots ?? []);
  return [...new Set(slots)].sort((a, b) => a - b);
}

/** Everything in reach this turn, as pieces: forges and cards of the display. */
export function affordable(view: View): readonly string[] {
  const forges = legalWords(view).filter((word) => word.startsWith('forge:'));
  return [...forges, ...affordableSlots(view).map((slot) => `display:${slot + 1}`)];
}
