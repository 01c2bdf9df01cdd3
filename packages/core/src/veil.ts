import { take, times } from './lists.ts';

/** What views hide, and how a hidden place is filled again. */

/** As many places as before, and nothing in them. */
export const veiled = (list: readonly unknown[]): null[] => times(list.length, null);

/** Somebody else's hand: what everybody knows of it, then what nobody may know. */
export const veiledHand = <C>(hand: readonly unknown[], known: readonly C[]): (C | null)[] => [
  ...known,
  ...times(hand.length - known.length, null),
];

/** Deals shuffled cards into hidden places, one after the other: for `Array.from`, see `shuffle`. */
export const dealer =
  <C>(unseen: C[]) =>
  (card: C | null): C =>
    card ?? take(unseen);
