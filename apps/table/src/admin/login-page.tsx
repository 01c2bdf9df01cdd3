import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { LanguageField } from '../style/language-field.tsx';
import { troubleText, useAdminWords } from './admin-words.ts';
import { logIn, type Trouble } from './ask.ts';

/** The secret, and nothing else: there are no accounts here either. */
export function LoginPage(): ReactElement {
  const words = useAdminWords();
  const { t, language } = words;
  const [field, hint] = [useId(), useId()];
  const [secret, setSecret] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await logIn(secret);
    if (!answer.ok) setTrouble(answer.trouble);
  };
  return (
    <main className="admin admin-login">
      <form className="panel" onSubmit={(event) => void enter(event)}>
        <h1>Dolmen · {t('admin.title')}</h1>
        <label htmlFor={field}>{t('admin.secret')}</label>
        <input
          id={field}
          type="password"
          autoComplete="current-password"
          required
          value={secret}
          aria-describedby={hint}
          onChange={({ target }) => setSecret(target.value)}
        />
        <p id={hint} className="faint">
          {t('admin.secret.hint')}
        </p>
        {trouble && <p role="alert">{troubleText(words, trouble)}</p>}
        <div className="admin-row">
          <button type="submit" className="button primary">
            {t('admin.login')}
          </button>
          <LanguageField label={t('admin.language')} language={language} />
        </div>
      </form>
    </main>
  );
}
