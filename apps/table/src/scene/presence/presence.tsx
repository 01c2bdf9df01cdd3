import { lazy, type ReactElement, Suspense } from 'react';
import type { SessionState } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useTable } from '../use-table.ts';

const Company = lazy(() => import('./company.tsx'));

/** Is somebody else here: at the table, or looking on? */
const hasCompany = ({ table, seat }: SessionState): boolean =>
  table.spectators > 0 ||
  table.seats.some(({ kind, connected }, other) => other !== seat && kind === 'person' && connected);

/** Others at the table, for whoever wants to see them and be seen; fetched where there are others. */
export function Presence(): ReactElement | null {
  const { session } = useTable();
  const { presence } = session.source;
  const isOn = useStore(settings, (now) => now.presence);
  const isWanted = useStore(session, hasCompany);
  if (!presence || !isOn || !isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Company line={presence} />
    </Suspense>
  );
}
