import type { Pose, Vec } from '../../../scene/piece.ts';

/** The cloth: everything of this game lies on it. */
export const TABLE = [12.8, 10.7] as const;

/** The board, with the score track along its edge. */
export const BOARD = { at: [0, 0, -0.35] as Vec, width: 7, depth: 5.2, height: 0.09 };
/** The height of what lies on the board. */
export const ON_BOARD = BOARD.height;

/** The throne is modelled larger than it stands. */
export const THRONE_SIZE = 0.9;

/** The area in front of a player; others' are drawn smaller. */
export const AREA = { width: 7, depth: 2.6 };
export const OTHERS_SIZE = 0.74;

export const ARTEFACT = { radius: 0.17, height: 0.07 };
export const RUNE_STONE = { width: 0.42, height: 0.1, depth: 0.48 };
export const TILE = { width: 0.62, depth: 0.62, height: 0.06 };
export const SLAB = { width: 2.6, depth: 1.14, height: 0.07 };
export const DISH = { width: 1.78, depth: 1.14, height: 0.035 };
export const NIGHT_BOARD = { width: 2.3, depth: 2.2, height: 0.07 };

/** How much each card of a pile adds: real cards are thinner than the single ones we draw. */
export const PER_CARD = 0.006;
export const PER_BUNDLE = 6;

export const NIGHT_AT: Vec = [-4.64, 0, 3.8];
/** Beside the player's area; on a phone within it, before the hand. */
export const TRAY: Pose = { at: [4.62, 0, 3.75] };
export const SLIM_TRAY: Pose = { at: [-0.2, 0, 4.26], size: 0.62 };
