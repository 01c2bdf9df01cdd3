import type { Piece, Pose } from '../../../scene/piece.ts';
import { STONE_TINT } from '../faces/colors.ts';
import { poseIn } from './frame.ts';
import { SLIM_TRAY, TRAY } from './measures.ts';
import { boardFrame, type LayoutInput } from './table.ts';
import { throneFrame } from './track.ts';

/** The gem in the throne's crown looks at the viewer. */
const CROWN: Pose = { at: [0, 1.52, -0.3], turn: [0, Math.PI / 2, 0], size: 1.05 };

/** What never moves: the board, the throne in its two stuffs and its gem, the tray of the die. */
export const board = ({ picking }: LayoutInput): Piece[] => {
  const throne = poseIn(throneFrame, { at: [0, 0, 0] });
  return [
    { id: 'board', form: 'board', pose: poseIn(boardFrame, { at: [0, 0, 0] }) },
    { id: 'throne', form: 'throne', pose: throne, close: 'throne' },
    { id: 'throne:gold', form: 'throne-gold', pose: throne, close: 'throne' },
    { id: 'throne:gem', form: 'gem-red', tint: STONE_TINT.red, pose: poseIn(throneFrame, CROWN), glow: 0.35 },
    { id: 'tray', form: 'tray', pose: picking.isSlim ? SLIM_TRAY : TRAY, touch: 'die', close: 'die' },
  ];
};
