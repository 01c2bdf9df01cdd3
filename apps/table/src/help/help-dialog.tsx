import type { GameId } from '@dolmen/core';
import { type KeyboardEvent, type ReactElement, Suspense, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Session } from '../session/session.ts';
import { useTopicWords } from '../words.tsx';
import { AboutPage } from './about-page.tsx';
import { Aid } from './aid.tsx';
import './help.css';
import { LexiconPage } from './lexicon/lexicon-page.tsx';
import { HELP_PAGES, type HelpPage } from './pages.ts';
import { RulesPage } from './rules-page.tsx';

export interface HelpDialogProps {
  readonly game: GameId;
  readonly page: HelpPage;
  readonly close: () => void;
  /** With it the lexicon knows the match: its deck, its display, its tiles. */
  readonly session?: Session;
}

/** Rules, lexicon, a card to glance at, and what is made up: for the front page and for the table. */
export function HelpDialog(props: HelpDialogProps): ReactElement {
  return createPortal(
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>,
    document.body,
  );
}

/** Keys pressed in here are no commands to the table behind. */
const keepKeys = (event: KeyboardEvent): void => event.stopPropagation();

function Dialog({ game, page, close, session }: HelpDialogProps): ReactElement {
  const { t } = useTopicWords('help');
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(page);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => setShown(page), [page]);
  return (
    <dialog ref={dialog} className="help panel" onClose={close} onKeyDown={keepKeys} aria-labelledby={title}>
      <header className="help-head">
        <h2 id={title}>{t('help.title', { game: t(`lobby.game.${game}`) })}</h2>
        <button
          type="button"
          className="button help-close"
          aria-label={t('help.close')}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
        <PageTabs shown={shown} show={setShown} />
      </header>
      <Suspense fallback={<p className="help-loading">{t('help.loading')}</p>}>
        <Page {...{ game, session, close }} page={shown} />
      </Suspense>
    </dialog>
  );
}

interface TabsProps {
  readonly shown: HelpPage;
  readonly show: (page: HelpPage) => void;
}

function PageTabs({ shown, show }: TabsProps): ReactElement {
  const { t } = useTopicWords('help');
  return (
    <nav className="help-tabs" aria-label={t('help.pages')}>
      {HELP_PAGES.map((page) => (
        <button
          key={page}
          type="button"
          className="help-tab"
          aria-current={page === shown ? 'page' : undefined}
          onClick={() => show(page)}
        >
          {t(`help.page.${page}`)}
        </button>
      ))}
    </nav>
  );
}

interface PageProps {
  readonly game: GameId;
  readonly page: HelpPage;
  readonly session: Session | undefined;
  readonly close: () => void;
}

function Page({ game, page, session, close }: PageProps): ReactElement {
  switch (page) {
    case 'rules':
      return <RulesPage game={game} close={close} />;
    case 'lexicon':
      return <LexiconPage game={game} session={session ?? null} />;
    case 'aid':
      return (
        <div className="help-body">
          <Aid game={game} />
        </div>
      );
    case 'about':
      return <AboutPage game={game} />;
  }
}
