import { createContext, use } from 'react';
import { notice, seeing } from '../seeing.ts';
import type { Away, Say, XrKind } from './kinds.ts';

/** A session with a headset, from the click to the flat picture. */
export interface Visit {
  readonly kind: XrKind;
  readonly session: XRSession;
  readonly t: Say;
  /** Back to the flat picture, with a word of explanation where it was not asked for. Only the first call counts. */
  leave(why: Away | null): void;
}

export const VisitContext = createContext<Visit | null>(null);

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (visit === null) throw new Error('there is a visit only in a headset');
  return visit;
}

export function openVisit(kind: XrKind, session: XRSession, t: Say): Visit {
  let isOver = false;
  let hasEnded = false;
  const leave = (why: Away | null): void => {
    if (isOver) return;
    isOver = true;
    if (why) notice.set(t(`seeing.away.${why}`));
    // Ended before the picture goes: what draws for it must still be there.
    const close = (): void => seeing.set(null);
    if (hasEnded) close();
    else session.end().then(close, close);
  };
  session.addEventListener('end', () => {
    hasEnded = true;
    leave('ended');
  });
  return { kind, session, t, leave };
}
