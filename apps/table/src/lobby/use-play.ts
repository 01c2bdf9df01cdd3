import { useState } from 'react';
import { go, tableHash } from '../route.ts';
import { useLobbyWords } from '../words.tsx';
import { intend } from './intent.ts';
import { openTable } from './rooms.ts';
import { practiceHash, type Wish } from './wish.ts';

export interface Play {
  readonly isBusy: boolean;
  /** Why it did not work, in words. */
  readonly trouble: string | null;
  /** Against computers: at a table of the server, or in this browser where no server answers. */
  alone(wish: Wish): void;
  withFriends(wish: Wish): void;
}

export function usePlay(): Play {
  const words = useLobbyWords();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async (wish: Wish, isAlone: boolean): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const answer = await openTable(isAlone ? { ...wish, visibility: 'private', clock: 'none' } : wish);
    setBusy(false);
    if (answer.ok) {
      intend(answer.value.code, { computers: isAlone ? wish.level : null });
      go(tableHash(answer.value.code));
    } else if (isAlone && answer.code === 'unreachable') go(practiceHash(wish));
    else setTrouble(words.explain(answer.code));
  };
  return {
    isBusy,
    trouble,
    alone: (wish) => void start(wish, true),
    withFriends: (wish) => void start(wish, false),
  };
}
