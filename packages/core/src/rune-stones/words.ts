import { unreachable } from '../assert.ts';
import type { PieceId } from '../game.ts';
import { ACTIONS, type Action } from './action.ts';
import { WILD_FORGE } from './material.ts';

export const forgeName = (forge: number): string => (forge === WILD_FORGE ? 'wild' : String(forge + 1));

export function format(action: Action): string {
  const detail = detailOf(action);
  return detail === null ? action.type : `${action.type}:${detail}`;
}

function detailOf(action: Action): string | number | null {
  switch (action.type) {
    case 'forge':
      return forgeName(action.forge);
    case 'magic':
    case 'play':
    case 'use':
    case 'raise':
    case 'fetch':
      return action.card;
    case 'take':
    case 'wisp':
      return action.slot + 1;
    case 'gem':
    case 'smelt':
      return action.gem;
    case 'swap':
    case 'refine':
    case 'attune':
      return action.color;
    case 'pay':
      return action.stone;
    case 'place':
      return `${action.row + 1}-${action.spot}`;
    case 'trade':
      return action.row + 1;
    case 'rune':
      return action.kind;
    default:
      return null;
  }
}

// Formatting every action once makes both directions a lookup.
const WORDS: ReadonlyMap<Action, string> = new Map(ACTIONS.map((action) => [action, format(action)]));
const BY_WORD: ReadonlyMap<string, Action> = new Map(ACTIONS.map((action) => [format(action), action]));

export const wordOf = (action: Action): string => WORDS.get(action) ?? format(action);

export const parse = (word: string): Action | null => BY_WORD.get(word) ?? null;

export function gesture(action: Action): PieceId[] {
  switch (action.type) {
    case 'summon':
    case 'abilities':
      return [`action:${action.type}`];
    case 'forge':
      return [`forge:${forgeName(action.forge)}`];
    case 'magic':
    case 'play':
      return [`hand:${action.card}`];
    case 'use':
      return [`played:${action.card}`];
    case 'take':
      return [`display:${action.slot + 1}`];
    case 'gem':
      return [`supply:${action.gem}`];
    case 'ore':
      return ['supply:ore'];
    case 'points':
      return ['marker'];
    case 'roll':
    case 'carry-out':
      return ['die'];
    case 'draw':
      return ['pile'];
    case 'pillage':
      return ['others'];
    case 'raise':
    case 'fetch':
      return [`discard:${action.card}`];
    case 'wisp':
      return [`wisp:${action.slot + 1}`];
    case 'swap':
      return [`own:${action.color}`];
    case 'pay':
      return [`own:${action.stone}`];
    case 'place':
      return [`row:${action.row + 1}-${action.spot}`];
    case 'trade':
      return [`row:${action.row + 1}`];
    case 'rune':
      return [`rune:${action.kind}`];
    case 'smelt':
      return ['stone:exchange', `own:${action.gem}`];
    case 'refine':
      return ['stone:exchange', 'own:ore', `supply:${action.color}`];
    case 'attune':
      return ['stone:wild', `supply:${action.color}`];
    case 'done':
    case 'decline':
      return [action.type];
    default:
      return unreachable(action);
  }
}
