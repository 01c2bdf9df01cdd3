import { connectTable, type TableConnection } from '@dolmen/client';
import { lazy, type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { HelpedTable } from './help/helped-table.tsx';
import { fulfilIntent } from './lobby/fulfil-intent.ts';
import { Gathering } from './lobby/gathering.tsx';
import { takeIntent } from './lobby/intent.ts';
import { forgetTable, rememberTable } from './lobby/left-tables.ts';
import { serverAddress } from './lobby/rooms.ts';
import { LoadingPage, TroublePage } from './lobby/trouble-page.tsx';
import { roomSource } from './session/room-source.ts';
import type { TableInfo, TableSource } from './session/table-source.ts';
import { settings } from './settings.ts';
import { useStore } from './store.ts';
import { useLobbyWords } from './words.tsx';

const PasswordPage = lazy(() => import('./lobby/password-page.tsx'));

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
function remember({ seat, phase, code, game, seats }: TableInfo): void {
  if (phase === 'over') forgetTable(code);
  else if (seat !== null)
    rememberTable({ code, game, players: seats.map(({ name }) => name).filter(Boolean), at: Date.now() });
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
    const intent = takeIntent(code);
    setJoined(here);
    setFilling(intent?.computers != null);
    const stop = fulfilIntent(here.source, intent, () => setFilling(false));
    return () => {
      stop();
      void here.connection.leave();
    };
  }, [code]);
  return { joined, isFilling };
}

/** A table in a server's room, from coming in to the end. */
export default function PlayPage({ code }: { readonly code: string }): ReactElement {
  const { joined, isFilling } = useJoined(code);
  return joined ? <JoinedTable {...joined} code={code} isFilling={isFilling} /> : <LoadingPage />;
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
  const isGone = reason === 'no-such-table' || reason === 'outdated-match' || reason === 'removed';
  useEffect(() => void (isGone && forgetTable(code)), [isGone, code]);
  if (reason === 'locked') return <PasswordPage room={code} />;
  if (reason !== null && reason !== 'left') return <TroublePage kind={reason} />;
  if (table === null) return status === 'connecting' ? <LoadingPage /> : <TroublePage kind="returning" />;
  if (table.phase !== 'gathering') return <HelpedTable source={source} />;
  const { seating = null, hosting = null } = source.actions ?? {};
  return isFilling || !seating ? <LoadingPage /> : <Gathering {...{ seating, hosting, table }} />;
}
