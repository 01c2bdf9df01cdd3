/** Half the die's edge. */
export const DIE_HALF = 0.15;
/** How round the edges are, of that half. */
export const DIE_ROUND = 0.026;
/** The tray: an octagon, from its middle to the middle of a wall. */
export const TRAY_REACH = 0.78;
export const TRAY_WALLS = 8;
export const TRAY_HEIGHT = 0.2;
/** Where the tray's felt lies above the table. */
export const TRAY_FLOOR = 0.05;

/** Frames of a baked roll for each second. */
export const FRAMES_PER_SECOND = 30;
/** Positions are kept in steps of this, turns in steps of 1 / `TURN_STEPS`. */
export const PLACE_STEPS = 4096;
export const TURN_STEPS = 32767;
/** Numbers in a frame: x, y, z and a quaternion. */
export const FRAME = 7;
