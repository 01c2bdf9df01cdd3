import { RUNES, type RuneKind, type View } from '@dolmen/core/rune-stones';
import { jitter } from '../../../scene/jitter.ts';
import type { Piece, Pose } from '../../../scene/piece.ts';
import { poseIn } from './frame.ts';
import { runeId } from './ids.ts';
import { ON_BOARD, RUNE_STONE } from './measures.ts';
import { boardFrame, isOpen, type LayoutInput } from './table.ts';

export const RUNES_Z = -0.68;
/** A row before the smithies, where nothing hides them. */
const XS = [-2.17, -1.55, -0.93, -0.31, 0.31, 0.93, 1.55, 2.17] as const;
export const runeX = (place: number): number => XS[place] ?? 0;

/** Stones never come back: a kind in play lies on the board or belongs to somebody. */
const kindsInPlay = (view: View): readonly RuneKind[] =>
  RUNES.filter((kind) => view.runes[kind] > 0 || view.players.some((player) => player.runes.includes(kind)));

export const runeFace = (kind: RuneKind): number => RUNES.indexOf(kind);

const pose = (place: number, level: number, name: string): Pose =>
  poseIn(boardFrame, {
    at: [
      runeX(place) + jitter(`${name}x`) * 0.012,
      ON_BOARD + level * RUNE_STONE.height * 0.94,
      RUNES_Z + jitter(`${name}z`) * 0.012,
    ],
    turn: [jitter(name) * 0.09, 0, 0],
  });

export function runeField(input: LayoutInput): Piece[] {
  return kindsInPlay(input.view).flatMap((kind, place) =>
    Array.from({ length: input.view.runes[kind] }, (_, level) => ({
      id: runeId(kind, level),
      form: 'rune-stone',
      pose: pose(place, level, `${kind}${level}`),
      face: runeFace(kind),
      touch: `rune:${kind}`,
      close: `rune:${kind}`,
      glow: isOpen(input, `rune:${kind}`) ? 1 : 0.3,
    })),
  );
}
