import { useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import { createSession } from './create-session.ts';
import type { Session, SessionState } from './session.ts';
import type { TableSource } from './table-source.ts';

/**
 * A session for as long as the component is there; `null` before. Made in an effect: what is made while rendering may be
 * thrown away unseen, and a session that nobody ends would take the events of the one that is shown.
 */
export function useNewSession(source: TableSource): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const made = createSession(source);
    setSession(made);
    return () => made.end();
  }, [source]);
  return session;
}

export function useSession(session: Session): SessionState;
export function useSession<R>(session: Session, select: (state: SessionState) => R): R;
export function useSession<R>(session: Session, select?: (state: SessionState) => R): SessionState | R {
  return useStore(session, select ?? ((state) => state as R));
}
