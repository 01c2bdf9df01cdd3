import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { changeSettings, settings } from '../settings.ts';
import { useTopicWords } from '../words.tsx';

interface Props {
  readonly rename: (name: string) => Promise<unknown>;
  readonly ask: (asked: Promise<unknown>) => unknown;
}

/** Another name, at this table and from now on. */
export function RenameField({ rename, ask }: Props): ReactElement {
  const { t } = useTopicWords('gathering');
  const field = useId();
  const [name, setName] = useState(() => settings.get().name);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    changeSettings({ name });
    ask(rename(name));
  };
  return (
    <details className="rename">
      <summary>{t('gathering.rename')}</summary>
      <form onSubmit={save}>
        <label htmlFor={field} className="hidden-text">
          {t('lobby.name')}
        </label>
        <input
          id={field}
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button" disabled={name.trim() === ''}>
          {t('gathering.rename.done')}
        </button>
      </form>
    </details>
  );
}
