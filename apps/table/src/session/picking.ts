import type { AnyGame, Common, PieceId } from '@dolmen/core';

/** A legal action as the table knows it: its word, and the pieces that are touched to do it. */
export interface Offer {
  readonly word: string;
  readonly gesture: readonly PieceId[];
}

export const offersOf = (game: AnyGame, view: Common): readonly Offer[] =>
  game.legal(view).map((action) => ({ word: game.format(action), gesture: game.gesture(action) }));

/** The offers that begin with the pieces touched so far. */
export const openAfter = (offers: readonly Offer[], touched: readonly PieceId[]): readonly Offer[] =>
  touched.length === 0 ? offers : offers.filter(({ gesture }) => touched.every((piece, at) => gesture[at] === piece));

/** The pieces that can be touched next, each once, in the order of the offers. */
export const nextPieces = (offers: readonly Offer[], touched: readonly PieceId[]): readonly PieceId[] => [
  ...new Set(openAfter(offers, touched).flatMap(({ gesture }) => gesture.slice(touched.length, touched.length + 1))),
];

/** The word whose gesture is complete; no legal gesture is the beginning of another. */
export const completed = (offers: readonly Offer[], touched: readonly PieceId[]): string | null =>
  openAfter(offers, touched).find(({ gesture }) => gesture.length === touched.length)?.word ?? null;

/**
 * The gesture after one more touch, or `null` where that leads nowhere. What cannot follow may take the place of an
 * earlier touch: another card instead of the one in hand, another way to turn it.
 */
export function touchedNext(
  offers: readonly Offer[],
  touched: readonly PieceId[],
  piece: PieceId,
): readonly PieceId[] | null {
  for (let kept = touched.length; kept >= 0; kept--) {
    const begun = touched.slice(0, kept);
    if (nextPieces(offers, begun).includes(piece)) return afterTouch(touched, begun, piece);
  }
  return null;
}

/** Touching the last piece once more lets go of it. */
function afterTouch(touched: readonly PieceId[], begun: readonly PieceId[], piece: PieceId): readonly PieceId[] {
  const isLetGo = begun.length === touched.length - 1 && touched.at(-1) === piece;
  return isLetGo ? begun : [...begun, piece];
}

/** As much of a gesture as is still possible: after an answer that changed little, the hand stays where it was. */
export function stillOpen(offers: readonly Offer[], touched: readonly PieceId[]): readonly PieceId[] {
  const isOpen = openAfter(offers, touched).some(({ gesture }) => gesture.length > touched.length);
  return isOpen ? touched : [];
}
