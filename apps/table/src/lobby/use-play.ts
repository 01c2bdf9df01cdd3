import { useState } from 'react';
import { go, tableHash } from '../route.ts';
import { useLobbyWords } from '../words.tsx';
import { type Intent, intend } from './intent.ts';
import { type Answer, openTable, quickTable } from './rooms.ts';
import { practiceHash, type Wish } from './wish.ts';

export interface Play {
  readonly isBusy: boolean;
  /** Why it did not work, in words. */
  readonly trouble: string | null;
  /** Against computers: at a table of the server, or in this browser where no server answers. */
  alone(wish: Wish): void;
  withFriends(wish: Wish): void;
  /** With whoever waits for players, or comes next. */
  quick(wish: Wish): void;
}

type Opened = Promise<Answer<{ readonly code: string }>>;

export function usePlay(): Play {
  const words = useLobbyWords();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const enter = async (opened: Opened, intent: Intent, otherwise: string | null): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const answer = await opened;
    setBusy(false);
    if (answer.ok) {
      intend(answer.value.code, intent);
      go(tableHash(answer.value.code));
    } else if (otherwise !== null && answer.code === 'unreachable') go(otherwise);
    else setTrouble(words.explain(answer.code));
  };
  return {
    isBusy,
    trouble,
    alone: (wish) => {
      const opened = openTable({ ...wish, visibility: 'private', clock: 'none' });
      void enter(opened, { computers: wish.level }, practiceHash(wish));
    },
    withFriends: (wish) => void enter(openTable(wish), { computers: null }, null),
    quick: (wish) => void enter(quickTable(wish), { computers: null }, null),
  };
}
