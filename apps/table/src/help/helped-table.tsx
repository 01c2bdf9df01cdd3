import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { type HelpTopic, useKeys } from '../hud/keys.ts';
import type { Session } from '../session/session.ts';
import type { TableSource } from '../session/table-source.ts';
import { useSession } from '../session/use-session.ts';
import { useStore } from '../store.ts';
import TablePage from '../table-page.tsx';
import type { HelpPage } from './pages.ts';

// Whoever plays without help loads none.
const HelpDialog = lazy(() => import('./index.tsx'));
const Guided = lazy(() => import('./guides/guided.tsx'));
const AidPanel = lazy(async () => ({ default: (await import('./aid.tsx')).AidPanel }));

interface Props {
  readonly source: TableSource;
  /** Is this a first game? */
  readonly isGuided?: boolean;
  /** Laid over the table besides. */
  readonly children?: (session: Session) => ReactNode;
}

type Shown = { readonly page: HelpPage | null; readonly aid: boolean; readonly asked: number };

/** A table with everything that helps: rules, lexicon, a card to glance at, and the guide of a first game. */
export function HelpedTable({ source, isGuided = false, children }: Props): ReactElement {
  const [shown, setShown] = useState<Shown>({ page: null, aid: false, asked: 0 });
  const change = (change: Partial<Shown>): void => setShown((before) => ({ ...before, ...change }));
  const help = (topic: HelpTopic): void => {
    if (topic !== 'guide') change({ page: topic });
    else if (isGuided) setShown((before) => ({ ...before, asked: before.asked + 1 }));
    else change({ page: 'rules' });
  };
  useKeys({ '?': () => setShown((before) => ({ ...before, aid: !before.aid })) });
  const game = useStore(source, (table) => table?.game ?? null);
  return (
    <TablePage source={source} help={help} isGuided={isGuided}>
      {(session) => (
        <Suspense fallback={null}>
          {children?.(session)}
          {isGuided && <Guided session={session} asked={shown.asked} />}
          {shown.aid && game && <AidPanel game={game} close={() => change({ aid: false })} />}
          {shown.page && <Opened session={session} page={shown.page} close={() => change({ page: null })} />}
        </Suspense>
      )}
    </TablePage>
  );
}

interface OpenedProps {
  readonly session: Session;
  readonly page: HelpPage;
  readonly close: () => void;
}

function Opened({ session, page, close }: OpenedProps): ReactElement {
  const game = useSession(session, (state) => state.game);
  return <HelpDialog {...{ game, page, close, session }} />;
}
