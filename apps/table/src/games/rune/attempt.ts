import type { Attempt } from '../../session/session.ts';

/** Things touched after each other, as one text, and the word that was meant. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/^hand:(\d+) turn:(\d) field:(\S+)$/, 'lay:$1@$3/r$2'],
  [/^hand:(\d+) field:(\S+)$/, 'lay:$1@$2/r0'],
  [/^hand:(\d+) (?:turn:\d )?out$/, 'drop:$1'],
  [/^marker:(\w+) field:(\S+)$/, 'mark:$1@$2'],
  [/^field:(\S+)$/, 'place:$1'],
  [/^pile$/, 'draw'],
  [/^out$/, 'retire'],
];

export const attempt: Attempt = (_view, gesture) => {
  const text = gesture.join(' ');
  const kind = MEANT.find(([pattern]) => pattern.test(text));
  return kind ? text.replace(kind[0], kind[1]) : null;
};
