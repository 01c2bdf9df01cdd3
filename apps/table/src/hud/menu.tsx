import { lazy, type ReactElement, Suspense } from 'react';
import { MeButton } from '../identity/me-button.tsx';
import type { Session } from '../session/session.ts';
import { useWords } from '../words.tsx';
import { type HelpTopic, KEYS } from './keys.ts';
import { PressButton } from './press-button.tsx';
import { useWays } from './use-ways.ts';

const LookBackButton = lazy(() => import('../replay/look-back-button.tsx'));
const WaysOfSeeing = lazy(() => import('./ways-of-seeing.tsx'));

interface Props {
  readonly session: Session;
  readonly help: ((topic: HelpTopic) => void) | null;
}

// Not needed to play.
const OwnFields = lazy(() => import('./own-fields.tsx'));

/** Help, the ways out, settings, and the keys. */
export function Menu({ session, help }: Props): ReactElement {
  const { t } = useWords();
  return (
    <div className="menu">
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
      {session.source.past && (
        <Suspense fallback={null}>
          <div className="menu-row">
            <LookBackButton />
          </div>
        </Suspense>
      )}
      <Ways session={session} />
      <Suspense fallback={null}>
        <OwnFields rename={session.source.actions?.rename ?? null} />
      </Suspense>
      <KeyList />
    </div>
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
