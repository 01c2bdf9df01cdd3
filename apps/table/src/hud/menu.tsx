import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@dolmen/messages/fill';
import { lazy, type ReactElement, Suspense } from 'react';
import { MeButton } from '../identity/me-button.tsx';
import { QUALITIES, type QualityName } from '../scene/quality.ts';
import type { Session } from '../session/session.ts';
import { changeSettings, type Settings, settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useWords } from '../words.tsx';
import { type HelpTopic, KEYS } from './keys.ts';
import { PressButton } from './press-button.tsx';
import { useWays } from './use-ways.ts';

const WaysOfSeeing = lazy(() => import('./ways-of-seeing.tsx'));

interface Props {
  readonly session: Session;
  readonly help: ((topic: HelpTopic) => void) | null;
}

const QUALITY_NAMES: readonly ('auto' | QualityName)[] = ['auto', ...QUALITIES];

/** Settings, help, the keys, and the ways out. */
export function Menu({ session, help }: Props): ReactElement {
  const { t } = useWords();
  return (
    <div className="menu">
      <Switches />
      <Suspense fallback={null}>
        <WaysOfSeeing />
      </Suspense>
      {help && (
        <div className="menu-row">
          {(['rules', 'lexicon', 'guide'] as const).map((topic) => (
            <button key={topic} type="button" className="button" onClick={() => help(topic)}>
              {t(`table.${topic}`)}
            </button>
          ))}
        </div>
      )}
      <div className="menu-row">
        <MeButton className="button" label={t('lobby.me')} />
      </div>
      <Ways session={session} />
      <KeyList />
    </div>
  );
}

function Switches(): ReactElement {
  const { t } = useWords();
  const { sound, text, quality, language, motion } = useStore(settings);
  return (
    <>
      <Switch label={t('table.sound')} isOn={sound} change={(sound) => changeSettings({ sound })} />
      <Switch label={t('table.text')} isOn={text} change={(text) => changeSettings({ text })} />
      <Switch
        label={t('table.motion')}
        isOn={motion === 'less'}
        change={(isLess) => changeSettings({ motion: isLess ? 'less' : 'auto' })}
      />
      <label className="menu-field">
        {t('table.quality')}
        <select
          value={quality}
          onChange={({ target }) => changeSettings({ quality: target.value as Settings['quality'] })}
        >
          {QUALITY_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`table.quality.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="menu-field">
        {t('table.language')}
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
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

function Switch({ label, isOn, change }: SwitchProps): ReactElement {
  return (
    <label className="menu-field">
      {label}
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
    </label>
  );
}

function Ways({ session }: { readonly session: Session }): ReactElement {
  const { question, buttons } = useWays(session);
  return (
    <div className="menu-row">
      {question !== null && <p>{question}</p>}
      {buttons.map((way) => (
        <PressButton key={way.id} button={way} />
      ))}
    </div>
  );
}

function KeyList(): ReactElement {
  const { t } = useWords();
  return (
    <details className="keys">
      <summary>{t('table.keys')}</summary>
      <dl>
        {KEYS.map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
