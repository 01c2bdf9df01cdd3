import type { ListedTable } from '@dolmen/client/lobby';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { tableHash } from '../route.ts';
import { useLobbyWords } from '../words.tsx';
import { serverAddress } from './rooms.ts';
import { useInSight } from './use-in-sight.ts';

type Tables = readonly ListedTable[] | 'looking' | 'offline';

/** Tables as they come and go. What listens is only fetched, and only listens, while somebody can see the list. */
function useTables(list: RefObject<Element | null>): Tables {
  const [tables, setTables] = useState<Tables>('looking');
  const isInSight = useInSight(list);
  useEffect(() => {
    if (!isInSight) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    const watch = async (): Promise<void> => {
      const { watchLobby } = await import('@dolmen/client/lobby');
      if (!isGone) stop = watchLobby(serverAddress(), (found) => setTables(found ?? 'offline'));
    };
    watch().catch(() => setTables('offline'));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isInSight]);
  return tables;
}

function Row({ table }: { readonly table: ListedTable }): ReactElement {
  const { t } = useLobbyWords();
  const canJoin = table.phase === 'gathering' && table.open > 0;
  const names = table.seats.map(({ name }) => name).filter((name) => name !== '');
  return (
    <li>
      <a className="table-row" href={tableHash(table.code)}>
        <strong>{t(`lobby.game.${table.game}`)}</strong>
        <span>{names.join(', ') || t('lobby.nobody-yet')}</span>
        <span className="row-note">{canJoin ? t('lobby.seats-open', { count: table.open }) : t('lobby.watch')}</span>
      </a>
    </li>
  );
}

export function OpenTables(): ReactElement {
  const { t } = useLobbyWords();
  const section = useRef<HTMLElement>(null);
  const tables = useTables(section);
  return (
    <section className="open-tables" aria-labelledby="open-title" ref={section}>
      <h2 id="open-title">{t('lobby.open-tables')}</h2>
      {tables === 'looking' && <p className="faint">{t('lobby.looking')}</p>}
      {tables === 'offline' && <p className="faint">{t('lobby.offline')}</p>}
      {tables.length === 0 && <p className="faint">{t('lobby.no-tables')}</p>}
      {typeof tables !== 'string' && (
        <ul>
          {tables.map((table) => (
            <Row key={table.code} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
