import type { Seat, Viewer } from '@dolmen/core';
import { runeName, type View } from '@dolmen/core/rune';
import { playerColor } from '../../players.ts';
import type { Piece, Pose, Vec } from '../../scene/piece.ts';
import type { Picking, Sight } from '../../scene/stage.ts';
import { type Hand, held } from '../art/held.ts';
import { BACK, markerFace, signFace } from './faces.ts';
import { FIELD, fieldAt, heightOf, type Middle, THICK } from './grid.ts';
import { cardId, hiddenId, markId, masterId, plaqueId, sideId } from './ids.ts';
import { HANDS, KNOWN_AT, lostAt, markerAt, masterAt, PLAQUES, sideOf } from './places.ts';

const look = (seat: Seat): Pick<Piece, 'face' | 'tint' | 'close'> => ({
  face: seat,
  tint: playerColor(seat).hex,
  close: `masters@${seat}`,
});

const MASTERS = [0, 1, 2] as const;

/** A master keeps its name all the way: the first to be placed is the first of those that wait. */
export const masterPieces = (view: View, viewer: Viewer, middle: Middle): Piece[] =>
  view.players.flatMap((_, seat) =>
    MASTERS.map((index) => ({
      id: masterId(seat, index),
      form: 'master',
      pose: masterPose(view, seat, index, viewer, middle),
      ...look(seat),
    })),
  );

function masterPose(view: View, seat: Seat, index: number, viewer: Viewer, { grid, heights }: Middle): Pose {
  const placed = view.masters.filter((master) => master.seat === seat);
  const side = sideOf(seat, viewer);
  const field = placed[index];
  if (field !== undefined) {
    const [x, z] = fieldAt(grid, field);
    const marker = view.marks.some((mark) => mark.x === field.x && mark.y === field.y) ? MARKER_HEIGHT : 0;
    return { at: [x, heightOf(heights, [field]) * THICK + marker, z], size: grid.side / FIELD };
  }
  const waiting = index - placed.length;
  const left = view.players[seat]?.masters ?? 0;
  if (waiting < left) return { at: masterAt(side, waiting) };
  return { at: lostAt(side, waiting - left), turn: [0.4, 0, Math.PI / 2] };
}

export const MARKER_HEIGHT = 0.05;
/** Blue and green: the two sides of a marker. */
const SIDES = [1, 2] as const;

/** The grandmaster's markers: on the table, or both their sides beside those who have not used them. */
export function markPieces(view: View, viewer: Viewer, { grid, heights }: Middle): Piece[] {
  if (!view.grandmaster) return [];
  const used = view.marks.map((mark): Piece => {
    const [x, z] = fieldAt(grid, mark);
    const at: Vec = [x, heightOf(heights, [mark]) * THICK, z];
    return { ...marker(markId(mark.seat), mark.seat, mark.rune), pose: { at, size: grid.side / FIELD } };
  });
  const unused = view.players.flatMap((_, seat) =>
    view.marks.some((mark) => mark.seat === seat) ? [] : sides(seat, viewer),
  );
  return [...used, ...unused];
}

const sides = (seat: Seat, viewer: Viewer): Piece[] =>
  SIDES.map((rune, index) => ({
    ...marker(sideId(seat, rune), seat, rune),
    pose: { at: markerAt(sideOf(seat, viewer), index) },
    ...(seat === viewer ? { touch: rune === 1 ? 'marker:blue' : 'marker:green' } : {}),
  }));

const marker = (id: string, seat: Seat, rune: number): Omit<Piece, 'pose'> => ({
  id,
  form: 'marker',
  face: markerFace(seat, rune),
  close: `marker:${runeName(rune)}@${seat}`,
  glow: 0.8,
});

export const playerPieces = (view: View, viewer: Viewer, picking: Picking): Piece[] =>
  view.players.flatMap((_, seat) => [
    plaque(view, seat, viewer),
    ...(seat === viewer ? ownHand(view, seat, picking) : otherHand(view, seat, viewer)),
  ]);

const plaque = (view: View, seat: Seat, viewer: Viewer): Piece => ({
  id: plaqueId(seat),
  form: 'plaque',
  pose: { at: PLAQUES[sideOf(seat, viewer)] },
  face: signFace(seat),
  tint: playerColor(seat).hex,
  close: `masters@${seat}`,
  glow: view.toAct === seat ? 0.55 : 0,
});

const heldBy = (view: View, seat: Seat): readonly (number | null)[] => view.players[seat]?.hand ?? [];

const OWN: Hand = { at: HANDS.near.at, gap: 1.12, reach: 3, tilt: 0.85, arc: 0.05 };
/** Below the table of an upright phone, whose camera looks down more steeply. */
const OWN_SLIM: Hand = { at: [0, 0.72, 5.7], gap: 1.48, reach: 4, tilt: 0.32, arc: 0.03, size: 1.3 };

/** Low at the table's edge: from a seat one looks over it. */
const OWN_SEATED: Hand = { at: [0, 0.56, 5.08], gap: 1.12, reach: 3, tilt: 0.78, arc: 0.04 };

const handOf = ({ isSlim, isSeated }: Sight): Hand => (isSlim ? OWN_SLIM : isSeated ? OWN_SEATED : OWN);

/** Held toward the eye; the card that is being laid is pulled out. */
function ownHand(view: View, seat: Seat, { touched, ...sight }: Picking): Piece[] {
  const cards = heldBy(view, seat).filter((card) => card !== null);
  const poses = held(cards.length, handOf(sight));
  return cards.map((card, index) => {
    const touch = `hand:${card}`;
    const pose = poses[index] as Pose;
    const at: Vec = touched.includes(touch) ? [pose.at[0], pose.at[1] + 0.3, pose.at[2] - 0.15] : pose.at;
    return { ...cardPiece(card), pose: { ...pose, at }, touch };
  });
}

const cardPiece = (card: number): Omit<Piece, 'pose'> => ({
  id: cardId(card),
  form: 'card',
  face: card,
  back: BACK,
  close: `card:${card}`,
  glow: 0.8,
});

function otherHand(view: View, seat: Seat, viewer: Viewer): Piece[] {
  const side = sideOf(seat, viewer);
  const hidden = heldBy(view, seat).filter((card) => card === null).length;
  const known = heldBy(view, seat).filter((card) => card !== null);
  const isTurned = side === 'near';
  const poses = held(hidden, { ...HANDS[side], gap: 0.75, reach: 2, tilt: 0.95, arc: 0.06, size: 0.8, isTurned });
  const backs = poses.map((pose, index) => ({ id: hiddenId(seat, index), form: 'card', pose, face: BACK, back: BACK }));
  return [...backs, ...known.map((card, index) => knownPiece(card, index, KNOWN_AT[side]))];
}

const knownPiece = (card: number, index: number, [x, , z]: Vec): Piece => ({
  ...cardPiece(card),
  pose: { at: [x + index * 0.56, THICK / 2, z], size: 0.52 },
});
