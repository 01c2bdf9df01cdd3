import { unreachable } from '../assert.ts';
import type { Reason, Values } from '../game.ts';
import type { Action, Lay } from './action.ts';
import { cellOf, runeAt, shapeOf, survey } from './board.ts';
import { cardAt, cardFault, equalsBelow, equalsBeside, spotFault } from './cover.ts';
import { canDraw, canLay, canPlace } from './legal.ts';
import { type Card, NONE, type Rune, runeName } from './material.ts';
import { markFault, placeFault } from './stand.ts';
import { type Choice, hasMarked, mover, moverSeat, type View } from './state.ts';

/** Every reason there is for a refusal: each has a text in the message catalogues. */
export const REASONS = [
  'game-over',
  'not-now',
  'not-in-hand',
  'covers-nothing',
  'runes-differ',
  'covers-card',
  'covers-master',
  'covers-marker',
  'unites',
  'can-lay',
  'no-rune',
  'master-there',
  'marker-there',
  'their-area',
  'pile-empty',
  'nobody-draws',
  'can-draw',
  'can-place',
  'no-grandmaster',
  'marker-used',
] as const;
type Key = (typeof REASONS)[number];
