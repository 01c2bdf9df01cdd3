import type { Seat } from '@dolmen/core';
import type { Card, View } from '@dolmen/core/rune-stones';
import type { Piece, Pose } from '../../../scene/piece.ts';
import { BACK, faceOf } from '../faces/card-faces.ts';
import { raised } from './frame.ts';
import { cardId } from './ids.ts';
import { askew, bundles, heightOf } from './stack.ts';

/** Cards of an open pile that are drawn one by one; those below are a block. */
const SHOWN = 10;
export const LYING = 0.006;

/** A card that shows its face. */
export function openCard(view: View, owner: Seat, card: Card, pose: Pose, extra: Partial<Piece> = {}): Piece {
  return {
    id: cardId(view, owner, card),
    form: 'card',
    pose,
    face: faceOf(view.deck, card),
    back: BACK,
    close: `card:${card}`,
    ...extra,
  };
}

/** A face-up pile: the last card is on top. */
export function openPile(
  view: View,
  owner: Seat,
  id: string,
  cards: readonly Card[],
  pose: Pose,
  extra: Partial<Piece> = {},
): Piece[] {
  const hidden = Math.max(0, cards.length - SHOWN);
  const blocks = bundles(id, hidden + 1, pose);
  const base = heightOf(hidden);
  const shown = cards
    .slice(hidden)
    .map((card, index) =>
      openCard(view, owner, card, askew(raised(pose, base + LYING + index * 0.009), `${id}${card}`, 0.14), extra),
    );
  return [...blocks, ...shown];
}
