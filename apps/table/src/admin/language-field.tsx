import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@dolmen/messages/fill';
import type { ReactElement } from 'react';
import { changeSettings } from '../settings.ts';
import { useAdminWords } from './admin-words.ts';

export function LanguageField(): ReactElement {
  const { t, language } = useAdminWords();
  return (
    <label>
      <span className="hidden-text">{t('admin.language')}</span>
      <select
        value={language}
        onChange={({ target }) => isLanguage(target.value) && changeSettings({ language: target.value })}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
