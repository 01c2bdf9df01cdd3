import { type ReactElement, useEffect } from 'react';
import { notice } from '../scene/seeing.ts';
import { useStore } from '../store.ts';
import { useWords } from '../words.tsx';
import { Icon } from './icons.tsx';

/** Why the flat picture is back. It stays until it was read: whoever takes off a headset needs a moment. */
export function Notice(): ReactElement | null {
  const { t } = useWords();
  const text = useStore(notice);
  // Whoever goes to another table has not come back to this one.
  useEffect(() => () => notice.set(null), []);
  if (text === null) return null;
  return (
    <div className="trouble" role="alert">
      <div className="trouble-text panel">
        <p>{text}</p>
        <button type="button" className="icon-button" aria-label={t('table.close')} onClick={() => notice.set(null)}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
