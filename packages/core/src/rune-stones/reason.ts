import type { Reason, Values } from '../game.ts';

/** Every reason there is for a refusal: each has a text in the message catalogues. */
export const REASONS = [
  'game-over',
  'not-now',
  'empty-hand',
  'not-in-hand',
  'other-magic',
  'no-magic',
  'slot-empty',
  'too-dear',
  'too-few-cards',
  'not-in-front',
  'nothing-to-do',
  'cannot-pay',
  'not-offered',
  'none-in-supply',
  'none-owned',
  'other-color',
  'no-creatures',
  'nobody-has-one',
  'not-in-discard',
  'tile-in-use',
  'not-accepted',
  'rest-unpaid',
  'forge-empty',
  'same-forge',
  'no-place',
  'place-taken',
  'wrong-place',
  'row-too-short',
  'rune-gone',
  'rune-owned',
  'rune-not-owned',
  'used-this-turn',
  'already-attuned',
] as const;
export type ReasonKey = (typeof REASONS)[number];

export const because = (rule: string, key: ReasonKey, values: Values = {}): Reason => ({ rule, key, values });
