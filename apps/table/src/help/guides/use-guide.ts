import { useEffect, useState } from 'react';
import type { Session } from '../../session/session.ts';
import { Guide } from './guide.ts';
import { GUIDES } from './index.ts';
import { keptProgress } from './progress.ts';

/** A guide for as long as the component is there. */
export function useGuide(session: Session): Guide | null {
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    const { game } = session.get();
    const here = new Guide(session, GUIDES[game], keptProgress(game));
    setGuide(here);
    return () => here.end();
  }, [session]);
  return guide;
}
