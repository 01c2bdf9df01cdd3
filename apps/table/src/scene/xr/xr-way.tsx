import type { Way } from '../seeing.ts';
import type { Say, XrKind } from './kinds.ts';
import { openVisit, VisitContext } from './visit.ts';
import { XrPlace } from './xr-place.tsx';

/** The table seen in a headset, or through glasses or a phone that show one's own room. */
export function createXrWay(kind: XrKind, session: XRSession, t: Say): Way {
  const visit = openVisit(kind, session, t);
  return {
    name: kind,
    level: 'vr',
    isBare: kind === 'ar',
    hidesPage: true,
    leave: () => visit.leave('redrawn'),
    Place: () => (
      <VisitContext value={visit}>
        <XrPlace />
      </VisitContext>
    ),
  };
}
