import type { FileError } from '@dolmen/records';
import { type DragEvent, type ReactElement, useId, useState } from 'react';
import { FRONT } from '../route.ts';
import { useTopicWords } from '../words.tsx';

interface Props {
  readonly open: (content: string) => void;
  /** Why the file before was none. */
  readonly error?: FileError;
}

/** A record from this device: chosen, or dropped here. */
export function OpenFile({ open, error }: Props): ReactElement {
  const { t } = useTopicWords('replay');
  const field = useId();
  const [isOver, setOver] = useState(false);
  const read = (file: File | undefined): void => void file?.text().then(open);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer.files[0]);
  };
  return (
    <main
      className={isOver ? 'trouble-page open-file over' : 'trouble-page open-file'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div>
        <h1>{t('replay.open')}</h1>
        {error && <Unreadable error={error} />}
        <p>{t('replay.open.text')}</p>
        <label className="button primary" htmlFor={field}>
          {t('replay.open.file')}
        </label>
        <input
          id={field}
          className="hidden-text"
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => read(target.files?.[0])}
        />
        <a className="button" href={FRONT}>
          {t('lobby.leave')}
        </a>
      </div>
    </main>
  );
}

function Unreadable({ error }: { readonly error: FileError }): ReactElement {
  const { t } = useTopicWords('replay');
  const at = error.code === 'malformed' ? error.at : '';
  return (
    <p role="alert" className="unreadable">
      <strong>{t('replay.unreadable')}</strong> {t(`replay.unreadable.${error.code}`, { at })}
    </p>
  );
}
