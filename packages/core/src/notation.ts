import { at } from './assert.ts';
import type { Seat } from './game.ts';

/** A seat's letter wherever matches are written down. */
export const seatLetter = (seat: Seat): string => at(['A', 'B', 'C', 'D'], seat);
