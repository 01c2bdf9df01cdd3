import { connectTable, type TableConnection } from '@dolmen/client';
import { lazy, type ReactElement, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Announcement } from './announcement.tsx';
import { HelpedTable } from './help/helped-table.tsx';
import { fulfilIntent } from './lobby/fulfil-intent.ts';
import { isIntended, takeIntent } from './lobby/intent.ts';
import { forgetTable, leftTables, rememberTable } from './lobby/left-tables.ts';
import { findTable, serverAddress } from './lobby/rooms.ts';
import { LoadingPage, TroublePage } from './lobby/trouble-page.tsx';
import { lookingBack } from './session/looking-back.ts';
import { roomSource } from './session/room-source.ts';
import type { TableInfo, TableSource } from './session/table-source.ts';
import { settings } from './settings.ts';
import { useStore } from './store.ts';
import { pointsOf } from './winners.ts';
import { useLobbyWords } from './words.tsx';

const PasswordPage = lazy(() => import('./lobby/password-page.tsx'));
// Whoever plays alone meets none of these.
const Gathering = lazy(async () => ({ default: (await import('./lobby/gathering.tsx')).Gathering }));
const NamePage = lazy(async () => ({ default: (await import('./lobby/name-page.tsx')).NamePage }));
const Meanwhile = lazy(() => import('./lobby/meanwhile.tsx'));
const LookBack = lazy(() => import('./replay/look-back.tsx'));

interface Joined {
  readonly connection: TableConnection;
  readonly source: TableSource;
}

function join(code: string, guest: string): Joined {
  const { name } = settings.get();
  const address = serverAddress();
  const place = {
    ...{ address, code, name: name.trim() || guest },
    // Asked for at each coming back: somebody may have signed out everywhere else in between.
    get token(): string {
      return settings.get().token;
    },
  };
  const connection = connectTable(place);
  return { connection, source: roomSource(connection, address) };
}

/** Who has a seat finds the way back from the front page, until the match is over. */
function remember({ seat, phase, code, game, seats, view }: TableInfo): void {
  if (phase === 'over') return forgetTable(code);
  if (seat === null) return;
  const points = view === null ? [] : seats.map((_, seat) => pointsOf(game, view, seat) ?? 0);
  const people = seats.map(({ kind, name }) => ({ kind, name }));
  rememberTable({
    ...{ code, game, phase, seat, points },
    seats: people,
    toAct: view?.toAct ?? null,
    movedAt: Date.now(),
  });
}

interface Coming {
  readonly joined: Joined | null;
  /** Is the table still being filled with computers? There is nobody to gather then. */
  readonly isFilling: boolean;
}

function useJoined(code: string): Coming {
  const { t } = useLobbyWords();
  const guest = t('lobby.guest');
  const [joined, setJoined] = useState<Joined | null>(null);
  const [isFilling, setFilling] = useState(false);
  // Not when the language changes: that is no reason to come in again.
  useEffect(() => {
    const here = join(code, guest);
    // Who was invited, or came in any other way, sits down where a seat is free.
    const intent = takeIntent(code) ?? { computers: null };
    setJoined(here);
    setFilling(intent.computers !== null);
    const stop = fulfilIntent(here.source, intent, () => setFilling(false));
    return () => {
      stop();
      void here.connection.leave();
    };
  }, [code]);
  return { joined, isFilling };
}

/** Whoever comes for the first time and said no name yet is asked for it, if there is a table to come to. */
function useStranger(code: string): readonly [isStranger: boolean | null, know: () => void] {
  const [isStranger, setStranger] = useState<boolean | null>(() =>
    settings.get().name.trim() !== '' || isIntended(code) || leftTables.get().some((table) => table.code === code)
      ? false
      : null,
  );
  useEffect(() => {
    if (isStranger === null) void findTable(code).then(({ ok }) => setStranger(ok));
  }, [isStranger, code]);
  return [isStranger, () => setStranger(false)];
}

/** A table in a server's room, from coming in to the end. */
export default function PlayPage({ code }: { readonly code: string }): ReactElement {
  const [isStranger, know] = useStranger(code);
  if (isStranger === null) return <LoadingPage />;
  return isStranger ? <NamePage enter={know} /> : <KnownPage code={code} />;
}

function KnownPage({ code }: { readonly code: string }): ReactElement {
  const { joined, isFilling } = useJoined(code);
  if (joined === null) return <LoadingPage />;
  return (
    <>
      <JoinedTable {...joined} code={code} isFilling={isFilling} />
      <Announcement source={joined.source} />
    </>
  );
}

type JoinedTableProps = Joined & { readonly code: string; readonly isFilling: boolean };

function JoinedTable({ connection, source, code, isFilling }: JoinedTableProps): ReactElement {
  const table = useStore(source);
  const status = useSyncExternalStore(
    (listener) => connection.subscribe(listener),
    () => connection.status,
  );
  const reason = status === 'closed' ? connection.reason : null;
  useEffect(() => void (table && remember(table)), [table]);
  const isGone =
    reason === 'no-such-table' || reason === 'outdated-match' || reason === 'removed' || reason === 'banned';
  useEffect(() => void (isGone && forgetTable(code)), [isGone, code]);
  if (reason === 'locked') return <PasswordPage room={code} />;
  if (reason !== null && reason !== 'left') return <TroublePage kind={reason} />;
  if (table === null) return status === 'connecting' ? <LoadingPage /> : <TroublePage kind="returning" />;
  if (table.phase !== 'gathering') return <Match source={source} />;
  return isFilling ? <LoadingPage /> : <Waiting source={source} table={table} />;
}

/** What is now, or what was. */
function Match({ source }: { readonly source: TableSource }): ReactElement {
  const isLookingBack = useStore(lookingBack);
  const back = (): void => lookingBack.set(false);
  useEffect(() => back, []);
  if (!isLookingBack) return <HelpedTable source={source} />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <LookBack {...{ source, back }} />
    </Suspense>
  );
}

interface WaitingProps {
  readonly source: TableSource;
  readonly table: TableInfo;
}

function Waiting({ source: { actions }, table }: WaitingProps): ReactElement {
  const [isElsewhere, setElsewhere] = useState(false);
  if (!actions?.seating) return <LoadingPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      {isElsewhere ? (
        <Meanwhile table={table} back={() => setElsewhere(false)} />
      ) : (
        <Gathering {...{ actions, table }} seating={actions.seating} meanwhile={() => setElsewhere(true)} />
      )}
    </Suspense>
  );
}
