import { lazy, type ReactElement, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isCalled } from './called/is-called.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Hud } from './hud/hud.tsx';
import type { HelpTopic } from './hud/keys.ts';
import { FRONT, go } from './route.ts';
import type { AnyStage, Tabletop } from './scene/stage.ts';
import type { Session } from './session/session.ts';
import type { TableSource } from './session/table-source.ts';
import { useNewSession, useSession } from './session/use-session.ts';
import { settings } from './settings.ts';
import { useStore } from './store.ts';
import './table-page.css';
import { useCover } from './use-cover.ts';
import { besideGuide, useInsets } from './use-insets.ts';
import { useWords } from './words.tsx';

const TablePicture = lazy(() => import('./table-picture.tsx'));
const TextTable = lazy(async () => ({ default: (await import('./text/text-table.tsx')).TextTable }));

export interface TablePageProps {
  readonly source: TableSource;
  /** Opens the help; without it there is none. */
  readonly help?: (topic: HelpTopic) => void;
  /** A first game: on a phone its guide lies below the hand. */
  readonly isGuided?: boolean;
  /** Laid over everything: a guide, the help. It may want the session. */
  readonly children?: (session: Session, tabletop: Tabletop | null) => ReactNode;
}

/** A match that has begun, played or watched: the picture or the text, and everything around it. */
function TablePage(props: TablePageProps): ReactElement {
  const hasBegun = useStore(props.source, (table) => table?.view != null);
  return hasBegun ? <Match {...props} /> : <NoMatch source={props.source} />;
}
export default TablePage;

/** Nothing can be shown: it is on its way, or cannot be. */
function NoMatch({ source }: { readonly source: TableSource }): ReactElement {
  const { t } = useWords();
  const isClosed = useStore(source, (table) => table?.closed != null);
  return (
    <main className="table-loading">
      <Dolmen />
      <p role="status">{t(isClosed ? 'table.banner.closed' : 'table.loading')}</p>
      {isClosed && (
        <button type="button" className="button" onClick={() => go(FRONT)}>
          {t('table.leave')}
        </button>
      )}
    </main>
  );
}

function Match(props: TablePageProps): ReactElement {
  const session = useNewSession(props.source);
  return session ? <OpenMatch {...props} session={session} /> : <Loading />;
}

type OpenMatchProps = TablePageProps & { readonly session: Session };

function OpenMatch({ session, help, isGuided = false, children }: OpenMatchProps): ReactElement {
  const [tabletop, setTabletop] = useState<Tabletop | null>(null);
  const [stage, setStage] = useState<AnyStage | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isText = useStore(settings, ({ text }) => text) || hasFailed;
  const fail = useCallback((error: unknown) => {
    console.error('the picture failed', error);
    setFailed(true);
    setTabletop(null);
    setStage(null);
  }, []);
  const [top, bottom] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const insets = useInsets(top, bottom);
  const [cover, setCover] = useState<HTMLElement | null>(null);
  const free = useCover(insets, cover);
  const [glances, setGlances] = useState<HTMLElement | null>(null);
  return (
    <div
      className={`table-page${isText ? ' with-text' : ''}${hasFailed ? ' no-picture' : ''}`}
      style={{ '--above': `${insets.top}px`, '--below': `${insets.bottom}px`, '--beside': `${insets.right}px` }}
    >
      <main className="table-main">
        <Title session={session} />
        {hasFailed ? (
          <DropMoments session={session} />
        ) : (
          <ErrorBoundary onError={fail}>
            <Suspense fallback={<Loading />}>
              <TablePicture
                {...{ session, insets: isGuided ? besideGuide(free) : free, glances, setTabletop, setStage, fail }}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        {isText && (
          <Suspense fallback={null}>
            <TextTable session={session} isAlone={hasFailed} />
          </Suspense>
        )}
      </main>
      <Hud {...{ session, stage, tabletop, top, bottom, setCover }} help={help ?? null}>
        <div className="glance-slot" ref={setGlances} />
      </Hud>
      {children?.(session, tabletop)}
    </div>
  );
}

function Title({ session }: { readonly session: Session }): ReactElement {
  const { t } = useWords();
  const game = useSession(session, (state) => state.game);
  const isNow = useSession(session, isCalled);
  const named = { game: t(`lobby.game.${game}`) };
  const title = t('table.title', named);
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = isNow ? t('called.title', named) : title;
  });
  return <h1 className="hidden-text">{title}</h1>;
}

/** Without a picture nobody takes what there would be to show. */
function DropMoments({ session }: { readonly session: Session }): null {
  useEffect(() => session.subscribe(() => void session.takeMoments()), [session]);
  return null;
}

function Loading(): ReactElement {
  const { t } = useWords();
  return (
    <div className="table-loading" role="status">
      <Dolmen />
      <p>{t('table.loading')}</p>
    </div>
  );
}

/** Three stones that make a table. */
function Dolmen(): ReactElement {
  return (
    <svg className="dolmen" viewBox="0 0 120 80" aria-hidden="true" focusable="false">
      <path className="stone left" d="M24 74l4-40q9-4 14 1l3 39z" />
      <path className="stone right" d="M76 74l3-39q6-5 14-1l4 40z" />
      <path className="stone top" d="M8 30q8-16 30-17 26-4 48 1 18 2 26 15-2 8-12 8-42 6-84 0-8-1-8-7z" />
    </svg>
  );
}
