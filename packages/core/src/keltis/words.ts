import { at, unreachable } from '../assert.ts';
import type { PieceId } from '../game.ts';
import { seatLetter } from '../notation.ts';
import { ACTIONS, type Action, type Pile } from './action.ts';
import type { Event } from './event.ts';
import { type Card, COLORS, colorOf, numberOf, type Path, pathOf } from './material.ts';

export const cardName = (card: Card): string => `${colorOf(pathOf(card))}-${numberOf(card)}`;
const pileName = (pile: Pile): string => (pile === 'stock' ? pile : colorOf(pile));

function spell(action: Action): string {
  switch (action.type) {
    case 'play':
    case 'discard':
      return `${action.type}:${cardName(action.card)}`;
    case 'enter':
      return `enter:${colorOf(action.path)}-${action.size}`;
    case 'move':
      return `move:${colorOf(action.path)}`;
    case 'stay':
      return 'stay';
    case 'draw':
      return `draw:${pileName(action.from)}`;
    default:
      return unreachable(action);
  }
}

// Spelled once: a search asks for the same words over and over.
const WORDS: ReadonlyMap<Action, string> = new Map(ACTIONS.map((action) => [action, spell(action)]));
const BY_WORD: ReadonlyMap<string, Action> = new Map(ACTIONS.map((action) => [spell(action), action]));

export const format = (action: Action): string => WORDS.get(action) ?? spell(action);
export const parse = (word: string): Action | null => BY_WORD.get(word) ?? null;

export function gesture(action: Action): PieceId[] {
  switch (action.type) {
    case 'play':
      return [`hand:${cardName(action.card)}`, `row:${colorOf(pathOf(action.card))}`];
    case 'discard':
      return [`hand:${cardName(action.card)}`, `discard:${colorOf(pathOf(action.card))}`];
    case 'enter':
      return [`start:${action.size}`, `path:${colorOf(action.path)}`];
    case 'move':
      return [`figure:${colorOf(action.path)}`];
    case 'stay':
      return ['stay'];
    case 'draw':
      return [action.from === 'stock' ? 'stock' : `discard:${colorOf(action.from)}`];
    default:
      return unreachable(action);
  }
}

const fieldName = (path: Path, field: number): string => `${at(COLORS, path)}/${field}`;

export function tell(event: Event): string {
  if (event.type === 'ended') return `ended by ${event.by}`;
  const who = `${seatLetter(event.seat)} ${event.type}`;
  switch (event.type) {
    case 'played':
    case 'discarded':
      return `${who} ${cardName(event.card)}`;
    case 'moved':
      return `${who} ${event.size} ${fieldName(event.path, event.field)}`;
    case 'scored':
      return `${who} ${event.points} ${fieldName(event.path, event.field)}`;
    case 'took-wish':
    case 'found-clover':
      return `${who} ${fieldName(event.path, event.field)}`;
    case 'stayed':
      return who;
    case 'drew':
      return `${who} ${pileName(event.from)} ${event.card === null ? '?' : cardName(event.card)}`;
    default:
      return unreachable(event);
  }
}
