import type { Stone, View } from '@dolmen/core/rune-stones';
import { useCallback, useEffect, useRef } from 'react';
import type { Session } from '../../../session/session.ts';

/** Pays stone by stone: each is an answer of its own, and the next waits until the one before was taken. */
export function usePlan(session: Session): (stones: readonly Stone[]) => void {
  const plan = useRef<readonly Stone[]>([]);
  const next = useCallback(() => {
    const [stone, ...rest] = plan.current;
    const { isAsked, open, view } = session.get();
    if (stone === undefined || !isAsked) return;
    const word = `pay:${stone}`;
    const isFit = (view as View).choice === 'pay' && open.includes(word);
    plan.current = isFit ? rest : [];
    if (isFit) session.play(word);
  }, [session]);
  useEffect(() => session.subscribe(next), [session, next]);
  return useCallback(
    (stones) => {
      plan.current = stones;
      next();
    },
    [next],
  );
}
