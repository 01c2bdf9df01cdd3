import { useEffect, useRef } from 'react';
import type { Tabletop } from '../scene/stage.ts';
import type { Session } from '../session/session.ts';
import { outcomeAt } from '../winners.ts';

/** Looks at the winner when it is time, and from the own seat again when another match begins. */
export function useWinnerGlance(session: Session, tabletop: Tabletop | null, isTime: boolean): void {
  const hasLooked = useRef(false);
  useEffect(() => {
    if (tabletop === null) return;
    if (!isTime && hasLooked.current) tabletop.glance(tabletop.glances()[0]?.id ?? '');
    if (isTime) lookAtWinner(session, tabletop);
    hasLooked.current = isTime;
  }, [session, tabletop, isTime]);
}

function lookAtWinner(session: Session, tabletop: Tabletop): void {
  const { table, seat } = session.get();
  const winners = outcomeAt(table)?.winners ?? [];
  const winner = winners.find((one) => one === seat) ?? winners[0];
  if (winner !== undefined) tabletop.seeWinner(winner);
}
