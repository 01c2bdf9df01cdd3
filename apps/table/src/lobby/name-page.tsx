import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { changeSettings } from '../settings.ts';
import { useTopicWords } from '../words.tsx';
import './gathering.css';

/** Before somebody who was invited comes in: what the others call them. */
export function NamePage({ enter }: { readonly enter: () => void }): ReactElement {
  const { t } = useTopicWords('gathering');
  const field = useId();
  const [name, setName] = useState('');
  const comeIn = (event: FormEvent): void => {
    event.preventDefault();
    changeSettings({ name: name.trim() });
    enter();
  };
  return (
    <main className="gathering">
      <form className="gathering-card name-page panel" onSubmit={comeIn}>
        <h1>{t('gathering.invited')}</h1>
        <label htmlFor={field}>{t('gathering.name')}</label>
        <input
          id={field}
          value={name}
          maxLength={24}
          // biome-ignore lint/a11y/noAutofocus: it is all there is on this page
          autoFocus
          autoComplete="nickname"
          placeholder={t('lobby.guest')}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button primary">
          {t('gathering.come-in')}
        </button>
      </form>
    </main>
  );
}
