import { type ReactElement, useEffect, useState } from 'react';
import './announcement.css';
import type { TableSource } from './session/table-source.ts';
import { useLobbyWords } from './words.tsx';

/** What whoever runs the server tells everybody, until it is closed. */
export function Announcement({ source }: { readonly source: TableSource }): ReactElement {
  const { t } = useLobbyWords();
  const [text, setText] = useState('');
  useEffect(() => source.listen('announced', (announced) => setText(announced.text)), [source]);
  return (
    <div className="announcement" role="status">
      {text && (
        <div className="panel">
          <p>
            <strong>{t('lobby.announced')}</strong> {text}
          </p>
          <button type="button" className="button" onClick={() => setText('')}>
            {t('lobby.announced.close')}
          </button>
        </div>
      )}
    </div>
  );
}
