import type { Seat } from '@dolmen/core';
import type { Card } from '@dolmen/core/rune-stones';
import type { Piece, Pose } from '../../../scene/piece.ts';
import type { Sight } from '../../../scene/stage.ts';
import { BACK } from '../faces/card-faces.ts';
import { openCard } from './cards.ts';
import { type Frame, poseIn, raised } from './frame.ts';
import { hiddenId } from './ids.ts';
import { isOpen, type LayoutInput } from './table.ts';

interface Held {
  readonly middle: number;
  readonly width: number;
  readonly gap: number;
  readonly pitch: number;
  readonly height: number;
  readonly size: number;
  /** Toward the player, in the area's own coordinates. */
  readonly near: number;
}
/** The own hand is held toward the eyes; those of others lie low, so that from every side their backs are seen. */
const OWN: Held = { middle: 0.28, width: 3.2, gap: 0.83, pitch: 0.92, height: 0.54, size: 1.26, near: 0.86 };
/** Below the table of an upright phone, whose camera looks down more steeply. */
const OWN_SLIM: Held = { middle: 0, width: 5.3, gap: 1.42, pitch: 0.3, height: 0.54, size: 2.12, near: 2.26 };
/** Low at the table's edge: from a seat one looks over it at the own boards. */
const OWN_SEATED: Held = { middle: 0.28, width: 3.2, gap: 0.8, pitch: 0.8, height: 0.44, size: 1.18, near: 1.5 };
const OTHERS: Held = { middle: 0.4, width: 2.6, gap: 0.4, pitch: 0.2, height: 0.14, size: 1, near: 0.86 };

const ownHeld = ({ isSlim, isSeated }: Sight): Held => (isSlim ? OWN_SLIM : isSeated ? OWN_SEATED : OWN);

/** Cards of a fan, left to right; each a little before the one to its left, so that they never cut each other. */
function fanPose(index: number, count: number, { middle, width, gap, pitch, height, size, near }: Held): Pose {
  const step = Math.min(gap, width / Math.max(1, count - 1 + 0.01));
  const away = index - (count - 1) / 2;
  const bend = away * away * (1.2 / Math.max(4, count * count)) * 0.32;
  return {
    at: [middle + away * step, height - bend, near + bend * 0.3 + index * 0.012],
    turn: [-away * 0.03, pitch, 0],
    size,
  };
}

export function hand(input: LayoutInput, seat: Seat, area: Frame): Piece[] {
  const cards = input.view.players[seat]?.hand ?? [];
  const held = seat === input.viewer ? ownHeld(input.picking) : OTHERS;
  const known = cards.filter((card) => card !== null).length;
  return cards.map((card, index) => {
    const pose = fanPose(index, cards.length, held);
    if (card === null) return hiddenCard(seat, index - known, poseIn(area, pose));
    return seat === input.viewer
      ? ownCard(input, seat, card, poseIn(area, pose))
      : knownCard(input, seat, card, area, pose);
  });
}

/** Everybody saw it come: it lies open before the hand. */
const knownCard = ({ view }: LayoutInput, seat: Seat, card: Card, area: Frame, { at: [x, , z] }: Pose): Piece =>
  openCard(view, seat, card, poseIn(area, { at: [x, 0.02, z + 0.1], turn: [0, 0.12, 0] }));

function ownCard(input: LayoutInput, seat: Seat, card: Card, pose: Pose): Piece {
  const touch = `hand:${card}`;
  return openCard(input.view, seat, card, isOpen(input, touch) ? raised(pose, 0.09) : pose, { touch });
}

/** Turned toward its owner; whoever looks at it sees a back. */
const hiddenCard = (seat: Seat, index: number, pose: Pose): Piece => ({
  id: hiddenId(seat, index),
  form: 'card',
  pose,
  face: BACK,
  back: BACK,
});
