import { unreachable } from '../assert.ts';
import type { PieceId } from '../game.ts';
import { seatLetter } from '../notation.ts';
import { type Action, DRAW, RETIRE } from './action.ts';
import type { Event } from './event.ts';
import { FAR } from './grid.ts';
import { CARDS, type Card, type Rune, runeName, SIDES, type Turn } from './material.ts';
import type { Field, Laid } from './state.ts';

const fieldName = ({ x, y }: Field): string => `${x},${y}`;
const markName = (mark: Field & { readonly rune: Rune }): string => `${runeName(mark.rune)}@${fieldName(mark)}`;

/** Card, top left field and quarter turns clockwise: `7@2,-1/r1`. */
export const laidName = (laid: Laid): string => `${laid.card}@${fieldName(laid)}/r${laid.turn}`;

export function format(action: Action): string {
  switch (action.type) {
    case 'lay':
      return `lay:${laidName(action)}`;
    case 'drop':
      return `drop:${action.card}`;
    case 'mark':
      return `mark:${markName(action)}`;
    case 'place':
      return `place:${fieldName(action)}`;
    case 'draw':
    case 'retire':
      return action.type;
    default:
      return unreachable(action);
  }
}

/** Only what `format` writes is read: a number has one spelling. */
export function parse(word: string): Action | null {
  const action = read(word);
  return action !== null && format(action) === word ? action : null;
}

const LAY = /^lay:(\d{1,2})@(-?\d{1,2}),(-?\d{1,2})\/r([0-3])$/;
const DROP = /^drop:(\d{1,2})$/;
const MARK = /^mark:([a-z]{1,9})@(-?\d{1,2}),(-?\d{1,2})$/;
const PLACE = /^place:(-?\d{1,2}),(-?\d{1,2})$/;

function read(word: string): Action | null {
  if (word === 'draw') return DRAW;
  if (word === 'retire') return RETIRE;
  return readLay(word) ?? readDrop(word) ?? readMark(word) ?? readPlace(word);
}

const isCard = (card: number): card is Card => CARDS.includes(card);
const isNear = (x: number, y: number): boolean => Math.abs(x) <= FAR && Math.abs(y) <= FAR;

function readLay(word: string): Action | null {
  const match = LAY.exec(word);
  if (match === null) return null;
  const [card, x, y, turn] = match.slice(1).map(Number) as [Card, number, number, Turn];
  return isCard(card) && isNear(x, y) ? { type: 'lay', card, turn, x, y } : null;
}

function readDrop(word: string): Action | null {
  const card = Number(DROP.exec(word)?.[1]);
  return isCard(card) ? { type: 'drop', card } : null;
}

function readMark(word: string): Action | null {
  const match = MARK.exec(word);
  if (match === null) return null;
  const [x, y] = match.slice(2).map(Number) as [number, number];
  const rune = SIDES.find((side) => runeName(side) === match[1]);
  return rune !== undefined && isNear(x, y) ? { type: 'mark', rune, x, y } : null;
}

function readPlace(word: string): Action | null {
  const match = PLACE.exec(word);
  if (match === null) return null;
  const [x, y] = match.slice(1).map(Number) as [number, number];
  return isNear(x, y) ? { type: 'place', x, y } : null;
}

export function gesture(action: Action): PieceId[] {
  switch (action.type) {
    case 'lay':
      return [`hand:${action.card}`, `turn:${action.turn}`, `field:${fieldName(action)}`];
    case 'drop':
      return [`hand:${action.card}`, 'out'];
    case 'mark':
      return [`marker:${runeName(action.rune)}`, `field:${fieldName(action)}`];
    case 'draw':
      return ['pile'];
    case 'place':
      return [`field:${fieldName(action)}`];
    case 'retire':
      return ['out'];
    default:
      return unreachable(action);
  }
}

export function tell(event: Event): string {
  if (event.type === 'ended') return event.type;
  const who = `${seatLetter(event.seat)} ${event.type}`;
  switch (event.type) {
    case 'laid':
      return `${who} ${laidName(event)}`;
    case 'dropped':
      return `${who} ${event.card}, showed ${event.shown.join(' ') || '-'}`;
    case 'marked':
      return `${who} ${markName(event)}`;
    case 'drew':
      return `${who} ${event.card ?? '?'}`;
    case 'placed-master':
      return `${who} ${fieldName(event)}`;
    case 'retired-master':
    case 'finished':
      return who;
    default:
      return unreachable(event);
  }
}
