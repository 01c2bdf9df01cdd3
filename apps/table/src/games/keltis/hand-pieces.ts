import { type Card, numberOf, pathOf } from '@dolmen/core/keltis';
import { lie } from '../../scene/forms/card.ts';
import type { Piece, Pose, Vec } from '../../scene/piece.ts';
import type { Picking, Sight } from '../../scene/stage.ts';
import { held, heldInRows } from '../art/held.ts';
import { BACK } from './faces.ts';
import { cardName, handId, hiddenId, knownId } from './ids.ts';
import { HANDS, KNOWN, type Side } from './places.ts';
import type { SeatedPlayer } from './player-pieces.ts';

export const handPieces = (seated: SeatedPlayer, picking: Picking): Piece[] =>
  seated.isOwn ? ownHand(seated, picking) : [...hiddenHand(seated), ...knownCards(seated)];

/** Cards as they are counted: each with how many of the same lie before it. */
function copies(cards: readonly Card[]): { card: Card; copy: number }[] {
  return cards.map((card, index) => ({ card, copy: cards.slice(0, index).filter((other) => other === card).length }));
}

/** By colour, then number: the hand of a view is sorted so already; said here because the picture depends on it. */
const inOrder = (a: Card, b: Card): number => pathOf(a) - pathOf(b) || numberOf(a) - numberOf(b);

const OWN = { gap: 0.8, reach: 6, tilt: 0.85, arc: 0.032, size: 1.32 } as const;
/** On an upright phone the camera looks down more steeply, and the cards lie flatter. */
const SLIM = { at: [0, 0.6, 6.45], gap: 1.56, reach: 5, tilt: 0.3, arc: 0.012, size: 2.3 } as const;
/** Low at the table's edge: from a seat one looks over it at the own rows. */
const SEATED = { at: [0, 0.5, 5.88], gap: 0.78, reach: 5.6, tilt: 0.78, arc: 0.028, size: 1.22 } as const;
const PER_ROW = 4;
/** The nearer row covers a little of the other: what a card is stands at its top. */
const ROW_DEPTH = 1.55;

function ownPoses(count: number, side: Side, { isSlim, isSeated }: Sight): Pose[] {
  if (isSlim) return heldInRows(count, PER_ROW, ROW_DEPTH, SLIM);
  return held(count, isSeated ? SEATED : { ...OWN, at: HANDS[side].at });
}

/** The own hand is held toward the eye; a card that was touched is pulled out of it. */
function ownHand({ player, side }: SeatedPlayer, { touched, ...sight }: Picking): Piece[] {
  const cards = player.hand.filter((card) => card !== null).sort(inOrder);
  const poses = ownPoses(cards.length, side, sight);
  return copies(cards).map(({ card, copy }, index) => {
    const touch = `hand:${cardName(card)}`;
    const pose = poses[index] as Pose;
    const isPulled = copy === 0 && touched.includes(touch);
    return {
      id: handId(card, copy),
      form: 'card',
      pose: isPulled ? pulled(pose) : pose,
      face: card,
      back: BACK,
      touch,
      close: `card:${cardName(card)}`,
    };
  });
}

const pulled = (pose: Pose): Pose => ({ ...pose, at: [pose.at[0], pose.at[1] + 0.34, pose.at[2] - 0.2] });

/** What is hidden shows its back: to those around the table, and to whoever looks over the holder's shoulder. */
function hiddenHand({ player, seat, side }: SeatedPlayer): Piece[] {
  const count = player.hand.filter((card) => card === null).length;
  const isTurned = side === 'near';
  return held(count, { ...HANDS[side], gap: 0.34, reach: 2.6, tilt: 0.95, arc: 0.07, isTurned }).map((pose, index) => ({
    id: hiddenId(seat, index),
    form: 'card',
    pose,
    face: BACK,
    back: BACK,
  }));
}

function knownCards({ player, seat, side }: SeatedPlayer): Piece[] {
  const cards = player.hand.filter((card) => card !== null);
  const [x, y, z] = KNOWN[side];
  const step = Math.min(0.3, 1.4 / Math.max(1, cards.length - 1));
  const direction = side === 'far' ? -1 : 1;
  return copies(cards).map(({ card, copy }, index) => {
    const first = direction < 0 ? x - (cards.length - 1) * step : x;
    const at: Vec = [first + index * step, y + 0.004 + lie(index), z];
    const look = { face: card, back: BACK, close: `card:${cardName(card)}` };
    return { id: knownId(seat, card, copy), form: 'card', pose: { at, size: 0.86 }, ...look };
  });
}
