import { at } from '@dolmen/core';
import { NO_CARD, SLOT_COSTS } from '@dolmen/core/rune-stones';
import type { Piece, Pose } from '../../../scene/piece.ts';
import type { Sight } from '../../../scene/stage.ts';
import { LYING, openCard, openPile } from './cards.ts';
import { poseIn, raised } from './frame.ts';
import { DISCARD, PILE } from './ids.ts';
import { ON_BOARD } from './measures.ts';
import { stack } from './stack.ts';
import { boardFrame, type LayoutInput } from './table.ts';

/** On the board: the row of the display, its piles at both ends. */
export const DISPLAY_Z = 1.3;
const STEP = 0.76;
export const slotX = (slot: number): number => (slot - (SLOT_COSTS.length - 1) / 2) * STEP;
export const PILE_X = -2.68;
export const DISCARD_X = 2.68;

const onBoard = (x: number, z: number): Pose => poseIn(boardFrame, { at: [x, ON_BOARD, z] });

/** On a phone they fill their places, and a little more at the top: the price below stays free. */
const SLIM_SIZE = 1.22;
const slotPose = (slot: number, { isSlim }: Sight): Pose =>
  isSlim
    ? { ...raised(onBoard(slotX(slot), DISPLAY_Z - 0.1), LYING), size: SLIM_SIZE }
    : raised(onBoard(slotX(slot), DISPLAY_Z), LYING);
export const pilePose: Pose = onBoard(PILE_X, DISPLAY_Z);
export const discardPose: Pose = onBoard(DISCARD_X, DISPLAY_Z);

/** Nobody owns the cards of the display; creatures need no owner for their name. */
const NOBODY = -1;

export function display({ view, picking }: LayoutInput): Piece[] {
  return view.display.flatMap((card, slot) =>
    card === NO_CARD ? [] : [openCard(view, NOBODY, card, slotPose(slot, picking), { touch: `display:${slot + 1}` })],
  );
}

export const commonPile = ({ view }: LayoutInput): Piece[] => stack(PILE, view.pile.length, pilePose, 'pile');

/** While a card of the discard pile is asked for, those that can be had are spread out over the board. */
export function commonDiscard(input: LayoutInput): Piece[] {
  const { view, picking } = input;
  const asked = picking.isAsked ? view.discard.filter((card) => picking.next.includes(`discard:${card}`)) : [];
  const rest = view.discard.filter((card) => !asked.includes(card));
  // Where the pile has run out, its cards are drawn from here.
  const extra = view.pile.length === 0 ? { touch: 'pile' } : {};
  return [...openPile(view, NOBODY, DISCARD, rest, discardPose, extra), ...spread(input, asked)];
}

const PER_ROW = 14;
const SPREAD_Z = [0.5, -0.35, -1.2, -2.05, -2.9] as const;

/** In rows above the board, slightly raised toward the viewer, by number. */
function spread({ view }: LayoutInput, cards: readonly number[]): Piece[] {
  const sorted = cards.toSorted((a, b) => a - b);
  return sorted.map((card, index) => {
    const row = Math.floor(index / PER_ROW);
    const inRow = Math.min(PER_ROW, sorted.length - row * PER_ROW);
    const gap = Math.min(0.66, 6.2 / inRow);
    const x = ((index % PER_ROW) - (inRow - 1) / 2) * gap;
    const pose: Pose = {
      at: [x, 1.5 + row * 0.3 + (index % PER_ROW) * 0.004, 1.6 + at(SPREAD_Z, row)],
      turn: [0, 0.6, 0],
    };
    return openCard(view, NOBODY, card, pose, { touch: `discard:${card}` });
  });
}
