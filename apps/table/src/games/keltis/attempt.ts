import type { PieceId } from '@dolmen/core';
import type { Attempt } from '../../session/session.ts';

/** What is touched alone: a pile to draw from, a figure to move. */
const SINGLE: readonly (readonly [RegExp, string])[] = [
  [/^stock$/, 'draw:stock'],
  [/^discard:(\w+)$/, 'draw:$1'],
  [/^figure:(\w+)$/, 'move:$1'],
  [/^stay$/, 'stay'],
];

/** Two things touched after each other, as one text. */
const DOUBLE: readonly (readonly [RegExp, string])[] = [
  [/^hand:((\w+)-\d+) row:\2$/, 'play:$1'],
  [/^hand:((\w+)-\d+) discard:\2$/, 'discard:$1'],
  [/^start:(\w+) path:(\w+)$/, 'enter:$2-$1'],
  // A card laid onto the path itself is meant to be played.
  [/^hand:((\w+)-\d+) path:\2$/, 'play:$1'],
];

function read(text: string, kinds: typeof SINGLE): string | null {
  const kind = kinds.find(([pattern]) => pattern.test(text));
  return kind ? text.replace(kind[0], kind[1]) : null;
}

export const attempt: Attempt = (_view, gesture) => meant(gesture.at(-2), gesture.at(-1));

/** The last touch counts with the one before, or else for itself. */
function meant(before: PieceId | undefined, last: PieceId | undefined): string | null {
  if (last === undefined) return null;
  const both = before === undefined ? null : read(`${before} ${last}`, DOUBLE);
  return both ?? (before === undefined ? read(last, SINGLE) : null);
}
