import { at } from '@dolmen/core';
import { NIGHT_FIELDS, TILES, type Tile } from '@dolmen/core/rune-stones';
import { jitter } from '../../../scene/jitter.ts';
import type { Piece, Pose } from '../../../scene/piece.ts';
import { type Frame, poseIn, raised } from './frame.ts';
import { tokenId, WISP_DISCARD, WISP_PILE, wispId } from './ids.ts';
import { NIGHT_AT, NIGHT_BOARD, ON_BOARD, TILE } from './measures.ts';
import { boardFrame, isOpen, type LayoutInput } from './table.ts';
import { SPACES } from './track.ts';

export const WISP_FACES = Object.keys(TILES) as readonly Tile[];
const WISP_BACK = WISP_FACES.length;
/** A token hides the number of its space, so it shows it itself: first the blank ones, then those with a wisp. */
const tokenFace = (index: number, isWisp: boolean): number => index + (isWisp ? NIGHT_FIELDS.length : 0);

const nightFrame: Frame = { at: NIGHT_AT, yaw: 0.06, size: 1 };

/** Four open tiles in a square, the piles beside them. */
export const TILE_SPOTS: readonly (readonly [x: number, z: number])[] = [
  [-0.72, -0.32],
  [0, -0.32],
  [-0.72, 0.42],
  [0, 0.42],
];
export const PILES_X = 0.74;
const tileSpot = (x: number, z: number): Pose => poseIn(nightFrame, { at: [x, NIGHT_BOARD.height, z] });
export const wispPose = (slot: number): Pose => {
  const [x, z] = at(TILE_SPOTS, slot);
  return tileSpot(x, z);
};

/** A tile whose bonus is being carried out stays, but stands out: it says where a question comes from. */
const isInUse = ({ view }: LayoutInput, slot: number): boolean =>
  view.agenda.some((task) => task.type === 'replace-wisp' && task.slot === slot);

function openTile(input: LayoutInput, tile: Tile, slot: number): Piece {
  const touch = `wisp:${slot + 1}`;
  return {
    id: wispId(slot, tile),
    form: 'wisp',
    pose: isInUse(input, slot) ? lifted(wispPose(slot)) : wispPose(slot),
    face: WISP_FACES.indexOf(tile),
    back: WISP_BACK,
    touch,
    close: `wisp:${tile}`,
    glow: isInUse(input, slot) || isOpen(input, touch) ? 1 : 0.35,
  };
}

const lifted = (pose: Pose): Pose => ({ ...raised(pose, 0.3), turn: [0, 0.5, 0] });

function tilePile(id: string, faces: readonly number[], z: number): Piece[] {
  return faces.map((face, index) => {
    const pose = raised(tileSpot(PILES_X, z), index * TILE.height * 0.5);
    return {
      id: index === faces.length - 1 ? id : `${id}/${index}`,
      form: 'wisp',
      pose: { ...pose, turn: [jitter(`${id}${index}`) * 0.12, 0, 0] },
      face,
      back: WISP_BACK,
      glow: face === WISP_BACK ? 0.2 : 0.05,
    };
  });
}

/** The light of the tokens is their own: those with a wisp shine. */
const tokens = ({ view }: LayoutInput): Piece[] =>
  NIGHT_FIELDS.map((field, index) => {
    const { x, z } = at(SPACES, field);
    const isWisp = view.night[index] === 'wisp';
    return {
      id: tokenId(index),
      form: 'night',
      pose: poseIn(boardFrame, { at: [x, ON_BOARD, z] }),
      face: tokenFace(index, isWisp),
      close: `night:${field}`,
      glow: isWisp ? 0.9 : 0.1,
    };
  });

export function night(input: LayoutInput): Piece[] {
  const { view } = input;
  if (!view.nocturnal) return [];
  return [
    { id: 'night-board', form: 'night-board', pose: poseIn(nightFrame, { at: [0, 0, 0] }) },
    ...view.wisps.shown.map((tile, slot) => openTile(input, tile, slot)),
    ...tilePile(
      WISP_PILE,
      view.wisps.pile.map(() => WISP_BACK),
      -0.32,
    ),
    ...tilePile(
      WISP_DISCARD,
      view.wisps.discard.map((tile) => WISP_FACES.indexOf(tile)),
      0.42,
    ),
    ...tokens(input),
  ];
}
