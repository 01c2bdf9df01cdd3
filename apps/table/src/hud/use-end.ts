import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';

/** The last move is seen before the scoring covers it. */
const PAUSE = 2_600;

interface End {
  readonly isShown: boolean;
  /** Over, and put aside to look at the table. */
  readonly isHidden: boolean;
  show(): void;
  hide(): void;
}

export function useEnd(session: Session): End {
  const isOver = useSession(session, ({ table }) => table.phase === 'over');
  const [wasOver] = useState(isOver);
  const [isWanted, setWanted] = useState(isOver);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    setHidden(false);
    if (!isOver) return setWanted(false);
    // Whoever comes to a match that is over has no last move to see.
    const timer = setTimeout(() => setWanted(true), wasOver ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [isOver, wasOver]);
  return {
    isShown: isOver && isWanted && !isHidden,
    isHidden: isOver && isHidden,
    show: () => setHidden(false),
    hide: () => setHidden(true),
  };
}
