import type { Seat } from '@dolmen/core';
import {
  type Card,
  colorOf,
  fieldOn,
  PATHS,
  type Path,
  type Player,
  rowOf,
  START,
  sizeOn,
  type View,
} from '@dolmen/core/keltis';
import { playerColor } from '../../players.ts';
import { lie } from '../../scene/forms/card.ts';
import { jitter } from '../../scene/jitter.ts';
import type { Piece } from '../../scene/piece.ts';
import { BACK, signFace } from './faces.ts';
import { cardName, figureId, markerId, plaqueId, rowId, startId, wishId } from './ids.ts';
import {
  BOARD,
  fieldAt,
  PLAQUES,
  rowAt,
  rowPlace,
  type Side,
  START_TOP,
  STONE_TOP,
  standing,
  startAt,
  trackAt,
  WISHES,
} from './places.ts';

/** A player as they sit for the viewer. */
export interface SeatedPlayer {
  readonly view: View;
  readonly player: Player<Card | null>;
  readonly seat: Seat;
  readonly side: Side;
  /** 0 for the viewer (or seat 0), then clockwise. */
  readonly line: number;
  readonly isOwn: boolean;
}

/** All of a player's but the hand. */
export const playerPieces = (seated: SeatedPlayer): Piece[] => [
  plaque(seated),
  marker(seated),
  ...PATHS.flatMap((path) => rowPieces(seated, path)),
  ...PATHS.flatMap((path) => figurePieces(seated, path)),
  ...startPieces(seated),
  ...wishPieces(seated),
];

/** Whose place this is; it shines while they are asked. */
function plaque({ view, seat, side }: SeatedPlayer): Piece {
  const isAsked = view.toAct === seat;
  const look = { face: signFace(seat), tint: playerColor(seat).hex, glow: isAsked ? 0.55 : 0 };
  return { id: plaqueId(seat), form: 'plaque', pose: { at: PLAQUES[side] }, close: `wishes@${seat}`, ...look };
}

/** Points from tiles are counted at once. Markers on one space stand beside each other. */
function marker({ view, player, seat, line }: SeatedPlayer): Piece {
  const [x, z] = trackAt(player.points);
  const across = line % 2 === 0 ? -0.1 : 0.1;
  const down = view.players.length === 2 ? 0 : line < 2 ? 0.1 : -0.1;
  const pose = { at: [x + across, BOARD.height + 0.005, z + down] as const };
  return {
    id: markerId(seat),
    form: 'marker',
    pose,
    face: signFace(seat),
    tint: playerColor(seat).hex,
    close: `wishes@${seat}`,
  };
}

function rowPieces({ player, seat, side, isOwn }: SeatedPlayer, path: Path): Piece[] {
  const row = rowOf(player, path);
  const place = rowPlace(side, path);
  return row.map((card, index) => {
    const id = rowId(seat, path, index);
    const [x, z] = rowAt(place, index, row.length);
    const touch = isOwn ? { touch: `row:${colorOf(path)}` } : {};
    const pose = { at: [x, 0.008 + lie(index), z] as const, turn: [jitter(id) * 0.015, 0, 0] as const };
    return { id, form: 'card', pose, face: card, back: BACK, close: `card:${cardName(card)}`, ...touch };
  });
}

/** Everyone who stands on a field, in the order of their lines: the viewer's first. */
const seatsOn = (view: View, path: Path, field: number): Seat[] =>
  view.players.flatMap((player, seat) => (fieldOn(player, path) === field ? [seat] : []));

function figurePieces({ view, player, seat, isOwn }: SeatedPlayer, path: Path): Piece[] {
  const field = fieldOn(player, path);
  if (field === START) return [];
  const together = seatsOn(view, path, field);
  const [dx, dz] = standing(together.indexOf(seat), together.length);
  const [x, z] = fieldAt(path, field);
  const size = sizeOn(player, path);
  const touch = isOwn ? { touch: `figure:${colorOf(path)}` } : {};
  const pose = { at: [x + dx, STONE_TOP, z + dz] as const };
  return [
    {
      id: figureId(seat, path),
      form: `figure-${size}`,
      pose,
      ...figureLook(seat),
      close: `figure:${colorOf(path)}@${seat}`,
      ...touch,
    },
  ];
}

const figureLook = (seat: Seat): Pick<Piece, 'face' | 'tint'> => ({ face: seat, tint: playerColor(seat).hex });

/** The figures still on the start stone: the large one first. */
function startPieces({ view, player, seat, line, isOwn }: SeatedPlayer): Piece[] {
  const lines = view.players.length;
  return startSizes(player).map(({ size, index }, place) => {
    const [x, z] = startAt(line, lines, place);
    const touch = isOwn ? { touch: `start:${size}` } : {};
    const pose = { at: [x, START_TOP, z] as const };
    return {
      id: startId(seat, size, index),
      form: `figure-${size}`,
      pose,
      ...figureLook(seat),
      close: `start:${size}@${seat}`,
      ...touch,
    };
  });
}

/** What waits on the start stone; the last small figure is the first to go. */
export function startSizes(player: Player<unknown>): { size: 'large' | 'small'; index: number }[] {
  const waiting = player.fields.filter((field) => field === START).length;
  const large = player.large === null ? 1 : 0;
  const smalls = Array.from({ length: waiting - large }, (_, index) => ({ size: 'small' as const, index }));
  return large === 1 ? [{ size: 'large', index: 0 }, ...smalls] : smalls;
}

function wishPieces({ player, seat, side }: SeatedPlayer): Piece[] {
  const [x, y, z] = WISHES[side];
  return Array.from({ length: player.wishes }, (_, index) => ({
    id: wishId(seat, index),
    form: 'wish',
    pose: {
      at: [x + (index % 5) * 0.27, y, z + Math.floor(index / 5) * 0.27] as const,
      turn: [jitter(`${seat}${index}`), 0, 0] as const,
    },
    close: `wishes@${seat}`,
  }));
}
