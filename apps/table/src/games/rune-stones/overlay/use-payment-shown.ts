import type { View } from '@dolmen/core/rune-stones';
import { useEffect, useMemo } from 'react';
import type { Session } from '../../../session/session.ts';
import { useStore } from '../../../store.ts';
import { paidPieces, payment } from './payment.ts';

const NOTHING: readonly string[] = [];

/** Until it is paid, the stones that would be paid stand out among the own. */
export function usePaymentShown(session: Session): void {
  const { view, isAsked } = useStore(session);
  const pieces = useMemo(
    () => (isAsked && view.choice === 'pay' ? paidPieces(view as View, payment(view as View)) : NOTHING),
    [view, isAsked],
  );
  useEffect(() => {
    if (pieces.length === 0) return;
    session.point(pieces);
    return () => session.point(NOTHING);
  }, [session, pieces]);
}
