import { lazy, type ReactElement, Suspense } from 'react';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useTable } from '../use-table.ts';

const Company = lazy(() => import('./company.tsx'));

/** Others at the table, for whoever wants to see them and be seen; fetched where there can be others. */
export function Presence(): ReactElement | null {
  const { presence } = useTable().session.source;
  const isOn = useStore(settings, (now) => now.presence);
  if (!presence || !isOn) return null;
  return (
    <Suspense fallback={null}>
      <Company line={presence} />
    </Suspense>
  );
}
