import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@dolmen/messages/fill';
import type { ReactElement } from 'react';
import { changeSettings } from '../settings.ts';

interface Props {
  readonly label: string;
  readonly language: Language;
}

/** Which language the page speaks, in this browser. */
export const LanguageField = ({ label, language }: Props): ReactElement => (
  <label className="language-field">
    <span className="hidden-text">{label}</span>
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
