import { lazy, type ReactElement, Suspense, useState } from 'react';
import { MeButton } from '../identity/me-button.tsx';
import { FRONT, go } from '../route.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';
import { type HelpTopic, KEYS } from './keys.ts';

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
      <Ways session={session} />
      <Suspense fallback={null}>
        <OwnFields rename={session.source.actions?.rename ?? null} />
      </Suspense>
      <KeyList />
    </div>
  );
}

/** Giving up is asked twice; leaving is not: one can come back. */
function Ways({ session }: { readonly session: Session }): ReactElement {
  const { t } = useWords();
  const [isSure, setSure] = useState(false);
  const { actions } = session.source;
  const isPlaying = useSession(
    session,
    ({ seat, table }) => seat !== null && table.phase === 'playing' && !table.seats[seat]?.resigned,
  );
  const canResign = actions !== null && isPlaying;
  const isForTwo = useSession(session, ({ table }) => table.seats.length === 2);
  const resign = (): void => {
    setSure(false);
    actions?.resign().catch(() => {});
  };
  if (canResign && isSure)
    return (
      <div className="menu-row">
        <p>{t(isForTwo ? 'table.resign.sure' : 'table.resign.sure-many')}</p>
        <button type="button" className="button" onClick={resign}>
          {t('table.resign.yes')}
        </button>
        <button type="button" className="button" onClick={() => setSure(false)}>
          {t('table.resign.no')}
        </button>
      </div>
    );
  return (
    <div className="menu-row">
      {canResign && (
        <button type="button" className="button" onClick={() => setSure(true)}>
          {t('table.resign')}
        </button>
      )}
      <button type="button" className="button" onClick={() => go(FRONT)}>
        {t('table.leave')}
      </button>
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
