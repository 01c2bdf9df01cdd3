import { at, type Common, GAMES, replay } from '@dolmen/core';
import type { StoredMatch } from '../store/store.ts';

interface Fischer {
  readonly seconds: number;
  readonly increment: number;
}

/**
 * What every seat has left by the times of the entries alone: a step costs its seat what passed since the entry before it,
 * and the first entry after a restart is the note that the match goes on. For matches without an undo.
 */
export function clocksBy({ header, entries, startedAt }: StoredMatch, { seconds, increment }: Fischer): number[] {
  const step = stepper(header);
  const left = Array.from({ length: header.seats }, () => seconds * 1000);
  let since = startedAt;
  for (const entry of entries) {
    if (entry.type === 'act') {
      const { toAct, floor, ply } = step(entry.word);
      const isPassed = toAct !== entry.seat || floor === ply;
      left[entry.seat] = at(left, entry.seat) - (entry.at - since) + (isPassed ? increment * 1000 : 0);
    }
    since = entry.at;
  }
  return left;
}

function stepper(header: StoredMatch['header']): (word: string) => Common {
  const game = GAMES[header.game];
  const begun = game && replay(game, { ...header, actions: [] });
  if (!game || !begun?.ok) throw new Error('the match cannot be replayed');
  return (word) => {
    game.play(begun.value, game.parse(word));
    return begun.value;
  };
}
