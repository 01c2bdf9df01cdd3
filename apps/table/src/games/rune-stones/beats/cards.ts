import type { Seat } from '@dolmen/core';
import type { Card, Event, View } from '@dolmen/core/rune-stones';
import type { Pose } from '../../../scene/piece.ts';
import type { Beat } from '../../../scene/stage.ts';
import { discardPose, pilePose } from '../layout/display.ts';
import { poseIn } from '../layout/frame.ts';
import { cardId, hiddenId, ownPileId, PILE } from '../layout/ids.ts';
import { ownPilePose } from '../layout/player-board.ts';
import { areaOf } from '../layout/table.ts';
import type { Step } from './step.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const QUICK = 170;
const CALM = 340;

const countHidden = (view: View, seat: Seat): number =>
  view.players[seat]?.hand.filter((card) => card === null).length ?? 0;

/** From the hand to the front: out of a hand that we do not see, it comes from one of its backs. */
export function played({ before }: Step, { seat, card }: Of<'played'>): Beat {
  const id = cardId(before, seat, card);
  const from = hiddenId(seat, Math.max(0, countHidden(before, seat) - 1));
  return { millis: CALM, moves: [id], comes: [[id, from]], sound: 'card' };
}

/** A card that lay open somewhere goes on from there. */
export const moved = ({ before }: Step, seat: Seat, card: Card, millis = CALM): Beat => ({
  millis,
  moves: [cardId(before, seat, card)],
  comes: [[cardId(before, seat, card), discardPose]],
  sound: 'card',
});

/** Used druids leave the game: over the edge of the table, beside their owner. */
export function lost(step: Step, { seat, card, to }: Of<'lost'>): Beat {
  const id = cardId(step.before, seat, card);
  if (to === 'discard') return moved(step, seat, card);
  const area = areaOf(step.before, step.viewer, seat);
  const away: Pose = poseIn(area, { at: [0.2, 0.1, 2.2], turn: [0.4, 0, 0], size: 0.6 });
  return { millis: CALM, goes: [[id, away]], sound: 'card' };
}

export function fromPile({ before, place }: Step, seat: Seat, card: Card, millis = CALM): Beat {
  return {
    millis,
    moves: [cardId(before, seat, card)],
    comes: [[cardId(before, seat, card), place(PILE, pilePose)]],
    sound: 'card',
  };
}

/** The own card by its number; of others only that there is one more. */
export function drew(step: Step, { seat, card }: Of<'drew'>): Beat {
  const { after, viewer } = step;
  const pile = step.place(ownPileId(seat), ownPilePose(areaOf(after, viewer, seat)));
  if (card !== null)
    return {
      millis: QUICK,
      moves: [cardId(after, seat, card)],
      comes: [[cardId(after, seat, card), pile]],
      sound: 'card',
    };
  const hidden = Array.from({ length: countHidden(after, seat) }, (_, index) => hiddenId(seat, index));
  return { millis: QUICK, comes: hidden.map((id) => [id, pile]), sound: 'card' };
}

export function shuffledOwn({ before, after, viewer, place }: Step, { seat }: Of<'shuffled-own'>): Beat {
  const pile = place(ownPileId(seat), ownPilePose(areaOf(after, viewer, seat)));
  const cards = before.players[seat]?.owned ?? [];
  return { millis: CALM, goes: cards.map((card) => [cardId(before, seat, card), pile]), sound: 'card' };
}

export function shuffledCreatures({ before, place }: Step): Beat {
  const pile = place(PILE, pilePose);
  return { millis: CALM, goes: before.discard.map((card) => [`card:${card}`, pile]), sound: 'card' };
}
