import { at } from '../assert.ts';
import { type Effect, type EffectKind, kindOf } from './ability.ts';
import type { Card, Gem, PlainFace } from './material.ts';

/** What one symbol of a cost asks for. */
export type CostSymbol = Gem | 'any';

/** A question to the player whose turn it is. Never changed: an answer takes it away and may put new ones on top. */
export type Ask =
  | { readonly type: 'turn' }
  | { readonly type: 'magic' }
  | { readonly type: 'take'; readonly magic: number }
  | { readonly type: 'cards' }
  | { readonly type: 'ability'; readonly left: readonly Card[] }
  | EffectAsk
  | { readonly type: 'play-card' }
  | { readonly type: 'face'; readonly face: PlainFace }
  | { readonly type: 'swap' }
  | { readonly type: 'reward'; readonly points: number }
  | PayAsk
  | { readonly type: 'place'; readonly forge: number }
  | { readonly type: 'forge'; readonly used: number }
  | { readonly type: 'trade' }
  | { readonly type: 'rune' };

export interface EffectAsk {
  readonly type: 'effect';
  /** One of these is carried out; with two of them it is the player's choice. */
  readonly of: readonly Effect[];
  /** S53: may the other one follow? */
  readonly both: boolean;
  /** The card whose ability it is, or `NO_CARD`. */
  readonly card: Card;
  /** Do the rune stones of the second action apply? */
  readonly withRunes: boolean;
}

export interface PayAsk {
  readonly type: 'pay';
  readonly cost: readonly CostSymbol[];
  /** The forge that is paid for, or `null` for a card's exchange. */
  readonly forge: number | null;
  /** Has a gem been paid already? */
  readonly begun: boolean;
}

/** What happens by itself when its turn comes. */
export type Step =
  | { readonly type: 'close-display' }
  | { readonly type: 'dispose' }
  | { readonly type: 'put-away'; readonly card: Card }
  | { readonly type: 'gain'; readonly gain: readonly Effect[]; readonly withRunes: boolean }
  | { readonly type: 'replace-wisp'; readonly slot: number }
  | { readonly type: 'paid'; readonly forge: number; readonly inOre: boolean }
  | { readonly type: 'bonus'; readonly forge: number }
  | { readonly type: 'fill-forges' }
  | { readonly type: 'end-turn' };

export type Task = Ask | Step;

const STEPS: { readonly [S in Step['type']]: true } = {
  'close-display': true,
  dispose: true,
  'put-away': true,
  gain: true,
  'replace-wisp': true,
  paid: true,
  bonus: true,
  'fill-forges': true,
  'end-turn': true,
};
// A set: `in` with ever other names is slow, and this is asked more often than anything else.
const STEP_TYPES: ReadonlySet<string> = new Set(Object.keys(STEPS));

export const isStep = (task: Task): task is Step => STEP_TYPES.has(task.type);

/** Which question is asked, as people name it: an effect is asked for by what it gives. */
export type Choice = Exclude<Ask['type'], 'effect'> | Exclude<EffectKind, 'any'> | 'option' | 'over';

export function choiceOf(ask: Ask): Choice {
  if (ask.type !== 'effect') return ask.type;
  if (ask.of.length > 1) return 'option';
  const kind = kindOf(at(ask.of, 0));
  return kind === 'any' ? 'gem' : kind;
}

export function copyTask(task: Task): Task {
  switch (task.type) {
    case 'ability':
      return { ...task, left: task.left.slice() };
    case 'effect':
      return { ...task, of: task.of.slice() };
    case 'pay':
      return { ...task, cost: task.cost.slice() };
    case 'gain':
      return { ...task, gain: task.gain.slice() };
    default:
      return { ...task };
  }
}
