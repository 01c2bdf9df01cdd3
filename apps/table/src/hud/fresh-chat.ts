import type { Said } from '@dolmen/protocol';

const isSame = (one: Said, other: Said): boolean =>
  one.at === other.at && one.text === other.text && one.seat === other.seat && one.name === other.name;

/** What was said since. A chat keeps only its newest lines: the last one known is where it goes on. */
export function freshChat(before: readonly Said[], now: readonly Said[]): readonly Said[] {
  const last = before.at(-1);
  return last === undefined ? now : now.slice(1 + now.findLastIndex((said) => isSame(said, last)));
}
