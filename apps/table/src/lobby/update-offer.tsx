import type { ReactElement } from 'react';
import { useStore } from '../store.ts';
import { useLobbyWords } from '../words.tsx';
import { takeUpdate, update } from '../worker/update.ts';

/** A newer version of the page waits. Only here: nobody at a table is asked, and nobody is made to. */
export function UpdateOffer(): ReactElement | null {
  const { t } = useLobbyWords();
  const waiting = useStore(update);
  if (waiting === null) return null;
  return (
    <p className="update-offer" role="status">
      {t('lobby.update')}{' '}
      <button type="button" className="button" onClick={() => takeUpdate(waiting)}>
        {t('lobby.update.load')}
      </button>
    </p>
  );
}
