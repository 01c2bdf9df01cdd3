import type { ReactElement } from 'react';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import { useTable } from '../use-table.ts';

/** Whoever looked around is one tap from their seat. */
export function HomeButton(): ReactElement | null {
  const { rig, glance, glances } = useTable();
  const { t } = useWords();
  const isAway = useStore(rig.isByHand);
  if (!isAway) return null;
  return (
    <button type="button" className="button scene-home" onClick={() => glance(glances()[0]?.id ?? '')}>
      {t('scene.back-to-seat')}
    </button>
  );
}
