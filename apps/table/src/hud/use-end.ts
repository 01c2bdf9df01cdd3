import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';

/** The last move is seen before anything else. */
const PAUSE = 1_800;
/** And what was won by, before the result stands beside it. */
const LOOK = 1_200;

interface End {
  /** Is it time to look at the winner? */
  readonly isSeen: boolean;
  readonly isShown: boolean;
  /** Over, and put aside to look at the table. */
  readonly isHidden: boolean;
  show(): void;
  hide(): void;
}

export function useEnd(session: Session): End {
  const isOver = useSession(session, ({ table }) => table.phase === 'over');
  const [wasOver] = useState(isOver);
  const [isSeen, setSeen] = useState(isOver);
  const [isWanted, setWanted] = useState(isOver);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    setHidden(false);
    setSeen(isOver && wasOver);
    setWanted(isOver && wasOver);
    // Whoever comes to a match that is over has no last move to see.
    if (!isOver || wasOver) return;
    const timers = [setTimeout(() => setSeen(true), PAUSE), setTimeout(() => setWanted(true), PAUSE + LOOK)];
    return () => timers.forEach(clearTimeout);
  }, [isOver, wasOver]);
  return {
    isSeen: isOver && isSeen,
    isShown: isOver && isWanted && !isHidden,
    isHidden: isOver && isHidden,
    show: () => setHidden(false),
    hide: () => setHidden(true),
  };
}
