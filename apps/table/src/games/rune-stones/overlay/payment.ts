import { asked, STONES, type Stone, type View } from '@dolmen/core/rune-stones';
import { ownId } from '../layout/ids.ts';
import { legalWords, suppose, tryWord } from './suppose.ts';

const stoneOf = (word: string): Stone | undefined => STONES.find((stone) => word === `pay:${stone}`);

/** What one would rather keep: wild gems fit everywhere, and ores pay for any forge. */
function worth(view: View, stone: Stone): number {
  if (stone === 'ore') return 100;
  const player = view.players[view.toAct ?? -1];
  const isWild = stone === 'wild' || stone === player?.attuned;
  return (isWild ? 50 : 10) - (player?.stones[stone] ?? 0);
}

function cheapest(view: View): Stone | undefined {
  const stones = legalWords(view).flatMap((word) => stoneOf(word) ?? []);
  return stones.toSorted((a, b) => worth(view, a) - worth(view, b))[0];
}

const paying = (view: View): boolean => asked(view)?.type === 'pay';

/** The payment that costs least, stone by stone, as far as there is a choice; empty: nothing is to be paid. */
export function payment(view: View): readonly Stone[] {
  const state = suppose(view);
  const seat = view.toAct;
  const paid: Stone[] = [];
  while (paying(state) && state.toAct === seat) {
    const stone = cheapest(state);
    if (stone === undefined || !tryWord(state, `pay:${stone}`)) break;
    paid.push(stone);
  }
  return paid;
}

/** The player's own pieces that would be paid: the last of each heap. */
export function paidPieces(view: View, stones: readonly Stone[]): readonly string[] {
  const seat = view.toAct ?? 0;
  const has = view.players[seat]?.stones;
  return stones.map((stone, index) => {
    const before = stones.slice(0, index).filter((one) => one === stone).length;
    return ownId(seat, stone, (has?.[stone] ?? 0) - 1 - before);
  });
}
